import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from '#domain/subjects.ts';
import type { Entry } from './entry.ts';

/** All written answers, in the order in which their vectors stand. */
export async function readBank(folder = '.'): Promise<Entry[]> {
  const place = join(folder, 'content/answers');
  const names = (await readdir(place)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const subject = name.slice(0, name.indexOf('-')) as Subject;
      const lines = (await readFile(join(place, name), 'utf8')).split('\n').filter(Boolean);
      return lines.map((line): Entry => ({ ...JSON.parse(line), subject }));
    }),
  );
  return files.flat();
}
