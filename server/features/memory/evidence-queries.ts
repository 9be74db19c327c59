import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence, WeakPoint } from '#domain/tutor.ts';
import type { Db } from '../../db/database.ts';
import { evidence } from '../../db/schema/memory.ts';

/** Where evidence comes from: a conversation, or a piece of work. */
export type EvidenceSource = { source: 'tutor'; conversationId: string } | { source: 'practice'; attemptId: string };

export async function insertEvidence(
  db: Db,
  userId: string,
  shown: Evidence[],
  from: EvidenceSource,
  shownAt: Date,
): Promise<void> {
  await db()
    .insert(evidence)
    .values(shown.map((item) => ({ ...item, ...from, id: randomUUID(), userId, shownAt })));
}

const mostWeakPoints = 10;

/** What the newest evidence (before a moment, where one is given) shows as not right: the weakest first, then the newest. */
export async function readWeakPoints(
  db: Db,
  { userId, subject, notFrom, before }: { userId: string; subject: Subject; notFrom?: string; before?: Date },
): Promise<WeakPoint[]> {
  const newest = await db()
    .selectDistinctOn([evidence.itemKind, evidence.itemId])
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject), before && lt(evidence.shownAt, before)))
    .orderBy(evidence.itemKind, evidence.itemId, desc(evidence.shownAt));
  return newest
    .filter(({ verdict, conversationId }) => verdict !== 'right' && (!notFrom || conversationId !== notFrom))
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
