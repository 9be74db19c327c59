import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { tmqBacktrack, tmqUploads } from '../../db/schema/tmq.ts';

export type Upload = typeof tmqUploads.$inferSelect;

export async function insertUpload(db: Db, row: typeof tmqUploads.$inferInsert): Promise<void> {
  await db().insert(tmqUploads).values(row);
}

export async function readOwnUpload(db: Db, userId: string, id: string): Promise<Upload | undefined> {
  const [row] = await db()
    .select()
    .from(tmqUploads)
    .where(and(eq(tmqUploads.id, id), eq(tmqUploads.userId, userId)));
  return row;
}

/** Ties a file to a new request. False when the file is gone. */
export async function bindUpload(db: Db, upload: Upload, requestId: string): Promise<boolean> {
  const bound = await db()
    .update(tmqUploads)
    .set({ requestId })
    .where(eq(tmqUploads.id, upload.id))
    .returning({ id: tmqUploads.id });
  return bound.length > 0;
}

export async function deleteUploadOf(db: Db, requestId: string): Promise<void> {
  await db().delete(tmqUploads).where(eq(tmqUploads.requestId, requestId));
}

/** Files that belong to no request. */
export async function takeUnboundUploads(db: Db, before: Date): Promise<Upload[]> {
  return db()
    .delete(tmqUploads)
    .where(and(hasNoRequest(db), or(lt(tmqUploads.createdAt, before), isNull(tmqUploads.userId))))
    .returning();
}

/** Every file of somebody's that is not part of a request. */
export async function takeUploadsOf(db: Db, userId: string): Promise<Upload[]> {
  return db()
    .delete(tmqUploads)
    .where(and(hasNoRequest(db), eq(tmqUploads.userId, userId)))
    .returning();
}

function hasNoRequest(db: Db) {
  return notExists(
    db().select({ id: tmqBacktrack.id }).from(tmqBacktrack).where(eq(tmqBacktrack.id, tmqUploads.requestId)),
  );
}

export async function takeUnboundUpload(db: Db, userId: string, id: string): Promise<Upload | undefined> {
  const [row] = await db()
    .delete(tmqUploads)
    .where(and(eq(tmqUploads.id, id), eq(tmqUploads.userId, userId), isNull(tmqUploads.requestId)))
    .returning();
  return row;
}
