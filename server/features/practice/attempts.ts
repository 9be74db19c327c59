import { and, eq } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import type { Evidence } from '#domain/tutor.ts';
import { practiceAttempts } from '../../db/schema/practice.ts';
import type { Deps } from '../../deps.ts';
import { recordEvidence } from '../memory/record-evidence.ts';

/** A piece of work as it was marked. `id` is the browser's name for it: sent again, it is the same piece of work. */
export type Attempt<Marking> = Omit<Evidence, 'verdict' | 'unassisted'> & {
  id: string;
  runId?: string;
  /** What the student gave: words, a drawing, an order of links. */
  work: unknown;
  /** As it is shown to the student, now and later. */
  marking: Marking;
  /** 'unsure' is kept and shown, and counts for nothing. */
  verdict: Evidence['verdict'] | 'unsure';
  takenMs?: number;
  /** How sure the student was, from 0 to 100, before it was marked. */
  sureness?: number;
};

/** Stores a piece of work once, with the evidence that it gives. Sent again, it answers with what was said the first time. */
export async function recordAttempt<Marking>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  attempt: Attempt<Marking>,
): Promise<Marking> {
  const { missing, verdict, ...kept } = attempt;
  return db.transaction(async () => {
    const added = await db()
      .insert(practiceAttempts)
      .values({ ...kept, verdict, userId, attemptedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: practiceAttempts.id });
    if (added.length === 0) return readMarking<Marking>({ db }, userId, attempt.id);
    if (verdict === 'unsure') return attempt.marking;
    const { subject, sectionId, itemKind, itemId, hints } = attempt;
    const unassisted = hints === 0;
    const shown = { subject, sectionId, itemKind, itemId, verdict, hints, unassisted, ...(missing ? { missing } : {}) };
    await recordEvidence({ db, clock }, userId, [shown], { source: 'practice', attemptId: attempt.id });
    return attempt.marking;
  });
}

/** Somebody else's name for his own work says nothing about it. */
async function readMarking<Marking>({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Marking> {
  const [stored] = await db()
    .select({ marking: practiceAttempts.marking })
    .from(practiceAttempts)
    .where(and(eq(practiceAttempts.id, id), eq(practiceAttempts.userId, userId)));
  if (!stored) throw new Failure('not_found');
  return stored.marking as Marking;
}
