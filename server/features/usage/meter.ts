import { randomUUID } from 'node:crypto';
import { monthlyAllowanceSeconds, usageKey } from '#domain/allowance.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import * as leases from './meter-queries.ts';
import { readUsedSeconds } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock'>;

/** A student's right to one live voice conversation. Whoever takes a new one ends the old. */
export type Lease = leases.LeaseKey & { subject: Subject; usedSeconds: number; firstTickAt: Date };

/** Nothing when the month's minutes are used up. */
export async function takeLease(
  { db, clock }: World,
  { userId, subject, conversationId }: { userId: string; subject: Subject; conversationId: string },
): Promise<Lease | undefined> {
  const now = clock.now();
  const usedSeconds = await readUsedSeconds(db, usageKey(userId, now), subject);
  if (usedSeconds >= monthlyAllowanceSeconds) return undefined;
  const leaseId = randomUUID();
  const countedFrom = await leases.putLease(db, { userId, leaseId, subject, conversationId }, now);
  return { userId, leaseId, subject, usedSeconds, firstTickAt: tickAfter(countedFrom) };
}

export type TickResult =
  | { outcome: 'counted' | 'repeated'; usedSeconds: number }
  /** Not yet ten seconds, or out of its turn: nothing was counted, and the lease goes on. */
  | { outcome: 'early' | 'skipped' | 'paused' }
  /** Over: another conversation took the lease, or it was not renewed in time. */
  | { outcome: 'superseded' | 'expired' };

/** Counts tick number `tick` (the first is 1) if the server's clock says that its ten seconds have passed. */
export async function countTick({ db, clock }: World, lease: Lease, tick: number): Promise<TickResult> {
  const now = clock.now();
  const key = usageKey(lease.userId, now);
  const allowanceSeconds = monthlyAllowanceSeconds;
  const usedSeconds = await leases.writeTick(db, { ...lease, tick, now, usageKey: key, allowanceSeconds });
  if (usedSeconds !== undefined) return { outcome: 'counted', usedSeconds };
  const row = await leases.readLease(db, lease.userId);
  if (row?.leaseId !== lease.leaseId) return { outcome: 'superseded' };
  if (row.expiresAt <= now) return { outcome: 'expired' };
  if (row.ticks >= tick) return { outcome: 'repeated', usedSeconds: await readUsedSeconds(db, key, lease.subject) };
  if (row.ticks < tick - 1) return { outcome: 'skipped' };
  return { outcome: row.countedFrom ? 'early' : 'paused' };
}

/** While the student thinks nothing is counted. False when the lease is lost. */
export async function pauseLease({ db, clock }: World, lease: Lease): Promise<boolean> {
  return leases.pause(db, lease, clock.now());
}

/** Gives back when the next tick is due; nothing when the lease is lost. */
export async function resumeLease({ db, clock }: World, lease: Lease): Promise<Date | undefined> {
  const countedFrom = await leases.resume(db, lease, clock.now());
  return countedFrom && tickAfter(countedFrom);
}

/** Keeps a paused lease; one that counts is renewed by its ticks. False when it is lost. */
export async function renewLease({ db, clock }: World, lease: Lease): Promise<boolean> {
  return leases.renew(db, lease, clock.now());
}

export async function endLease({ db, clock }: World, lease: Lease): Promise<void> {
  await leases.end(db, lease, clock.now());
}

function tickAfter(countedFrom: Date): Date {
  return new Date(countedFrom.getTime() + leases.tickSeconds * 1000);
}
