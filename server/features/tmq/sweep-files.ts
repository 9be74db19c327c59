import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Job } from '../../jobs/job.ts';
import { documentFolder } from './documents/receive-document.ts';
import { deleteIncomingFiles, findUnnamedFiles, insertIncomingFile, readIncomingFiles } from './file-queries.ts';

const day = 86_400_000;
const batch = 500;

type World = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>;

export const deleteFileJob: Job<'delete_file'> = {
  kind: 'delete_file',
  lane: 'slow',
  run: ({ files }, { key }) => files.delete(key),
};

/** The store, with each file written down in the database before it is stored. */
export function noteIncoming({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Deps['files'] {
  return {
    ...files,
    async put(key, content, options) {
      await insertIncomingFile(db, key, clock.now());
      return files.put(key, content, options);
    },
  };
}

/**
 * A process that died between storing a file and writing its row leaves a file that nobody can reach: gone after a day.
 * A file that this database never began is somebody's: it was restored from a backup that is older than the file.
 */
export async function sweepFiles({ db, clock, files, log }: World): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - day);
  const begun = await readIncomingFiles(db, yesterday);
  const old: string[] = [];
  const young = new Set<string>();
  for await (const { key, storedAt } of files.list(documentFolder))
    if (storedAt < yesterday) old.push(key);
    else young.add(key);
  const unnamed: string[] = [];
  for (let at = 0; at < old.length; at += batch)
    unnamed.push(...(await findUnnamedFiles(db, old.slice(at, at + batch))));
  const strange = unnamed.filter((key) => !begun.has(key)).length;
  if (strange > 0) log.warn({ files: old.length, strange }, 'files that this database never stored are left alone');
  await db.transaction(async () => {
    // As jobs: one that the store does not let go of holds up no other, and is tried again.
    for (const key of unnamed) if (begun.has(key)) await enqueueJob({ db, clock }, 'delete_file', { key });
    // Begun before and stored after that moment: looked at next time, and known then.
    await deleteIncomingFiles(
      db,
      [...begun].filter((key) => !young.has(key)),
    );
  });
}
