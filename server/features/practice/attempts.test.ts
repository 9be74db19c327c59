import { expect, test } from 'vitest';
import { Failure } from '#domain/failures.ts';
import { evidence, memoryCards } from '#server/db/schema/memory.ts';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import { startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';
import { type Attempt, recordAttempt } from './attempts.ts';

test('a piece of work is evidence, and its card comes back another day', async () => {
  await using product = await startProduct();
  const { id: userId } = await createStudent(product);
  expect(await recordAttempt(product.deps, userId, work({ missing: 'percentage change' }))).toBe('as shown');
  const [shown] = await product.deps.db().select().from(evidence);
  expect(shown).toMatchObject({ userId, verdict: 'partly', source: 'practice', missing: 'percentage change' });
  const [card] = await product.deps.db().select().from(memoryCards);
  expect(card).toMatchObject({ userId, itemKind: 'question', itemId: '1.2.3-q1', sectionId: '1.2.3', reviews: 1 });
  expect(card?.dueAt.getTime()).toBeGreaterThan(product.clock.now().getTime());
});

test('sent twice, also at once, it counts once and is answered as it was the first time', async () => {
  await using product = await startProduct();
  const { id: userId } = await createStudent(product);
  const first = work();
  const again = { ...first, marking: 'marked otherwise', verdict: 'right' as const };
  const answers = await Promise.all([first, first].map((attempt) => recordAttempt(product.deps, userId, attempt)));
  expect([...answers, await recordAttempt(product.deps, userId, again)]).toEqual(Array(3).fill('as shown'));
  for (const table of [practiceAttempts, evidence, memoryCards]) {
    expect(await product.deps.db().select().from(table)).toHaveLength(1);
  }
});

test('what the marker doubts is kept and counts for nothing', async () => {
  await using product = await startProduct();
  const { id: userId } = await createStudent(product);
  await recordAttempt(product.deps, userId, work({ verdict: 'unsure' }));
  expect(await product.deps.db().select().from(practiceAttempts)).toHaveLength(1);
  expect(await product.deps.db().select().from(evidence)).toEqual([]);
  expect(await product.deps.db().select().from(memoryCards)).toEqual([]);
});

test("another student's work is not shown by its name", async () => {
  await using product = await startProduct();
  const attempt = work();
  await recordAttempt(product.deps, (await createStudent(product)).id, attempt);
  const stranger = await createStudent(product);
  await expect(recordAttempt(product.deps, stranger.id, attempt)).rejects.toEqual(new Failure('not_found'));
});

function work(changes: Partial<Attempt<string>> = {}): Attempt<string> {
  return {
    id: crypto.randomUUID(),
    subject: 'economics',
    sectionId: '1.2.3',
    itemKind: 'question',
    itemId: '1.2.3-q1',
    work: { answer: 'How much demand changes' },
    marking: 'as shown',
    verdict: 'partly',
    hints: 0,
    ...changes,
  };
}
