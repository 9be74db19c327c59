import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { voiceCalls } from '../../../db/schema.ts';

type NewCall = Pick<typeof voiceCalls.$inferInsert, 'id' | 'vendor' | 'userId' | 'subject' | 'startedAt'>;

export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await db().insert(voiceCalls).values(call).onConflictDoNothing();
}

export async function setCountedSeconds(db: Db, id: string, countedSeconds: number): Promise<void> {
  await db().update(voiceCalls).set({ countedSeconds }).where(eq(voiceCalls.id, id));
}
