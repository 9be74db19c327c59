import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { jobs, keptMail } from '../../db/schema/operations.ts';
import type { MarkingRequest } from './queries.ts';

/** Every message about a request is sent under a key that names it. */
const isAbout = (id: string): SQL => sql`position(${id} in ${jobs.uniqueKey}) > 0`;

/**
 * Without a mail server messages are kept: those about a request go with it, and with the last of a closed account those
 * to its own address. Whoever else has the feedback address keeps theirs.
 */
export async function forgetMailAbout(db: Db, { id, userId, customerEmail }: MarkingRequest): Promise<void> {
  const sent = db().select({ id: jobs.id }).from(jobs).where(isAbout(id));
  const named = sql`position(${id} in ${keptMail.bodyText}) > 0`;
  const owner = db().select({ id: users.id }).from(users).where(eq(users.email, customerEmail));
  const nobodys = userId ? undefined : and(eq(keptMail.recipient, customerEmail), notExists(owner));
  await db()
    .delete(keptMail)
    .where(or(named, inArray(keptMail.id, sent), nobodys));
}

/** What a student has not been sent yet about a request. What the marker is owed still goes. */
export async function cancelMailAbout(db: Db, { id, email }: Pick<MarkingRequest, 'id' | 'email'>): Promise<void> {
  const recipient = sql`${jobs.payload}->>'to'`;
  await db()
    .delete(jobs)
    .where(and(eq(jobs.kind, 'send_mail'), isNull(jobs.doneAt), isAbout(id), eq(recipient, email)));
}
