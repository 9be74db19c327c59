import { setTimeout as wait } from 'node:timers/promises';
import { lanes } from './all-jobs.ts';
import type { JobHandlers } from './job.ts';
import { runDueJobs } from './run-jobs.ts';
import { scheduleHourlyJobs } from './schedule.ts';

type World = Parameters<typeof runDueJobs>[0];

export type JobRunner = {
  /** Finishes the jobs in hand and takes no other. */
  stop(): Promise<void>;
};

/** Looks for due jobs once a second, in every lane. A database that is away is only a reason to look again later. */
export function startJobRunner(world: World, handlers: JobHandlers): JobRunner {
  const stopping = new AbortController();
  const everySecond = async (work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await work().catch((error) => world.log.warn({ error }, 'jobs could not be run'));
      await wait(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const loops = Promise.all([
    everySecond(() => scheduleHourlyJobs(world)),
    ...lanes.map((kinds) => everySecond(() => runDueJobs(world, handlers, kinds))),
  ]);
  return {
    async stop() {
      stopping.abort();
      await loops;
    },
  };
}
