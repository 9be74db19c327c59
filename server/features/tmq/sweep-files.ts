import type { Deps } from '../../deps.ts';
import { documentFolder } from './documents/receive-document.ts';
import { findUnnamedFiles } from './file-queries.ts';

const day = 86_400_000;
const batch = 500;
/** Crashes leave a few. Where most files have no row, the database is not the one that the files belong to. */
const fewFiles = 10;

/** A process that died between storing a file and writing its row leaves a file that nobody can reach: gone after a day. */
export async function sweepFiles({ db, clock, files, log }: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>) {
  const yesterday = new Date(clock.now().getTime() - day);
  const old: string[] = [];
  for await (const { key, storedAt } of files.list(documentFolder)) if (storedAt < yesterday) old.push(key);
  const unnamed: string[] = [];
  for (let at = 0; at < old.length; at += batch)
    unnamed.push(...(await findUnnamedFiles(db, old.slice(at, at + batch))));
  if (unnamed.length > fewFiles && unnamed.length > old.length / 2) {
    log.warn({ files: old.length, unnamed: unnamed.length }, 'files of another database are left alone');
    return;
  }
  for (const key of unnamed) await files.delete(key);
}
