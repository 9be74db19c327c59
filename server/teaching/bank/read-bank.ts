import { projectFolder } from '../../project-folder.ts';
import type { Entry } from './entry.ts';
import { readLines } from './read-lines.ts';

/** All written answers, in the order in which their vectors stand. */
export async function readBank(folder = projectFolder): Promise<Entry[]> {
  const answers = await readLines<Omit<Entry, 'subject'>>(folder, 'answers');
  return answers.map(({ subject, line }) => ({ ...line, subject }));
}
