import { summaryWeek } from '../features/practice/progress/weekly-summaries.ts';
import { digestDay } from '../features/tmq/digest.ts';
import { enqueueJob } from './enqueue-job.ts';

type World = Parameters<typeof enqueueJob>[0];

/** Work that comes round every hour or every morning. The key makes it one job however many processes ask for it. */
export async function scheduleHourlyJobs(world: World): Promise<void> {
  const hour = world.clock.now().toISOString().slice(0, 13);
  await enqueueJob(world, 'reconcile', {}, { uniqueKey: `reconcile:${hour}` });
  await enqueueJob(world, 'purge', {}, { uniqueKey: `purge:${hour}` });
  const day = digestDay(world.clock.now());
  if (day) await enqueueJob(world, 'marking_digest', { day }, { uniqueKey: `marking-digest:${day}` });
  const monday = summaryWeek(world.clock.now());
  if (monday) await enqueueJob(world, 'weekly_summaries', { monday }, { uniqueKey: `weekly-summaries:${monday}` });
}
