import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { jobs } from '../db/schema/operations.ts';

type World = { db: Db; clock: Clock };

/** A job that is done or given up on is due again. False when there is none: finished ones are kept for 30 days. */
export function reviveJob(world: World, uniqueKey: string): Promise<boolean> {
  return revive(world, eq(jobs.uniqueKey, uniqueKey));
}

/** The same for one that waits or was given up on. */
export function reviveJobById(world: World, id: string): Promise<boolean> {
  return revive(world, and(eq(jobs.id, id), isNull(jobs.doneAt)));
}

async function revive({ db, clock }: World, which: SQL | undefined): Promise<boolean> {
  const revived = await db()
    .update(jobs)
    .set({ runAt: clock.now(), attempts: 0, lockedUntil: null, lastError: null, doneAt: null, failedAt: null })
    .where(which)
    .returning({ id: jobs.id });
  return revived.length > 0;
}

/** Work that has failed at least once and is not done, oldest first. */
export async function readStuckJobs(db: Db) {
  return db()
    .select()
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNotNull(jobs.lastError)))
    .orderBy(jobs.createdAt)
    .limit(200);
}
