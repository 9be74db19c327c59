import { and, asc, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../../db/database.ts';
import { evidence } from '../../../db/schema/memory.ts';
import { practiceAttempts, practiceRuns } from '../../../db/schema/practice.ts';
import { conversations } from '../../../db/schema/tutor.ts';

/** All evidence of a subject, as the map weighs it. */
export async function readShown(db: Db, userId: string, subject: Subject) {
  return db()
    .select({
      sectionId: evidence.sectionId,
      itemKind: evidence.itemKind,
      itemId: evidence.itemId,
      verdict: evidence.verdict,
      hints: evidence.hints,
      shownAt: evidence.shownAt,
    })
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject)));
}

type Place = { userId: string; subject: Subject; sectionId: string };

/** The student's own work in a section, the newest first. */
export async function readSectionAttempts(db: Db, { userId, subject, sectionId }: Place, most: number) {
  return db()
    .select()
    .from(practiceAttempts)
    .where(
      and(
        eq(practiceAttempts.userId, userId),
        eq(practiceAttempts.subject, subject),
        eq(practiceAttempts.sectionId, sectionId),
      ),
    )
    .orderBy(desc(practiceAttempts.attemptedAt), desc(practiceAttempts.id))
    .limit(most);
}

/** What conversations have shown of a section, with where each was held, as long as it is kept. */
export async function readSectionChecks(db: Db, { userId, subject, sectionId }: Place, most: number) {
  return db()
    .select({
      id: evidence.id,
      itemKind: evidence.itemKind,
      itemId: evidence.itemId,
      verdict: evidence.verdict,
      hints: evidence.hints,
      missing: evidence.missing,
      shownAt: evidence.shownAt,
      conversationId: conversations.id,
      agentId: conversations.agentId,
      focus: conversations.focus,
    })
    .from(evidence)
    .leftJoin(conversations, and(eq(conversations.id, evidence.conversationId), eq(conversations.userId, userId)))
    .where(
      and(
        eq(evidence.userId, userId),
        eq(evidence.subject, subject),
        eq(evidence.sectionId, sectionId),
        isNull(evidence.attemptId),
      ),
    )
    .orderBy(desc(evidence.shownAt), desc(evidence.id))
    .limit(most);
}

/** Without the work itself: what the plots need. */
export async function readAttemptFacts(db: Db, userId: string, from: Date) {
  return db()
    .select({
      subject: practiceAttempts.subject,
      sectionId: practiceAttempts.sectionId,
      itemKind: practiceAttempts.itemKind,
      itemId: practiceAttempts.itemId,
      verdict: practiceAttempts.verdict,
      hints: practiceAttempts.hints,
      takenMs: practiceAttempts.takenMs,
      sureness: practiceAttempts.sureness,
      attemptedAt: practiceAttempts.attemptedAt,
    })
    .from(practiceAttempts)
    .where(and(eq(practiceAttempts.userId, userId), gte(practiceAttempts.attemptedAt, from)))
    .orderBy(asc(practiceAttempts.attemptedAt), asc(practiceAttempts.id));
}

/** When conversations have shown something: those are days with work too. */
export async function readCheckTimes(db: Db, userId: string, from: Date, until?: Date) {
  return db()
    .select({ shownAt: evidence.shownAt })
    .from(evidence)
    .where(
      and(
        eq(evidence.userId, userId),
        isNull(evidence.attemptId),
        gte(evidence.shownAt, from),
        until && lt(evidence.shownAt, until),
      ),
    );
}

/** What was shown since, each with the scope of the run that it was shown in. */
export async function readShownSince(db: Db, userId: string, subject: Subject, from: Date) {
  return db()
    .select({ itemKind: evidence.itemKind, sectionId: evidence.sectionId, scope: practiceRuns.scope })
    .from(evidence)
    .leftJoin(practiceAttempts, eq(practiceAttempts.id, evidence.attemptId))
    .leftJoin(practiceRuns, eq(practiceRuns.id, practiceAttempts.runId))
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject), gte(evidence.shownAt, from)));
}
