import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';
import { addTalk, readTalkedDays } from './talked-days.ts';

test('conversations of one day in London are added up, by subject', async () => {
  await using product = await startProduct({ now: '2026-07-01T22:50:00Z' });
  const { id: userId } = await createStudent(product);
  await addTalk(product.deps, { userId, subject: 'economics' }, 60);
  await addTalk(product.deps, { userId, subject: 'economics' }, 30);
  await addTalk(product.deps, { userId, subject: 'business' }, 9);
  await addTalk(product.deps, { userId, subject: 'business' }, 1);
  // In London it is five past midnight.
  product.clock.set('2026-07-01T23:05:00Z');
  await addTalk(product.deps, { userId, subject: 'economics' }, 20);
  // Hung up before it began: no talk.
  await addTalk(product.deps, { userId, subject: 'business' }, 0);
  expect(await readTalkedDays(product.deps.db, userId, '2026-07-01')).toEqual([
    { day: '2026-07-01', subject: 'business', seconds: 10 },
    { day: '2026-07-01', subject: 'economics', seconds: 90 },
    { day: '2026-07-02', subject: 'economics', seconds: 20 },
  ]);
  expect(await readTalkedDays(product.deps.db, userId, '2026-07-02')).toHaveLength(1);
});

test('an account that was closed meanwhile leaves nothing behind', async () => {
  await using product = await startProduct();
  const nobody = randomUUID();
  await addTalk(product.deps, { userId: nobody, subject: 'economics' }, 60);
  expect(await readTalkedDays(product.deps.db, nobody, '2026-01-01')).toEqual([]);
});
