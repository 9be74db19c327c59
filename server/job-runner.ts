import { setTimeout as wait } from 'node:timers/promises';
import { type JobHandlers, runDueJobs } from './jobs.ts';
import { scheduleHourlyJobs } from './schedule.ts';

type World = Parameters<typeof runDueJobs>[0];

export type JobRunner = {
  /** Finishes the job in hand and takes no other. */
  stop(): Promise<void>;
};

/** Looks for due jobs once a second. A database that is away is only a reason to look again later. */
export function startJobRunner(world: World, handlers: JobHandlers): JobRunner {
  const stopping = new AbortController();
  const round = async () => {
    await scheduleHourlyJobs(world);
    await runDueJobs(world, handlers);
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await round().catch((error) => world.log.warn({ error }, 'jobs could not be run'));
      await wait(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
