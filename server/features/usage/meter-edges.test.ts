import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createTalker } from '#tests/meter.ts';
import { countTick, endLease, takeLease } from './meter.ts';

test('a lease says when its first tick is due, lives for thirty seconds, and no longer', async () => {
  await using product = await startProduct();
  const { conversation } = await createTalker(product);
  for (const [seconds, outcome] of [
    [29.999, 'counted'],
    [30, 'expired'],
  ] as const) {
    const lease = await takeLease(product.deps, conversation());
    expect(lease?.firstTickAt.getTime()).toBe(product.clock.now().getTime() + 10_000);
    product.clock.advance(seconds);
    expect((lease && (await countTick(product.deps, lease, 1)))?.outcome).toBe(outcome);
    // What a live lease had not counted goes to the next one: away with it.
    product.clock.advance(60);
  }
});

test('what was talked since the last tick goes to the next conversation in any subject, up to a tick, to the millisecond', async () => {
  await using product = await startProduct();
  const { conversation } = await createTalker(product);
  const dueIn = async (subject: 'economics' | 'business') => {
    const lease = await takeLease(product.deps, { ...conversation(), subject });
    return { lease, milliseconds: (lease?.firstTickAt.getTime() ?? 0) - product.clock.now().getTime() };
  };
  const talk = async (seconds: number) => {
    const { lease } = await dueIn('economics');
    product.clock.advance(seconds);
    if (lease) await endLease(product.deps, lease);
  };
  await talk(7.321);
  expect((await dueIn('economics')).milliseconds).toBe(2679);
  expect((await dueIn('business')).milliseconds).toBe(2679);
  await talk(25);
  expect((await dueIn('economics')).milliseconds).toBe(1);
});
