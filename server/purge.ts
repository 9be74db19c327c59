import { lt } from 'drizzle-orm';
import { conversationDays } from '#domain/tutor.ts';
import { backtrack, jobs, oneTimeTokens, rateLimits, sessions, voiceLeases } from './db/schema.ts';
import type { Deps } from './deps.ts';

const day = 24 * 3_600_000;
const jobsKeptDays = 30;

/** Removes what is past its time: pending registrations (24 h), links, sessions, counters, and finished work. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db().delete(backtrack).where(lt(backtrack.expiresAt, now));
  await db().delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db().delete(sessions).where(lt(sessions.expiresAt, now));
  await db()
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, new Date(now.getTime() - day)));
  await db()
    .delete(voiceLeases)
    .where(lt(voiceLeases.expiresAt, new Date(now.getTime() - conversationDays * day)));
  await db()
    .delete(jobs)
    .where(lt(jobs.doneAt, new Date(now.getTime() - jobsKeptDays * day)));
}
