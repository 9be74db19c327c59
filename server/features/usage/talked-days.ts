import { and, eq, gte, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import { type Day, londonDay } from '#domain/working-days.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { talkedDays } from '../../db/schema/usage.ts';
import type { Deps } from '../../deps.ts';

/** Adds a conversation to the student's own picture of his days. The allowance does not depend on it. */
export async function addTalk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, subject }: { userId: string; subject: Subject },
  seconds: number,
): Promise<void> {
  if (seconds <= 0) return;
  const day = londonDay(clock.now());
  // An account may be closed while it talks.
  const own = db()
    .select({
      userId: users.id,
      subject: sql`${subject}::text`.as('subject'),
      day: sql`${day}::date`.as('day'),
      seconds: sql`${seconds}::integer`.as('seconds'),
    })
    .from(users)
    .where(eq(users.id, userId));
  await db()
    .insert(talkedDays)
    .select(own)
    .onConflictDoUpdate({
      target: [talkedDays.userId, talkedDays.subject, talkedDays.day],
      set: { seconds: sql`${talkedDays.seconds} + excluded.seconds` },
    });
}

export async function readTalkedDays(db: Db, userId: string, from: Day) {
  return db()
    .select({ day: talkedDays.day, subject: talkedDays.subject, seconds: talkedDays.seconds })
    .from(talkedDays)
    .where(and(eq(talkedDays.userId, userId), gte(talkedDays.day, from)))
    .orderBy(talkedDays.day, talkedDays.subject);
}
