import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import { practiceAttempts } from '../../../db/schema/practice.ts';
import type { Deps } from '../../../deps.ts';

/** 'I did say that': kept once, with the student's reason, for whoever betters the marking. It changes no mark. */
export async function recordAppeal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  attemptId: string,
  note: string | undefined,
): Promise<void> {
  const own = and(eq(practiceAttempts.id, attemptId), eq(practiceAttempts.userId, userId));
  const [attempt] = await db().select({ id: practiceAttempts.id }).from(practiceAttempts).where(own);
  if (!attempt) throw new Failure('not_found');
  await db()
    .update(practiceAttempts)
    .set({ appealedAt: clock.now(), appealNote: note || null })
    .where(and(own, isNull(practiceAttempts.appealedAt)));
}
