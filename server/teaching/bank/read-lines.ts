import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from '#domain/subjects.ts';

/** All lines of a room of `content`, in the order of its files; a file's name begins with its subject. */
export async function readLines<Line>(folder: string, room: string): Promise<{ subject: Subject; line: Line }[]> {
  const place = join(folder, 'content', room);
  const names = (await readdir(place)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const subject = name.split(/[-.]/)[0] as Subject;
      const lines = (await readFile(join(place, name), 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => ({ subject, line: JSON.parse(line) as Line }));
    }),
  );
  return files.flat();
}
