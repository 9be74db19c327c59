import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { jobs } from './db/schema/operations.ts';
import { describeError, type Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Mail } from './providers/mail/interface.ts';
import { readRequestId, withRequestId } from './request-id.ts';
import type { JobResult, Traces } from './traces/traces.ts';

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
  refund_duplicate: { requestId: string; subscriptionId: string; userId: string };
  forget_customer: { customerId: string };
  refund_marking: { subject: string; id: string };
  marking_digest: { day: string };
  weekly_summaries: { monday: string };
  delete_file: { key: string };
  reconcile: Record<string, never>;
  purge: Record<string, never>;
};
export type JobKind = keyof JobPayloads;

/** What runs beside each other, so that a password mail waits behind no hourly check. */
export const lanes = {
  mail: ['send_mail'],
  money: ['provider_notice', 'cancel_subscription', 'refund_duplicate', 'refund_marking', 'forget_customer'],
  slow: ['reconcile', 'purge', 'marking_digest', 'weekly_summaries', 'delete_file'],
} as const satisfies Record<string, readonly JobKind[]>;
export type Lane = keyof typeof lanes;
export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind], jobId?: string) => Promise<void> };

type World = { db: Db; clock: Clock; log: Log; metrics: Metrics; traces: Traces };

const leaseSeconds = 60;
const keepEveryMilliseconds = 20_000;
const longestPauseSeconds = 3600;
/** With the pauses below this is about two days of trying. */
const mostAttempts = 50;
const lookEveryMilliseconds = 100;
/** As long as somebody waits in front of a screen for a provider that is slow. */
const longestWaitMilliseconds = 10_000;

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
    .values({
      id: randomUUID(),
      kind,
      payload,
      uniqueKey,
      runAt: runAt ?? now,
      createdAt: now,
      requestId: readRequestId(),
    })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}

/** Runs every job of a lane, or of all, that is due, one after another, and gives back how many it ran. Any number of processes may do so. */
export async function runDueJobs(world: World, handlers: JobHandlers, lane?: Lane): Promise<number> {
  for (let count = 0; ; count++) {
    const job = await takeDueJob(world, { lane });
    if (!job) return count;
    await runJob(world, job, handlers[job.kind as JobKind] as Handle);
  }
}

/** Runs one job ahead of its turn. False when it failed; the runner then tries it again later. */
export async function runJobNow(world: World, handlers: JobHandlers, uniqueKey: string): Promise<boolean> {
  const job = await takeDueJob(world, { uniqueKey });
  if (job) await runJob(world, job, handlers[job.kind as JobKind] as Handle);
  return waitForJob(world, uniqueKey);
}

/** Whether it is done. While a runner has it in hand that is not known yet. */
async function waitForJob({ db, clock }: World, uniqueKey: string): Promise<boolean> {
  for (let waited = 0; ; waited += lookEveryMilliseconds) {
    const [row] = await db()
      .select({ doneAt: jobs.doneAt, lockedUntil: jobs.lockedUntil })
      .from(jobs)
      .where(eq(jobs.uniqueKey, uniqueKey));
    if (!row || row.doneAt) return true;
    const inHand = row.lockedUntil && row.lockedUntil > clock.now();
    if (!inHand || waited >= longestWaitMilliseconds) return false;
    await wait(lookEveryMilliseconds);
  }
}

type Handle = (payload: unknown, jobId: string) => Promise<void>;
type TakenJob = { id: string; kind: string; payload: unknown; attempts: number; requestId: string | null };

/** A taken job belongs to this process for a minute; if the process dies, another takes it then. */
async function takeDueJob(
  { db, clock }: World,
  { uniqueKey, lane }: { uniqueKey?: string | undefined; lane?: Lane | undefined },
): Promise<TakenJob | undefined> {
  const now = clock.now();
  const only = uniqueKey ? sql`and unique_key = ${uniqueKey}` : sql``;
  const ofLane = lane ? sql`and ${inArray(jobs.kind, [...lanes[lane]])}` : sql``;
  const due = sql`(
    select id from ${jobs}
    where done_at is null and failed_at is null and run_at <= ${now.toISOString()}
      and (locked_until is null or locked_until <= ${now.toISOString()}) ${only} ${ofLane}
    order by run_at limit 1 for update skip locked)`;
  const [job] = await db()
    .update(jobs)
    .set({ lockedUntil: secondsAfter(now, leaseSeconds), attempts: sql`${jobs.attempts} + 1` })
    .where(and(sql`${jobs.id} = ${due}`, isNull(jobs.doneAt)))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      requestId: jobs.requestId,
    });
  return job;
}

/** What the job enqueues and logs belongs to the request that it came from, or to itself when it came from none. */
function runJob(world: World, job: TakenJob, handle: Handle): Promise<JobResult> {
  return withRequestId(job.requestId ?? job.id, () => world.traces.followJob(job, () => tryJob(world, job, handle)));
}

async function tryJob({ db, clock, log, metrics }: World, job: TakenJob, handle: Handle): Promise<JobResult> {
  // A database that is away is not the work's matter: it may be done before the lease ends.
  const keeping = setInterval(() => keepJob(db, clock, job.id).catch(() => undefined), keepEveryMilliseconds).unref();
  try {
    await handle(job.payload, job.id);
    const done = { doneAt: clock.now(), lockedUntil: null, lastError: null };
    // A message holds links that open things, and it is needed no more.
    const emptied = job.kind === 'send_mail' ? { payload: {} } : {};
    await db()
      .update(jobs)
      .set({ ...done, ...emptied })
      .where(eq(jobs.id, job.id));
    metrics.countJob(job.kind, 'done');
    return 'done';
  } catch (error) {
    const now = clock.now();
    const pause = Math.min(2 ** job.attempts, longestPauseSeconds);
    const givenUp = job.attempts >= mostAttempts;
    const result = givenUp ? 'given_up' : 'failed';
    metrics.countJob(job.kind, result);
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
    return result;
  } finally {
    clearInterval(keeping);
  }
}

/** Work that takes longer than the lease stays with the process that does it. */
async function keepJob(db: Db, clock: Clock, id: string): Promise<void> {
  const lockedUntil = secondsAfter(clock.now(), leaseSeconds);
  await db()
    .update(jobs)
    .set({ lockedUntil })
    .where(and(eq(jobs.id, id), isNull(jobs.doneAt), isNotNull(jobs.lockedUntil)));
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
