import { setTimeout as wait } from 'node:timers/promises';
import { type JobHandlers, type Lane, lanes, runDueJobs } from './jobs.ts';
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
    ...laneNames.map((lane) => everySecond(() => runDueJobs(world, handlers, lane))),
  ]);
  return {
    async stop() {
      stopping.abort();
      await loops;
    },
  };
}

const laneNames = Object.keys(lanes) as Lane[];
