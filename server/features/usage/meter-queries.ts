import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { voiceLeases } from '../../db/schema/usage.ts';

/** Spec 9: usage is counted in steps of ten seconds. */
export const tickSeconds = 10;
/** How long a lease outlives the process that held it. */
const leaseSeconds = 30;

export type LeaseKey = { userId: string; leaseId: string };
export type LeaseRow = typeof voiceLeases.$inferSelect;

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const own = ({ userId, leaseId }: LeaseKey) => and(eq(voiceLeases.userId, userId), eq(voiceLeases.leaseId, leaseId));
const live = (key: LeaseKey, now: Date) => and(own(key), sql`${voiceLeases.expiresAt} > ${at(now)}`);

/**
 * The live part of a tick that is not counted yet, in milliseconds. It goes over to the next conversation, whatever its
 * subject, so that many short ones count as much as a long one. Of a lease that ran out nobody knows how long it was live: nothing.
 */
const uncounted = (now: Date) => sql`${voiceLeases.carriedMs} + case
  when ${voiceLeases.countedFrom} is null or ${voiceLeases.expiresAt} <= ${at(now)} then 0
  else least(greatest(floor(extract(epoch from ${at(now)} - ${voiceLeases.countedFrom}) * 1000), 0), 9999)::integer end`;

type NewLease = Pick<LeaseRow, 'userId' | 'leaseId' | 'subject' | 'conversationId'>;

/** The student's one lease is this one from now on, whoever had it before. Gives back from when it counts. */
export async function putLease(db: Db, lease: NewLease, now: Date): Promise<Date> {
  const [row] = await db()
    .insert(voiceLeases)
    .values({ ...lease, countedFrom: now, startedAt: now, expiresAt: secondsAfter(now, leaseSeconds) })
    .onConflictDoUpdate({
      target: voiceLeases.userId,
      set: {
        leaseId: sql`excluded.lease_id`,
        subject: sql`excluded.subject`,
        conversationId: sql`excluded.conversation_id`,
        ticks: 0,
        countedFrom: sql`excluded.counted_from - (${uncounted(now)}) * interval '1 millisecond'`,
        carriedMs: 0,
        startedAt: sql`excluded.started_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning({ countedFrom: voiceLeases.countedFrom });
  return row?.countedFrom ?? now;
}

type Tick = LeaseKey & { tick: number; now: Date; usageKey: string; allowanceSeconds: number };

/**
 * One statement: the lease moves on by exactly the ten seconds that are written down, so that no tick can count twice,
 * come early or be skipped, and the month never exceeds its allowance. Gives back the seconds used, or nothing.
 * Plain text: put together from columns, it would cost twice as much, and it is what every live conversation costs.
 */
export async function writeTick(db: Db, turn: Tick): Promise<number | undefined> {
  const { userId, leaseId, tick, now, usageKey, allowanceSeconds } = turn;
  const at = now.toISOString();
  const result = await db().execute(sql`
    with counted as (
      update voice_leases set
        ticks = ticks + 1,
        counted_from = counted_from + interval '10 seconds',
        expires_at = ${at}::timestamptz + interval '30 seconds'
      where user_id = ${userId} and lease_id = ${leaseId} and ticks = ${tick - 1}
        and counted_from <= ${at}::timestamptz - interval '10 seconds' and expires_at > ${at}::timestamptz
      returning subject)
    insert into tracked_time as used (id, subject, "time")
    select ${usageKey}, subject, 10 from counted
    on conflict (id, subject) do update set "time" = least(used."time" + excluded."time", ${allowanceSeconds}::integer)
    returning "time"`);
  const [row] = (result as unknown as { rows: { time: number }[] }).rows;
  return row?.time;
}

export async function readLease(db: Db, userId: string): Promise<LeaseRow | undefined> {
  const [row] = await db().select().from(voiceLeases).where(eq(voiceLeases.userId, userId));
  return row;
}

/** Gives back whether the lease is still the caller's, as the other changes below do. */
export async function renew(db: Db, key: LeaseKey, now: Date): Promise<boolean> {
  return change(db, live(key, now), { expiresAt: secondsAfter(now, leaseSeconds) });
}

export async function pause(db: Db, key: LeaseKey, now: Date): Promise<boolean> {
  const expiresAt = secondsAfter(now, leaseSeconds);
  return change(db, live(key, now), { carriedMs: uncounted(now), countedFrom: null, expiresAt });
}

/** Gives back from when it counts; nothing when the lease is lost. */
export async function resume(db: Db, key: LeaseKey, now: Date): Promise<Date | undefined> {
  const countedFrom = sql`coalesce(${voiceLeases.countedFrom},
    ${at(now)} - ${voiceLeases.carriedMs} * interval '1 millisecond')`;
  const [row] = await db()
    .update(voiceLeases)
    .set({ countedFrom, carriedMs: 0, expiresAt: secondsAfter(now, leaseSeconds) })
    .where(live(key, now))
    .returning({ countedFrom: voiceLeases.countedFrom });
  return row?.countedFrom ?? undefined;
}

export async function end(db: Db, key: LeaseKey, now: Date): Promise<boolean> {
  return change(db, own(key), { carriedMs: uncounted(now), countedFrom: null, expiresAt: now });
}

async function change(
  db: Db,
  which: ReturnType<typeof own>,
  changes: PgUpdateSetSource<typeof voiceLeases>,
): Promise<boolean> {
  const changed = await db().update(voiceLeases).set(changes).where(which).returning({ id: voiceLeases.leaseId });
  return changed.length > 0;
}

function secondsAfter(time: Date, count: number): Date {
  return new Date(time.getTime() + count * 1000);
}
