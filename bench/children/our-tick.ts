import { randomUUID } from 'node:crypto';
import { readConfig } from '#server/config/config.ts';
import { users } from '#server/db/schema/account.ts';
import { openDeps } from '#server/deps.ts';
import { countTick, takeLease } from '#server/features/usage/meter.ts';
import { answerParent } from './answer-parent.ts';

/** Counts as many ticks as it is asked for, one after another, and says what processor time they took. */
const { deps } = await openDeps(readConfig());
const userId = randomUUID();
await deps
  .db()
  .insert(users)
  .values({ id: userId, email: `${userId}@school.example`, createdAt: new Date() });
let now = Date.now();
const world = { db: deps.db, clock: { now: () => new Date(now) } };
const lease = await takeLease(world, { userId, subject: 'economics', conversationId: randomUUID() });
if (!lease) throw new Error('There is no lease');
let tick = 0;

answerParent(async ({ count }: { count: number }) => {
  const before = process.cpuUsage();
  for (const end = tick + count; tick < end; ) {
    now += 10_000;
    const { outcome } = await countTick(world, lease, ++tick);
    if (outcome !== 'counted') throw new Error(`A tick was ${outcome}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6 };
});
process.send?.('ready');
