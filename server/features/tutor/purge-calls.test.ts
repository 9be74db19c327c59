import { expect, test } from 'vitest';
import { voiceCalls } from '#server/db/schema/tutor.ts';
import { startProduct } from '#tests/harness.ts';
import type { VoiceCall } from '../../providers/call/interface.ts';
import { purgeCalls } from './purge-calls.ts';

test("the vendor's copy of a call goes when its seconds are settled, or after a day; its row after 30 days", async () => {
  await using product = await startProduct({ now: '2026-11-16T09:00:00Z' });
  const { db } = product.deps;
  const row = (id: string, startedAt: string, settledAt?: string) => ({
    id,
    vendor: 'a vendor',
    subject: 'economics' as const,
    startedAt: new Date(startedAt),
    settledAt: settledAt ? new Date(settledAt) : null,
  });
  await db()
    .insert(voiceCalls)
    .values([
      row('settled', '2026-11-16T08:00:00Z', '2026-11-16T08:30:00Z'),
      row('running', '2026-11-16T08:00:00Z'),
      row('never-settled', '2026-11-15T08:59:00Z'),
      { ...row('of another vendor', '2026-11-15T08:59:00Z'), vendor: 'another vendor' },
      { ...row('without a copy', '2026-11-16T08:00:00Z'), forgottenAt: new Date('2026-11-16T08:00:00Z') },
    ]);
  const asked: string[] = [];
  const forget = async (id: string) => {
    asked.push(id);
    if (id === 'settled' && asked.length < 3) throw new Error('the vendor is away');
  };
  const call: VoiceCall = { description: 'a vendor', open: () => Promise.reject(new Error('not here')), forget };
  await purgeCalls({ ...product.deps, call });
  expect(asked.sort()).toEqual(['never-settled', 'settled']);
  expect(product.logged.join('')).toContain("the vendor's copy of a call could not be deleted");
  await purgeCalls({ ...product.deps, call });
  expect(asked).toHaveLength(3);
  await purgeCalls({ ...product.deps, call });
  expect(asked).toHaveLength(3);
  product.clock.set('2026-12-16T09:00:01Z');
  await purgeCalls({ ...product.deps, call });
  const left = async () => (await db().select().from(voiceCalls)).map(({ id }) => id);
  expect(await left()).toEqual(['of another vendor']);
  await db()
    .update(voiceCalls)
    .set({ forgottenAt: new Date('2026-11-16T08:00:00Z') });
  await purgeCalls({ ...product.deps, call: undefined });
  expect(await left()).toEqual([]);
});
