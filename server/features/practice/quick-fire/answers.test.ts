import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evidence, memoryCards } from '#server/db/schema/memory.ts';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { quickFireAnswer, startQuickFire } from '#tests/quick-fire.ts';
import { createSignedInStudent } from '#tests/students.ts';

const opportunityCost = '1.1.3-q1';
const cafe = '1.1.3-q3';

test('an answer is marked, with what was found in its own words, and is evidence', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  const words = 'What you give up';
  const given = { answer: words, sureness: 75 };
  const view = await answer(opportunityCost, given);
  expect(view).toMatchObject({ questionId: opportunityCost, answer: words, sureness: 75, appealed: false });
  expect(view.marking).toMatchObject({
    verdict: 'partly',
    missing: 'next best alternative',
    modelAnswer: 'Opportunity cost is the value or benefit of the next best alternative forgone when a choice is made.',
    commonError: null,
    ...{ found: 1, wanted: 2 },
  });
  expect(await product.deps.db().select().from(memoryCards)).toMatchObject([{ itemId: opportunityCost, reviews: 1 }]);
  expect(await product.deps.db().select().from(practiceAttempts)).toMatchObject([{ takenMs: 4200, sureness: 75 }]);
});

test('ideas that the model found in one list quote an item each', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  const words = 'what is given up, the next best alternative';
  const whole: [number, number] = [0, words.length];
  product.deps.marker = {
    ...product.deps.marker,
    mark: async () => ({
      verdict: 'right',
      ideas: [
        { idea: 'given up or forgone', state: 'found', span: whole },
        { idea: 'next best alternative', state: 'found', span: whole },
      ],
    }),
  };
  const { marking } = await answer(opportunityCost, { answer: words });
  expect(marking.ideas.map(({ span }: { span: [number, number] }) => words.slice(...span))).toEqual([
    'what is given up',
    'the next best alternative',
  ]);
});

test('a wrong idea that is often given is named, and never to a full answer', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  const partly = await answer(opportunityCost, { answer: 'all the alternatives that you lost' });
  expect(partly.marking.commonError).toBe('Only the single next best alternative counts, not all of them together.');
  await using other = await startProduct();
  const again = await startSection(other);
  const full = await again.answer(opportunityCost, {
    answer: 'the next best alternative forgone, not all the alternatives',
  });
  expect(full.marking).toMatchObject({ verdict: 'right', commonError: null, missing: null });
});

test.each([
  ['£9', 'right'],
  ['9 pounds an hour, because babysitting is the next best', 'right'],
  ['nine pounds, the next best', 'right'],
  ['£17', 'not yet'],
])('a figure is read with its unit: "%s" is %s', async (words, verdict) => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  expect((await answer(cafe, { answer: words })).marking.verdict).toBe(verdict);
});

test('an answer that is sent twice, or from two tabs, is stored and counted once', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  const id = crypto.randomUUID();
  const [first, again] = await Promise.all([
    answer(opportunityCost, { id, answer: 'the next best alternative forgone' }),
    answer(opportunityCost, { id, answer: 'the next best alternative forgone' }),
  ]);
  expect(again).toEqual(first);
  const otherTab = await answer(opportunityCost, { answer: 'something else' });
  expect(otherTab).toEqual(first);
  await Promise.all([answer(cafe, { answer: '£9' }), answer(cafe, { answer: '£17' })]);
  expect(await product.deps.db().select().from(practiceAttempts)).toHaveLength(2);
  expect(await product.deps.db().select().from(evidence)).toHaveLength(2);
});

test('a clock that ran out, or "I do not know", is an empty answer: not yet, with the model answer', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  const view = await answer(opportunityCost, { answer: '', timedOut: true });
  expect(view).toMatchObject({ timedOut: true, marking: { verdict: 'not yet', found: 0, wanted: 2 } });
});

test('an answer in doubt is asked about, with nothing given away, and both answers are marked together', async () => {
  await using product = await startProduct();
  const { answer, read } = await startSection(product);
  doubtOnce(product);
  const open = await answer(opportunityCost, { answer: 'the best other option', sureness: 50 });
  expect(open).toMatchObject({ marking: null, followUp: 'What happens to it?' });
  expect(JSON.stringify(await read())).not.toContain('next best alternative');
  expect(await product.deps.db().select().from(memoryCards)).toEqual([]);
  const settled = await answer(opportunityCost, { answer: 'which was forgone', followUp: true });
  expect(settled.answer).toBe('the best other option\nwhich was forgone');
  expect(settled.marking).toMatchObject({ verdict: 'right', found: 2, followUp: null });
  expect((await read()).answers).toEqual([settled]);
  const rows = await product.deps.db().select().from(practiceAttempts);
  expect(rows.map(({ sureness }) => sureness)).toEqual([50, 50]);
  expect(await product.deps.db().select().from(memoryCards)).toHaveLength(1);
  // The follow-up is asked once.
  expect(await answer(opportunityCost, { answer: 'and more', followUp: true })).toEqual(settled);
});

test('who does not want to answer a follow-up sees the model answer, and nothing counts', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  doubtOnce(product);
  await answer(opportunityCost, { answer: 'the best other option' });
  const settled = await answer(opportunityCost, { answer: '', followUp: true });
  expect(settled).toMatchObject({ answer: 'the best other option', marking: { verdict: 'unsure' } });
  expect(await product.deps.db().select().from(evidence)).toEqual([]);
});

test('"I did say that" is kept once, with its reason, and changes no mark', async () => {
  await using product = await startProduct();
  const { answer, read, browser } = await startSection(product);
  const { attemptId } = await answer(opportunityCost, { answer: 'what you give up' });
  const appeal = (note?: string) => browser.put(`/api/practice/quick-fire/appeals/${attemptId}`, { note });
  expect((await appeal('"give up" says it')).status).toBe(200);
  product.clock.advance(60);
  expect((await appeal('another reason')).status).toBe(200);
  const [stored] = await product.deps.db().select().from(practiceAttempts).where(eq(practiceAttempts.id, attemptId));
  expect(stored).toMatchObject({ appealNote: '"give up" says it', verdict: 'partly' });
  expect(stored?.appealedAt).toEqual(new Date('2026-11-16T09:00:00Z'));
  expect((await read()).answers[0]).toMatchObject({ appealed: true, marking: { verdict: 'partly' } });
  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.put(`/api/practice/quick-fire/appeals/${attemptId}`, {})).status).toBe(404);
});

test('a cry for help is neither marked nor kept: it is answered with who can help', async () => {
  await using product = await startProduct();
  const { answer } = await startSection(product);
  expect(await answer(opportunityCost, { answer: 'I want to kill myself' })).toEqual({ support: true });
  expect(await product.deps.db().select().from(practiceAttempts)).toEqual([]);
});

test('only the questions of the run are marked, and only for its student', async () => {
  await using product = await startProduct();
  const { run, browser } = await startSection(product);
  const send = (from: typeof browser, changes: object) =>
    from.post('/api/practice/quick-fire/answers', quickFireAnswer(run.id, opportunityCost, changes));
  expect((await send(browser, { questionId: '4.1.1-q1' })).status).toBe(404);
  expect((await send(browser, { followUp: true })).status).toBe(404);
  const tooLong = await send(browser, { answer: 'a'.repeat(2001) });
  expect([tooLong.status, (await tooLong.json()).message]).toEqual([
    400,
    'Please keep your answer to 2000 characters. Two or three sentences are enough.',
  ]);
  const stranger = await createSignedInStudent(product);
  expect((await send(stranger.browser, {})).status).toBe(404);
});

async function startSection(product: Product) {
  const { browser } = await createSignedInStudent(product);
  const run = await startQuickFire(browser, { scope: 'section:1.1.3' });
  const path = '/api/practice/quick-fire';
  return {
    ...{ browser, run },
    answer: async (questionId: string, changes: object) =>
      (await browser.post(`${path}/answers`, quickFireAnswer(run.id, questionId, changes))).json(),
    read: async () => (await browser.get(`${path}/runs/${run.id}`)).json(),
  };
}

/** The marker is in doubt about the first answer, as our own model may be. */
function doubtOnce({ deps }: Product) {
  const { mark } = deps.marker;
  deps.marker = {
    ...deps.marker,
    async mark(question, answer, options) {
      deps.marker = { ...deps.marker, mark };
      return { ...(await mark(question, answer, options)), verdict: 'unsure', followUp: 'What happens to it?' };
    },
  };
}
