import { expect, test } from 'vitest';
import type { Evidence } from '#domain/tutor.ts';
import { memoryCards } from '#server/db/schema/memory.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { answerRun, startQuickFire } from '#tests/quick-fire.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('a new student is asked for ten questions that were never met, of every theme', async () => {
  await using product = await startProduct();
  const { queue } = await createLearner(product);
  const { today, due, unseen, nextExam } = await queue();
  expect(today).toMatchObject({ most: 10, done: 0, left: { question: 10, chain: 0, diagram: 0 } });
  expect(due).toEqual({ question: 0, chain: 0, evaluation: 0, plan: 0, diagram: 0 });
  expect(unseen).toBe(372);
  expect(nextExam).toBeNull();
  const themes = today.items.map(({ sectionId }: { sectionId: string }) => sectionId[0]);
  expect(new Set(themes)).toEqual(new Set(['1', '2', '3', '4']));
});

test("today's ten is a run of today's set, and done it leaves nothing for today", async () => {
  await using product = await startProduct();
  const { browser, queue, signIn } = await createLearner(product);
  const before = (await queue()).today.items.map(({ itemId }: { itemId: string }) => itemId);
  const run = await startQuickFire(browser, { length: 10, scope: 'due' });
  expect(run.questions.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
  await answerRun(browser, run, Array(10).fill('no idea'));
  expect((await queue()).today).toMatchObject({ most: 10, done: 10, items: [] });
  product.clock.advance(86_400);
  await signIn();
  const { today, due } = await queue();
  expect(due.question).toBe(10);
  expect(today).toMatchObject({ most: 10, done: 0, left: { question: 10 } });
});

test('a missed month does not bury anybody, and diagrams and chains are counted for themselves', async () => {
  await using product = await startProduct();
  const { id, queue } = await createLearner(product);
  await giveCards(product, id, 'question', 120, '2026-10-20T09:00:00Z');
  await giveCards(product, id, 'diagram', 3, '2026-08-01T09:00:00Z');
  await giveCards(product, id, 'chain', 4, '2026-11-20T09:00:00Z');
  const { today, due } = await queue();
  expect(due).toEqual({ question: 120, chain: 0, evaluation: 0, plan: 0, diagram: 3 });
  expect(today.most).toBe(10);
  expect(today.left).toMatchObject({ diagram: 3, question: 7 });
});

test('on the eve of an exam a short day is filled with what is still known, up to ten', async () => {
  await using product = await startProduct();
  const { id, queue, setDates } = await createLearner(product);
  const { unseen } = await queue();
  await giveCards(product, id, 'diagram', 2, '2026-11-16T20:00:00Z');
  await giveCards(product, id, 'chain', 40, '2026-11-20T09:00:00Z');
  expect((await queue()).due).toMatchObject({ diagram: 2, chain: 0 });
  await setDates([{ paper: 1, examOn: '2026-11-17' }]);
  const { due, today } = await queue();
  expect(due).toMatchObject({ diagram: 2, chain: 40 });
  // There is more that was never met than a day can hold: what is known makes room for it.
  expect(unseen).toBe(372);
  expect(today).toMatchObject({ most: 30, left: { diagram: 2, question: 28, chain: 0 } });
});

test('exam dates are kept by paper, set the daily load, and can be taken away again', async () => {
  await using product = await startProduct();
  const { queue, setDates } = await createLearner(product);
  const dates = [
    { paper: 2, examOn: '2026-12-06' },
    { paper: 1, examOn: '2026-12-16' },
  ];
  const saved = await (await setDates(dates)).json();
  expect(saved).toMatchObject({ exams: dates, nextExam: '2026-12-06', daysToExam: 20, today: { most: 19 } });
  expect(await queue()).toEqual(saved);
  expect(await (await setDates([])).json()).toMatchObject({ exams: [], nextExam: null, today: { most: 10 } });
});

test.each([
  [[{ paper: 1, examOn: '2026-11-15' }], 'Paper 1: that day has passed'],
  [[{ paper: 3, examOn: '2036-11-16' }], 'Paper 3: that is more than three years away'],
  [[{ paper: 1, examOn: '2027-02-30' }], 'Please enter the date as day, month and year'],
  [[{ paper: 1, examOn: 'soon' }], 'Please enter the date as day, month and year'],
  [[{ paper: 4, examOn: '2027-05-17' }], 'Some of what was sent is missing or not valid'],
])('%j is refused: %s', async (dates, sentence) => {
  await using product = await startProduct();
  const { setDates } = await createLearner(product);
  const response = await setDates(dates);
  expect([response.status, (await response.json()).message]).toEqual([400, sentence]);
});

test('a date that has passed meanwhile may stay while another one is set', async () => {
  await using product = await startProduct();
  const { setDates, signIn } = await createLearner(product);
  await setDates([{ paper: 1, examOn: '2026-11-20' }]);
  product.clock.set('2026-11-21T09:00:00Z');
  await signIn();
  const both = [
    { paper: 1, examOn: '2026-11-20' },
    { paper: 2, examOn: '2026-11-25' },
  ];
  expect(await (await setDates(both)).json()).toMatchObject({ exams: both, nextExam: '2026-11-25', daysToExam: 4 });
});

test('the queue is for who has the subject', async () => {
  await using product = await startProduct();
  const { browser } = await createLearner(product);
  expect((await browser.get('/api/practice/queue/business')).status).toBe(403);
  expect((await product.visitor().get('/api/practice/queue/economics')).status).toBe(401);
});

async function createLearner(product: Product) {
  const { id, browser, email, password } = await createSignedInStudent(product);
  return {
    ...{ id, browser },
    signIn: () => browser.post('/api/session', { email, password }),
    queue: async () => (await browser.get('/api/practice/queue/economics')).json(),
    setDates: (dates: object[]) => browser.put('/api/practice/queue/economics/exam-dates', { dates }),
  };
}

async function giveCards(product: Product, userId: string, kind: Evidence['itemKind'], count: number, due: string) {
  const dueAt = new Date(due);
  const lastReviewAt = new Date(dueAt.getTime() - 5 * 86_400_000);
  const memory = {
    dueAt,
    lastReviewAt,
    stability: 5,
    difficulty: 5,
    scheduledDays: 5,
    reviews: 2,
    lapses: 0,
    state: 2,
  };
  const names = Array.from({ length: count }, (_, index) => ({ itemId: `item-${index}`, sectionId: '1.1.1' }));
  await product.deps
    .db()
    .insert(memoryCards)
    .values(names.map((name) => ({ userId, subject: 'economics' as const, itemKind: kind, ...name, ...memory })));
}
