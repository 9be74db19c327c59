import { createDb } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { countTick, type Lease, takeLease } from '#server/features/usage/meter.ts';

/**
 * A process that holds conversations of the students named to it, for a test that kills it. Its seconds pass twenty
 * times as fast, from a start that all such processes share.
 */
const [url = '', start = '0', ...students] = process.argv.slice(2);
const db = createDb(openPostgres(url));
const clock = { now: () => new Date(Number(start) + (Date.now() - Number(start)) * 20) };
const world = { db, clock };
const held = new Map<string, { lease: Lease; next: number }>();

async function drive(userId: string): Promise<void> {
  const tab = held.get(userId);
  if (!tab) {
    const lease = await takeLease(world, { userId, subject: 'economics', conversationId: crypto.randomUUID() });
    if (lease) held.set(userId, { lease, next: 1 });
    return;
  }
  const { outcome } = await countTick(world, tab.lease, tab.next);
  if (outcome === 'counted' || outcome === 'repeated') tab.next++;
  if (outcome === 'superseded' || outcome === 'expired') held.delete(userId);
}

console.log('ready');
for (;;) {
  for (const student of students) await drive(student);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
