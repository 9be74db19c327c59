import { expect, test } from 'vitest';
import type { Evidence } from '#domain/tutor.ts';
import { evidence, memoryCards } from '#server/db/schema/memory.ts';
import { examDates } from '#server/db/schema/practice.ts';
import { conversations } from '#server/db/schema/tutor.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';
import { readCards } from './card-queries.ts';
import { recordEvidence } from './record-evidence.ts';

test('each item that was shown has evidence and a card of its own', async () => {
  await using product = await startProduct();
  const student = await talkingStudent(product);
  await student.show([shown(), shown({ itemKind: 'chain', itemId: '1.2.3-k4', verdict: 'partly', hints: 2 })]);
  expect(await product.deps.db().select().from(evidence)).toHaveLength(2);
  const cards = await readCards(product.deps.db, student.id, 'economics');
  expect(cards.map(({ itemKind, itemId, reviews }) => [itemKind, itemId, reviews])).toEqual([
    ['chain', '1.2.3-k4', 1],
    ['question', '1.2.3-q1', 1],
  ]);
});

test('shown again another day, the same card goes on; shown of another subject, it is another card', async () => {
  await using product = await startProduct();
  const student = await talkingStudent(product);
  await student.show([shown()]);
  product.clock.advance(3 * 86_400);
  await student.show([shown(), shown({ subject: 'business' })]);
  const cards = await product.deps.db().select().from(memoryCards);
  expect(cards.map(({ subject, reviews }) => [subject, reviews]).toSorted()).toEqual([
    ['business', 1],
    ['economics', 2],
  ]);
});

test('the next exam of the subject brings a card forward, one that is past or of another subject does not', async () => {
  await using product = await startProduct();
  const student = await talkingStudent(product);
  const exam = { userId: student.id, subject: 'economics' as const };
  await product.deps
    .db()
    .insert(examDates)
    .values([
      { ...exam, paper: 1, examOn: '2026-11-10' },
      { ...exam, paper: 2, examOn: '2026-11-18' },
      { ...exam, subject: 'business', paper: 1, examOn: '2026-11-17' },
    ]);
  await student.show([shown()]);
  const [card] = await readCards(product.deps.db, student.id, 'economics');
  expect(card?.dueAt).toEqual(new Date('2026-11-17T00:00:00Z'));
});

test('nothing shown is nothing stored', async () => {
  await using product = await startProduct();
  const student = await talkingStudent(product);
  await student.show([]);
  expect(await product.deps.db().select().from(evidence)).toEqual([]);
});

test('two answers to one item at once are two reviews', async () => {
  await using product = await startProduct();
  const student = await talkingStudent(product);
  await student.show([shown()]);
  await Promise.all([student.show([shown()]), student.show([shown()])]);
  const [card] = await readCards(product.deps.db, student.id, 'economics');
  expect(card?.reviews).toBe(3);
});

async function talkingStudent(product: Product) {
  const { id } = await createStudent(product);
  const { db, clock } = product.deps;
  const conversationId = crypto.randomUUID();
  const times = { createdAt: clock.now(), lastAt: clock.now() };
  await db()
    .insert(conversations)
    .values({ id: conversationId, userId: id, agentId: 'x', subject: 'economics', title: 'A talk', ...times });
  const show = (items: Evidence[]) =>
    db.transaction(() => recordEvidence(product.deps, id, items, { source: 'tutor', conversationId }));
  return { id, show };
}

function shown(changes: Partial<Evidence> = {}): Evidence {
  return {
    ...{ subject: 'economics', sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1' },
    ...{ verdict: 'right', hints: 0, unassisted: true },
    ...changes,
  };
}
