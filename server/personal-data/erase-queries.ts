import { and, eq, isNull, like, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { backtrack } from '../db/schema/account.ts';
import { jobs, keptMail } from '../db/schema/operations.ts';
import { trackedTime } from '../db/schema/usage.ts';

/** They are named by the user's id and not tied to the user's row. */
export async function deleteVoiceMinutes(db: Db, userId: string): Promise<void> {
  await db()
    .delete(trackedTime)
    .where(like(trackedTime.id, `${userId}/%`));
}

/** The registration that made the account. One that still waits to be paid is somebody's at the card page. */
export async function deletePendingOf(db: Db, userId: string): Promise<void> {
  await db().delete(backtrack).where(eq(backtrack.userId, userId));
}

/** What has not been sent yet, and what was kept for want of a mail server. */
export async function deleteMailTo(db: Db, address: string): Promise<void> {
  await db().delete(keptMail).where(eq(keptMail.recipient, address));
  const recipient = sql`${jobs.payload}->>'to'`;
  await db()
    .delete(jobs)
    .where(and(eq(jobs.kind, 'send_mail'), isNull(jobs.doneAt), eq(recipient, address)));
}
