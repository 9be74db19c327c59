import { setTimeout as wait } from 'node:timers/promises';
import type { JobHandlers } from './jobs.ts';
import { runDueJobs } from './jobs.ts';

type World = Parameters<typeof runDueJobs>[0];

export type JobRunner = {
  /** Finishes the job in hand and takes no other. */
  stop(): Promise<void>;
};

/** Looks for due jobs once a second. A database that is away is only a reason to look again later. */
export function startJobRunner(world: World, handlers: JobHandlers): JobRunner {
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await runDueJobs(world, handlers).catch((error) => world.log.warn({ error }, 'jobs could not be read'));
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
