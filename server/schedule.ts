import { enqueueJob } from './jobs.ts';

type World = Parameters<typeof enqueueJob>[0];

/** Work that comes round every hour. The key makes it one job however many processes ask for it. */
export async function scheduleHourlyJobs(world: World): Promise<void> {
  const hour = world.clock.now().toISOString().slice(0, 13);
  await enqueueJob(world, 'reconcile', {}, { uniqueKey: `reconcile:${hour}` });
  await enqueueJob(world, 'purge', {}, { uniqueKey: `purge:${hour}` });
}
