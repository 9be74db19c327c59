import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { jobs } from './db/schema.ts';
import { describeError, type Log } from './log.ts';
import type { Mail } from './providers/interfaces.ts';

/** What each kind of job needs to know. A handler must be safe to run twice: a process may die after doing the work. */
export type JobPayloads = {
  send_mail: Mail;
  provider_notice: {
    id: string;
    type: string;
    customerId: string | null;
    objectId: string;
    paymentIntentId?: string | null;
  };
  cancel_subscription: { subscriptionId: string };
  refund_marking: { subject: string; id: string };
  marking_digest: { day: string };
  delete_file: { key: string };
  reconcile: Record<string, never>;
  purge: Record<string, never>;
};
export type JobKind = keyof JobPayloads;
export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void> };

type World = { db: Db; clock: Clock; log: Log };

const leaseSeconds = 60;
const longestPauseSeconds = 3600;
/** With the pauses below this is about two days of trying. */
const mostAttempts = 50;

/** Written inside the caller's transaction: the work is owed exactly when the reason for it was committed. */
export async function enqueueJob<Kind extends JobKind>(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  kind: Kind,
  payload: JobPayloads[Kind],
  { uniqueKey, runAt }: { uniqueKey?: string; runAt?: Date } = {},
): Promise<void> {
  const now = clock.now();
  await db()
    .insert(jobs)
    .values({ id: randomUUID(), kind, payload, uniqueKey, runAt: runAt ?? now, createdAt: now })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}

/** Runs every job that is due, one after another, and gives back how many it ran. Any number of processes may do so. */
export async function runDueJobs(world: World, handlers: JobHandlers): Promise<number> {
  for (let count = 0; ; count++) {
    const job = await takeDueJob(world);
    if (!job) return count;
    await runJob(world, job, handlers[job.kind as JobKind] as Handle);
  }
}

/** Runs one job ahead of its turn. False when it failed; the runner then tries it again later. */
export async function runJobNow(world: World, handlers: JobHandlers, uniqueKey: string): Promise<boolean> {
  const job = await takeDueJob(world, uniqueKey);
  if (job) await runJob(world, job, handlers[job.kind as JobKind] as Handle);
  const [row] = await world.db().select({ lastError: jobs.lastError }).from(jobs).where(eq(jobs.uniqueKey, uniqueKey));
  return row?.lastError == null;
}

type Handle = (payload: unknown) => Promise<void>;
type TakenJob = { id: string; kind: string; payload: unknown; attempts: number };

/** A taken job belongs to this process for a minute; if the process dies, another takes it then. */
async function takeDueJob({ db, clock }: World, uniqueKey?: string): Promise<TakenJob | undefined> {
  const now = clock.now();
  const only = uniqueKey ? sql`and unique_key = ${uniqueKey}` : sql``;
  const due = sql`(
    select id from ${jobs}
    where done_at is null and failed_at is null and run_at <= ${now.toISOString()}
      and (locked_until is null or locked_until <= ${now.toISOString()}) ${only}
    order by run_at limit 1 for update skip locked)`;
  const [job] = await db()
    .update(jobs)
    .set({ lockedUntil: secondsAfter(now, leaseSeconds), attempts: sql`${jobs.attempts} + 1` })
    .where(and(sql`${jobs.id} = ${due}`, isNull(jobs.doneAt)))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts });
  return job;
}

async function runJob({ db, clock, log }: World, job: TakenJob, handle: Handle): Promise<void> {
  try {
    await handle(job.payload);
    await db().update(jobs).set({ doneAt: clock.now(), lockedUntil: null, lastError: null }).where(eq(jobs.id, job.id));
  } catch (error) {
    const now = clock.now();
    const pause = Math.min(2 ** job.attempts, longestPauseSeconds);
    const givenUp = job.attempts >= mostAttempts;
    log.warn({ error, job: job.id, kind: job.kind, attempts: job.attempts, givenUp }, 'job failed');
    await db()
      .update(jobs)
      .set({
        runAt: secondsAfter(now, pause),
        lockedUntil: null,
        lastError: JSON.stringify(describeError(error)).slice(0, 2000),
        failedAt: givenUp ? now : null,
      })
      .where(eq(jobs.id, job.id));
  }
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
