import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { voiceCalls } from '../../../db/schema/tutor.ts';
import type { CallReport } from '../../../providers/call/interface.ts';

type NewCall = Pick<
  typeof voiceCalls.$inferInsert,
  'id' | 'vendor' | 'userId' | 'subject' | 'startedAt' | 'forgottenAt'
>;

export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await db().insert(voiceCalls).values(call).onConflictDoNothing();
}

export async function setCountedSeconds(db: Db, id: string, countedSeconds: number): Promise<void> {
  await db().update(voiceCalls).set({ countedSeconds }).where(eq(voiceCalls.id, id));
}

/** Once: what the vendor reports again changes nothing. Gives back what was counted, or nothing for an unknown call. */
export async function settleCall(db: Db, { id, seconds }: CallReport, settledAt: Date): Promise<number | undefined> {
  const [settled] = await db()
    .update(voiceCalls)
    .set({ reportedSeconds: seconds, settledAt })
    .where(and(eq(voiceCalls.id, id), isNull(voiceCalls.settledAt)))
    .returning({ countedSeconds: voiceCalls.countedSeconds });
  return settled?.countedSeconds;
}
