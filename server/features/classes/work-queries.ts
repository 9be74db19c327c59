import { and, countDistinct, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Day } from '#domain/working-days.ts';
import type { Db } from '../../db/database.ts';
import { evidence, memoryCards } from '../../db/schema/memory.ts';
import { practiceAttempts, practiceRuns } from '../../db/schema/practice.ts';
import { talkedDays } from '../../db/schema/usage.ts';

/** Whose work is read, and in which subject: the other subject is nobody's business. */
export type Students = { userIds: string[]; subject: Subject };

/** What is known of each student's items. The words of an answer are in another table, and are never read here. */
export async function readEvidence(db: Db, { userIds, subject }: Students) {
  return db()
    .select({
      userId: evidence.userId,
      sectionId: evidence.sectionId,
      itemKind: evidence.itemKind,
      itemId: evidence.itemId,
      verdict: evidence.verdict,
      hints: evidence.hints,
      missing: evidence.missing,
      attemptId: evidence.attemptId,
      shownAt: evidence.shownAt,
    })
    .from(evidence)
    .where(and(inArray(evidence.userId, userIds), eq(evidence.subject, subject)));
}

export type EvidenceRow = Awaited<ReturnType<typeof readEvidence>>[number];

export async function readCardsOf(db: Db, { userIds, subject }: Students) {
  return db()
    .select()
    .from(memoryCards)
    .where(and(inArray(memoryCards.userId, userIds), eq(memoryCards.subject, subject)));
}

/** How each student's quick-fire questions were judged. What was in doubt counts for nothing, as everywhere. */
export async function readQuickFire(db: Db, { userIds, subject }: Students) {
  const { userId, verdict } = practiceAttempts;
  return db()
    .select({
      userId,
      answers: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where ${verdict} = 'right'))::int`,
      runs: sql<number>`count(distinct ${practiceAttempts.runId})::int`,
    })
    .from(practiceAttempts)
    .where(
      and(
        inArray(userId, userIds),
        eq(practiceAttempts.subject, subject),
        isNotNull(practiceAttempts.runId),
        sql`${verdict} <> 'unsure'`,
      ),
    )
    .groupBy(userId);
}

/** When and how long each student worked. */
export async function readTimes(db: Db, { userIds, subject }: Students, from: Date) {
  const { userId, takenMs, attemptedAt } = practiceAttempts;
  return db()
    .select({ userId, takenMs, attemptedAt })
    .from(practiceAttempts)
    .where(and(inArray(userId, userIds), eq(practiceAttempts.subject, subject), gte(attemptedAt, from)));
}

export async function readTalks(db: Db, { userIds, subject }: Students, from: Day) {
  const { userId, day, seconds } = talkedDays;
  return db()
    .select({ userId, day, seconds })
    .from(talkedDays)
    .where(and(inArray(userId, userIds), eq(talkedDays.subject, subject), gte(day, from)));
}

/** Runs that were answered to their last question. */
export async function readFinishedRuns(db: Db, { userIds, subject }: Students, from: Date) {
  const { id, userId, scope, startedAt, endedAt, itemIds } = practiceRuns;
  return db()
    .select({ userId, scope, startedAt, endedAt })
    .from(practiceRuns)
    .innerJoin(practiceAttempts, eq(practiceAttempts.runId, id))
    .where(and(inArray(userId, userIds), eq(practiceRuns.subject, subject), gte(startedAt, from), isNotNull(endedAt)))
    .groupBy(id)
    .having(eq(countDistinct(practiceAttempts.itemId), sql`cardinality(${itemIds})`));
}

/** Checked drawings and plans: which and when, and not what is in them. */
export async function readPieces(db: Db, { userIds, subject }: Students, from: Date) {
  const { userId, itemKind, itemId, attemptedAt } = practiceAttempts;
  return db()
    .select({ userId, itemKind, itemId, attemptedAt })
    .from(practiceAttempts)
    .where(
      and(
        inArray(userId, userIds),
        eq(practiceAttempts.subject, subject),
        gte(attemptedAt, from),
        or(eq(itemKind, 'diagram'), and(eq(itemKind, 'plan'), eq(sql`${practiceAttempts.work}->>'kind'`, 'plan'))),
      ),
    );
}
