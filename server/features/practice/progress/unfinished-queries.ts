import { and, countDistinct, desc, eq, gte, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../../db/database.ts';
import { practiceAttempts, practiceDrafts, practiceRuns } from '../../../db/schema/practice.ts';

/** The newest run that was begun, answered in, and left before its end. */
export async function readUnfinishedRun(db: Db, userId: string, subject: Subject, since: Date) {
  const answered = countDistinct(practiceAttempts.itemId);
  const [run] = await db()
    .select({ id: practiceRuns.id, itemIds: practiceRuns.itemIds, answered })
    .from(practiceRuns)
    .innerJoin(practiceAttempts, eq(practiceAttempts.runId, practiceRuns.id))
    .where(
      and(
        eq(practiceRuns.userId, userId),
        eq(practiceRuns.subject, subject),
        isNull(practiceRuns.endedAt),
        gte(practiceRuns.startedAt, since),
      ),
    )
    .groupBy(practiceRuns.id)
    .orderBy(desc(practiceRuns.startedAt))
    .limit(1);
  const left = run ? run.itemIds.length - run.answered : 0;
  return run && left > 0 ? { id: run.id, left, of: run.itemIds.length } : null;
}

/** The newest draft that has not been handed in since it was saved. */
export async function readNewestDraft(db: Db, userId: string, subject: Subject, since: Date) {
  const handedIn = db()
    .select({ id: practiceAttempts.id })
    .from(practiceAttempts)
    .where(
      and(
        eq(practiceAttempts.userId, practiceDrafts.userId),
        eq(practiceAttempts.subject, practiceDrafts.subject),
        eq(practiceAttempts.itemId, practiceDrafts.itemId),
        gte(practiceAttempts.attemptedAt, practiceDrafts.savedAt),
        // A plan that was looked at leaves the answer to the same question still to hand in; so do an exercise's kinds.
        or(
          inArray(practiceDrafts.kind, ['diagram', 'plan']),
          eq(sql`${practiceAttempts.work}->>'kind'`, practiceDrafts.kind),
        ),
      ),
    );
  const [draft] = await db()
    .select({ kind: practiceDrafts.kind, itemId: practiceDrafts.itemId })
    .from(practiceDrafts)
    .where(
      and(
        eq(practiceDrafts.userId, userId),
        eq(practiceDrafts.subject, subject),
        gte(practiceDrafts.savedAt, since),
        notExists(handedIn),
      ),
    )
    .orderBy(desc(practiceDrafts.savedAt))
    .limit(1);
  return draft ?? null;
}
