import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { markingLinks } from '../../db/schema/tmq.ts';
import type { RequestKey } from './queries.ts';

export type LinkRow = typeof markingLinks.$inferSelect;

export async function insertLink(db: Db, row: typeof markingLinks.$inferInsert): Promise<void> {
  await db().insert(markingLinks).values(row);
}

export async function readLink(db: Db, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await db()
    .select()
    .from(markingLinks)
    .where(and(eq(markingLinks.tokenHash, tokenHash), isNull(markingLinks.revokedAt)));
  return row;
}

/** The marker's links to one request; the student's own link to the feedback stays. */
export async function revokeMarkerLinks(db: Db, { subject, id }: RequestKey, at: Date): Promise<void> {
  await db()
    .update(markingLinks)
    .set({ revokedAt: at })
    .where(
      and(
        eq(markingLinks.subject, subject),
        eq(markingLinks.requestId, id),
        inArray(markingLinks.purpose, ['desk', 'document']),
        isNull(markingLinks.revokedAt),
      ),
    );
}

export async function deleteLinksExpiredBefore(db: Db, before: Date): Promise<void> {
  await db().delete(markingLinks).where(lt(markingLinks.expiresAt, before));
}
