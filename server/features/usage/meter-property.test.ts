import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { type Product, startProduct } from '#tests/harness.ts';
import { createTalker, driveTab, newTab, type Tab } from '#tests/meter.ts';
import { countTick, endLease, pauseLease, resumeLease, takeLease } from './meter.ts';

/** What a student, a browser gone wrong or a failing machine may do, in any order. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 1, max: 9000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stray tick'), ahead: fc.integer({ min: -3, max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('think') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die') }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test('whatever happens, usage is the live time to within a tick a conversation, and never over 9000', async () => {
  await using product = await startProduct();
  const steps = fc.array(step, { minLength: 20, maxLength: 60 });
  const property = fc.asyncProperty(steps, fc.constantFrom(0, 8940), async (taken, used) => {
    const { countedMs, liveMs, wallMs, deaths, total } = await play(product, taken, used);
    expect(total).toBeLessThanOrEqual(9000);
    expect(countedMs).toBeLessThanOrEqual(wallMs);
    // A death costs or gives a tick at most, since nobody knows when it was; one tick may be on its way.
    expect(countedMs).toBeLessThanOrEqual(liveMs + 10_000 * deaths);
    const least = Math.min(liveMs - 10_000 * (deaths + 1), (9000 - used) * 1000);
    expect(countedMs).toBeGreaterThanOrEqual(least);
  });
  await fc.assert(property, { numRuns: inject('database').engine === 'postgres' ? 40 : 12 });
});

async function play(product: Product, steps: Step[], used: number) {
  const { deps, clock } = product;
  const talker = await createTalker(product, { used });
  const tabs: Tab[] = [];
  const started = clock.now().getTime();
  let liveMs = 0;
  let deaths = 0;

  for (const taken of steps) {
    const tab = tabs.at(-1);
    if (taken.kind === 'wait') {
      clock.advance(taken.ms / 1000);
      if (tab?.alive && !tab.thinking) liveMs += taken.ms;
      // Every process that lives does its rounds at once, also for tabs that were taken over.
      await Promise.all(
        tabs.filter(({ alive }) => alive).flatMap((each) => [driveTab(deps, each), driveTab(deps, each)]),
      );
    } else if (taken.kind === 'open') {
      const lease = await takeLease(deps, talker.conversation());
      if (!lease) break;
      tabs.push(newTab(lease));
    } else if (!tab?.alive) {
    } else if (taken.kind === 'stray tick') {
      await countTick(deps, tab.lease, tab.next + taken.ahead);
    } else if (taken.kind === 'think') {
      await (tab.thinking ? resumeLease : pauseLease)(deps, tab.lease);
      tab.thinking = !tab.thinking;
    } else {
      tab.alive = false;
      if (taken.kind === 'end') await endLease(deps, tab.lease);
      else deaths++;
    }
  }
  const total = await talker.readUsed();
  return { countedMs: (total - used) * 1000, liveMs, wallMs: clock.now().getTime() - started, deaths, total };
}
