import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { usageKey } from '#domain/allowance.ts';
import { createDb } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { trackedTime, voiceLeases } from '#server/db/schema/usage.ts';
import { startProduct } from '#tests/harness.ts';
import { createTalker, driveTab, newTab, type Tab } from '#tests/meter.ts';
import { countTick, endLease, type Lease, pauseLease, renewLease, resumeLease, takeLease } from './meter.ts';
import { writeTick } from './meter-queries.ts';

async function startMetered(options: { now?: string; used?: number } = {}) {
  const product = await startProduct(options);
  const talker = await createTalker(product, options);
  const take = async () => {
    const lease = await takeLease(product.deps, talker.conversation());
    if (!lease) throw new Error('The allowance is spent');
    return lease;
  };
  const tick = async (lease: Lease, number: number) => (await countTick(product.deps, lease, number)).outcome;
  return { ...product, ...talker, product, take, tick };
}

test('a tick counts ten seconds when ten seconds have passed, and not a millisecond earlier', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  metered.clock.advance(9.999);
  expect(await metered.tick(lease, 1)).toBe('early');
  metered.clock.advance(0.001);
  expect(await countTick(metered.deps, lease, 1)).toEqual({ outcome: 'counted', usedSeconds: 10 });
  expect(await metered.readUsed()).toBe(10);
});

test('a tick sent again is free and says what is used', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  metered.clock.advance(10);
  const sent = Array.from({ length: 20 }, () => countTick(metered.deps, lease, 1));
  const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19);
  metered.clock.advance(10);
  expect(await countTick(metered.deps, lease, 1)).toEqual({ outcome: 'repeated', usedSeconds: 10 });
  expect(await metered.readUsed()).toBe(10);
});

test('a tick out of its turn counts nothing, and late ticks count what the clock says', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  metered.clock.advance(25);
  expect(await metered.tick(lease, 2)).toBe('skipped');
  expect(await metered.tick(lease, 1000)).toBe('skipped');
  expect(await metered.tick(lease, 1)).toBe('counted');
  expect(await metered.tick(lease, 2)).toBe('counted');
  expect(await metered.tick(lease, 3)).toBe('early');
  expect(await metered.readUsed()).toBe(20);
});

test('four tabs with repeated, early and skipped ticks use exactly 600 of 600 seconds', async () => {
  await using metered = await startMetered();
  const tabs: Tab[] = [];
  for (let second = 0; second < 600; second += 3) {
    // A new tab every 9 seconds for the first minutes: none of those ever sees ten seconds pass.
    if (second % 9 === 0 && second <= 270) tabs.push(newTab(await metered.take()));
    metered.clock.advance(3);
    for (const tab of tabs.slice(-4)) {
      if (second % 5 === 0) await metered.tick(tab.lease, tab.next + (second % 3) - 1);
      await driveTab(metered.deps, tab);
    }
  }
  expect(await metered.readUsed()).toBe(600);
  expect(await metered.tick((tabs[0] as Tab).lease, 1)).toBe('superseded');
});

test('a second tab takes over: the first one’s ticks are superseded and its time is counted once', async () => {
  await using metered = await startMetered();
  const first = await metered.take();
  metered.clock.advance(6);
  const second = await metered.take();
  metered.clock.advance(4);
  expect(await metered.tick(first, 1)).toBe('superseded');
  expect(await pauseLease(metered.deps, first)).toBe(false);
  expect(await resumeLease(metered.deps, first)).toBeUndefined();
  expect(await renewLease(metered.deps, first)).toBe(false);
  await endLease(metered.deps, first);
  expect(await metered.tick(second, 1)).toBe('counted');
  expect(await metered.readUsed()).toBe(10);
});

test('many conversations of nine seconds count as much as one long one', async () => {
  await using metered = await startMetered();
  for (let count = 0; count < 20; count++) {
    const lease = await metered.take();
    metered.clock.advance(4.5);
    await metered.tick(lease, 1);
    metered.clock.advance(4.5);
    await metered.tick(lease, 1);
    await endLease(metered.deps, lease);
    metered.clock.advance(3600);
  }
  expect(await metered.readUsed()).toBe(180);
});

test('usage never passes 9000 seconds, and then there is no lease', async () => {
  await using metered = await startMetered({ used: 8985 });
  const lease = await metered.take();
  expect(lease.usedSeconds).toBe(8985);
  const used: number[] = [];
  for (let tick = 1; tick <= 4; tick++) {
    metered.clock.advance(10);
    const result = await countTick(metered.deps, lease, tick);
    if (result.outcome === 'counted') used.push(result.usedSeconds);
  }
  expect(used).toEqual([8995, 9000, 9000, 9000]);
  expect(await takeLease(metered.deps, metered.conversation())).toBeUndefined();
  expect(await takeLease(metered.deps, { ...metered.conversation(), subject: 'business' })).toBeDefined();
});

test('the month is full at the allowance, whatever that is', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  const used: (number | undefined)[] = [];
  for (let tick = 1; tick <= 3; tick++) {
    metered.clock.advance(10);
    const now = metered.clock.now();
    const key = usageKey(metered.userId, now);
    used.push(await writeTick(metered.deps.db, { ...lease, tick, now, usageKey: key, allowanceSeconds: 25 }));
  }
  expect(used).toEqual([10, 20, 25]);
});

test('the uncounted part of a tick goes over to the next conversation, also in another subject', async () => {
  await using metered = await startMetered();
  for (let round = 0; round < 8; round++) {
    const subject = round % 2 ? 'business' : 'economics';
    const lease = (await takeLease(metered.deps, { ...metered.conversation(), subject })) as Lease;
    metered.clock.advance(9);
    await metered.tick(lease, 1);
    // Some end, and some are taken over by the next.
    if (round % 4 < 2) await endLease(metered.deps, lease);
  }
  const rows = await metered.deps.db().select().from(trackedTime);
  expect(rows.reduce((total, { time }) => total + time, 0)).toBe(70);
});

test('time to think is free, however often it is asked for, and the lease is kept', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  let tick = 1;
  for (let round = 0; round < 10; round++) {
    metered.clock.advance(9);
    if ((await metered.tick(lease, tick)) === 'counted') tick++;
    await pauseLease(metered.deps, lease);
    for (let beat = 0; beat < 4; beat++) {
      metered.clock.advance(20);
      expect(await metered.tick(lease, tick)).toBe('paused');
      expect(await renewLease(metered.deps, lease)).toBe(true);
    }
    expect(await resumeLease(metered.deps, lease)).toBeInstanceOf(Date);
    if ((await metered.tick(lease, tick)) === 'counted') tick++;
  }
  expect(await metered.readUsed()).toBe(90);
});

test('resuming a lease that is not paused gives no time away', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  metered.clock.advance(9);
  await resumeLease(metered.deps, lease);
  metered.clock.advance(1);
  expect(await metered.tick(lease, 1)).toBe('counted');
});

test('a process that died loses at most one tick, and its lease is over after 30 seconds', async () => {
  await using metered = await startMetered();
  const lease = await metered.take();
  metered.clock.advance(10);
  await metered.tick(lease, 1);
  // Dies here, 9 seconds into the next tick.
  metered.clock.advance(29.999);
  const [row] = await metered.deps.db().select().from(voiceLeases).where(eq(voiceLeases.userId, metered.userId));
  expect(row?.expiresAt.getTime()).toBe(metered.clock.now().getTime() + 1);
  metered.clock.advance(0.001);
  expect(await metered.tick(lease, 2)).toBe('expired');
  expect(await renewLease(metered.deps, lease)).toBe(false);
  const next = await metered.take();
  metered.clock.advance(9.999);
  expect(await metered.tick(next, 1)).toBe('early');
  expect(await metered.readUsed()).toBe(10);
});

test('a tick counts for the month that it is in London when it is counted', async () => {
  await using metered = await startMetered();
  const edges = [
    // Winter: London is on UTC.
    ['2026-11-30T23:59:55Z', '11/26', '12/26'],
    ['2026-12-31T23:59:55Z', '12/26', '01/27'],
    // Summer: London is an hour ahead.
    ['2027-03-31T22:59:55Z', '03/27', '04/27'],
    ['2027-09-30T22:59:55Z', '09/27', '10/27'],
    // The clocks have just gone back, but the month is not over.
    ['2027-10-31T22:59:55Z', '10/27', '10/27'],
  ] as const;
  for (const [tickAt, before, after] of edges) {
    metered.clock.set(tickAt);
    metered.clock.advance(-10);
    const talker = await createTalker(metered.product);
    const lease = (await takeLease(metered.deps, talker.conversation())) as Lease;
    for (const tick of [1, 2]) {
      metered.clock.advance(10);
      expect(await metered.tick(lease, tick)).toBe('counted');
    }
    const rows = await metered.deps.db().select().from(trackedTime).orderBy(trackedTime.id);
    const own = rows.filter(({ id }) => id.startsWith(talker.userId));
    const months = Object.fromEntries(own.map(({ id, time }) => [id.slice(talker.userId.length + 1), time]));
    expect(months, tickAt).toEqual(before === after ? { [before]: 20 } : { [before]: 10, [after]: 10 });
  }
});

test('the hour in which the clocks change is counted as it passes', async () => {
  await using metered = await startMetered();
  for (const start of ['2027-03-28T00:59:00Z', '2027-10-31T00:59:00Z']) {
    metered.clock.set(start);
    const lease = await metered.take();
    for (let tick = 1; tick <= 12; tick++) {
      metered.clock.advance(10);
      expect(await metered.tick(lease, tick)).toBe('counted');
    }
    expect(await metered.readUsed()).toBe(120);
  }
});

test.runIf(inject('database').engine === 'postgres')(
  'two processes at the same time count every tick once',
  async () => {
    await using metered = await startMetered();
    const url = await metered.deps.db().execute('select current_database() as name');
    const source = inject('database');
    if (source.engine !== 'postgres') return;
    const [{ name }] = (url as unknown as { rows: [{ name: string }] }).rows;
    const engine = openPostgres(`${source.serverUrl}/${name}`);
    const processes = [metered.deps, { ...metered.deps, db: createDb(engine) }];
    const lease = await metered.take();
    for (let tick = 1; tick <= 20; tick++) {
      metered.clock.advance(10);
      await Promise.all([...processes, ...processes].map((deps) => countTick(deps, lease, tick)));
    }
    await engine.close();
    expect(await metered.readUsed()).toBe(200);
  },
);
