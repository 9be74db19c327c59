import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createTalker } from '#tests/meter.ts';
import { countTick, endLease, pauseLease, resumeLease, takeLease } from './meter.ts';

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

test('a conversation that ends in the moment it began, or thinks again and again, carries not a millisecond too much', async () => {
  await using product = await startProduct();
  const { conversation } = await createTalker(product);
  const take = async () => {
    const lease = await takeLease(product.deps, conversation());
    if (!lease) throw new Error('The allowance is spent');
    return { lease, milliseconds: lease.firstTickAt.getTime() - product.clock.now().getTime() };
  };
  await endLease(product.deps, (await take()).lease);
  const { lease, milliseconds } = await take();
  expect(milliseconds).toBe(10_000);
  product.clock.advance(7.321);
  for (let times = 0; times < 3; times++) {
    await pauseLease(product.deps, lease);
    product.clock.advance(5);
    await resumeLease(product.deps, lease);
  }
  await endLease(product.deps, lease);
  expect((await take()).milliseconds).toBe(2679);
});
