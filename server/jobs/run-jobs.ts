import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { jobs } from '../db/schema/operations.ts';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withRequestId } from '../request-id.ts';
import type { JobResult, Traces } from '../traces/traces.ts';
import type { JobHandlers, JobKind } from './job.ts';

type World = { db: Db; clock: Clock; log: Log; metrics: Metrics; traces: Traces };

const leaseSeconds = 60;
const keepEveryMilliseconds = 20_000;
const longestPauseSeconds = 3600;
/** With the pauses below this is about two days of trying. */
const mostAttempts = 50;
const lookEveryMilliseconds = 100;
/** As long as somebody waits in front of a screen for a provider that is slow. */
const longestWaitMilliseconds = 10_000;

/** Runs every job that is due, of these kinds or of all, one after another, and gives back how many it ran. Any number of processes may do so. */
export async function runDueJobs(world: World, handlers: JobHandlers, kinds?: JobKind[]): Promise<number> {
  for (let count = 0; ; count++) {
    const job = await takeDueJob(world, { kinds });
    if (!job) return count;
    await runJob(world, job, handlers[job.kind as JobKind] as Handle);
  }
}

/** Runs one job ahead of its turn. False when it failed; the runner then tries it again later. */
export async function runJobNow(world: World, handlers: Partial<JobHandlers>, uniqueKey: string): Promise<boolean> {
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
  { uniqueKey, kinds }: { uniqueKey?: string | undefined; kinds?: JobKind[] | undefined },
): Promise<TakenJob | undefined> {
  const now = clock.now();
  const only = uniqueKey ? sql`and unique_key = ${uniqueKey}` : sql``;
  const ofKinds = kinds ? sql`and ${inArray(jobs.kind, kinds)}` : sql``;
  const due = sql`(
    select id from ${jobs}
    where done_at is null and failed_at is null and run_at <= ${now.toISOString()}
      and (locked_until is null or locked_until <= ${now.toISOString()}) ${only} ${ofKinds}
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
