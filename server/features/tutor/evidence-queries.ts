import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Evidence, WeakPoint } from '#domain/tutor.ts';
import type { Db } from '../../db/database.ts';
import { evidence } from '../../db/schema.ts';
import type { Conversation } from './queries.ts';

export async function insertEvidence(
  db: Db,
  { id: conversationId, userId }: Pick<Conversation, 'id' | 'userId'>,
  shown: Evidence[],
  shownAt: Date,
): Promise<void> {
  if (shown.length === 0) return;
  const rows = shown.map((item) => ({ ...item, id: randomUUID(), userId, source: 'tutor', conversationId, shownAt }));
  await db().insert(evidence).values(rows);
}

const mostWeakPoints = 10;

/** What the newest evidence of earlier conversations shows as not right: the weakest first, then the newest. */
export async function readWeakPoints(
  db: Db,
  { id, userId, subject }: Pick<Conversation, 'id' | 'userId' | 'subject'>,
): Promise<WeakPoint[]> {
  const newest = await db()
    .selectDistinctOn([evidence.itemKind, evidence.itemId])
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject)))
    .orderBy(evidence.itemKind, evidence.itemId, desc(evidence.shownAt));
  return newest
    .filter(({ verdict, conversationId }) => verdict !== 'right' && conversationId !== id)
    .sort((a, b) => weakness(b) - weakness(a) || b.shownAt.getTime() - a.shownAt.getTime())
    .slice(0, mostWeakPoints)
    .map(({ sectionId, itemKind, itemId, missing }) => ({
      sectionId,
      itemKind,
      itemId,
      ...(missing === null ? {} : { missing }),
    }));
}

function weakness({ verdict, hints }: typeof evidence.$inferSelect): number {
  return (verdict === 'not yet' ? 10 : 0) + hints;
}
