import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { incomingFiles, tmqBacktrack, tmqFeedback, tmqUploads } from '../../db/schema/tmq.ts';

/**
 * Which of these files no row names. One statement, so that it sees one moment: a file that passes from an upload to a
 * request is never between the two.
 */
export async function findUnnamedFiles(db: Db, keys: readonly string[]): Promise<string[]> {
  const named = await db()
    .select({ key: tmqUploads.fileKey })
    .from(tmqUploads)
    .where(inArray(tmqUploads.fileKey, keys))
    .unionAll(
      db().select({ key: tmqBacktrack.filePath }).from(tmqBacktrack).where(inArray(tmqBacktrack.filePath, keys)),
    )
    .unionAll(
      db()
        .select({ key: sql<string>`${tmqFeedback.fileKey}` })
        .from(tmqFeedback)
        .where(inArray(tmqFeedback.fileKey, keys)),
    );
  const known = new Set(named.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

export async function insertIncomingFile(db: Db, fileKey: string, begunAt: Date): Promise<void> {
  await db().insert(incomingFiles).values({ fileKey, begunAt });
}

/** Which files were begun before a moment, by what this database knows. */
export async function readIncomingFiles(db: Db, before: Date): Promise<Set<string>> {
  const rows = await db().select().from(incomingFiles).where(lt(incomingFiles.begunAt, before));
  return new Set(rows.map(({ fileKey }) => fileKey));
}

export async function deleteIncomingFiles(db: Db, keys: readonly string[]): Promise<void> {
  await db().delete(incomingFiles).where(inArray(incomingFiles.fileKey, keys));
}
