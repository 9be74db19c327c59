import { and, asc, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../../db/database.ts';
import { evidence } from '../../../db/schema/memory.ts';
import { practiceAttempts, practiceRuns } from '../../../db/schema/practice.ts';

export type Run = typeof practiceRuns.$inferSelect;
export type AttemptRow = typeof practiceAttempts.$inferSelect;

/** The newest replaces what was left open; sent twice, it is one run. */
export async function insertRun(db: Db, run: Omit<Run, 'endedAt'>): Promise<void> {
  await db.transaction(async () => {
    await db()
      .update(practiceRuns)
      .set({ endedAt: run.startedAt })
      .where(and(isOpen(run.userId, run.subject), ne(practiceRuns.id, run.id)));
    await db().insert(practiceRuns).values(run).onConflictDoNothing();
  });
}

/** One of the student's own: anybody else's is not there. */
export async function requireRun(db: Db, userId: string, id: string): Promise<Run> {
  const [run] = await db()
    .select()
    .from(practiceRuns)
    .where(and(eq(practiceRuns.id, id), eq(practiceRuns.userId, userId)));
  if (!run) throw new Failure('not_found');
  return run;
}

/** Until the transaction ends, no other answer to this run is stored. */
export async function lockRun(db: Db, id: string): Promise<void> {
  await db().select({ id: practiceRuns.id }).from(practiceRuns).where(eq(practiceRuns.id, id)).for('update');
}

export async function readOpenRun(db: Db, userId: string, subject: Subject): Promise<Run | undefined> {
  const [run] = await db()
    .select()
    .from(practiceRuns)
    .where(isOpen(userId, subject))
    .orderBy(desc(practiceRuns.startedAt))
    .limit(1);
  return run;
}

export async function endRun(db: Db, id: string, now: Date): Promise<void> {
  await db()
    .update(practiceRuns)
    .set({ endedAt: now })
    .where(and(eq(practiceRuns.id, id), isNull(practiceRuns.endedAt)));
}

/** In the order in which they came. */
export async function readRunAttempts(db: Db, runId: string): Promise<AttemptRow[]> {
  return db()
    .select()
    .from(practiceAttempts)
    .where(eq(practiceAttempts.runId, runId))
    .orderBy(asc(practiceAttempts.attemptedAt));
}

/** The questions whose newest evidence was not right. */
export async function readWeakQuestions(db: Db, userId: string, subject: Subject): Promise<Set<string>> {
  const newest = await db()
    .selectDistinctOn([evidence.itemId], { itemId: evidence.itemId, verdict: evidence.verdict })
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject), eq(evidence.itemKind, 'question')))
    .orderBy(evidence.itemId, desc(evidence.shownAt));
  return new Set(newest.filter(({ verdict }) => verdict !== 'right').map(({ itemId }) => itemId));
}

/** How each question of a run went the last time before it, where there was one. */
export async function readVerdictsBefore(db: Db, { userId, subject, itemIds, startedAt }: Run) {
  const rows = await db()
    .selectDistinctOn([evidence.itemId], { itemId: evidence.itemId, verdict: evidence.verdict })
    .from(evidence)
    .where(
      and(
        eq(evidence.userId, userId),
        eq(evidence.subject, subject),
        eq(evidence.itemKind, 'question'),
        inArray(evidence.itemId, itemIds),
        lt(evidence.shownAt, startedAt),
      ),
    )
    .orderBy(evidence.itemId, desc(evidence.shownAt));
  return new Map(rows.map(({ itemId, verdict }) => [itemId, verdict]));
}

function isOpen(userId: string, subject: Subject) {
  return and(eq(practiceRuns.userId, userId), eq(practiceRuns.subject, subject), isNull(practiceRuns.endedAt));
}
