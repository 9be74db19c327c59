import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { keptMail } from '../../db/schema.ts';
import type { MarkingRequest } from './queries.ts';

/** Without a mail server messages are kept: those about a request go with it. */
export async function forgetMailAbout(db: Db, { id, userId, email, customerEmail }: MarkingRequest): Promise<void> {
  const about = sql`position(${id} in ${keptMail.bodyText}) > 0`;
  const to = userId ? undefined : inArray(keptMail.recipient, [email, customerEmail]);
  await db().delete(keptMail).where(or(about, to));
}
