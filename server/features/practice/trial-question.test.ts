import { expect, test } from 'vitest';
import { trialQuestions } from '#content/trial-questions.ts';
import { startProduct } from '#tests/harness.ts';

test('a visitor gets a question with its time and subject, and nothing that answers it', async () => {
  await using product = await startProduct();
  const response = await product.visitor().get('/api/taste');
  expect(response.status).toBe(200);
  const question = await response.json();
  expect(Object.keys(question).sort()).toEqual(['id', 'prompt', 'seconds', 'subject']);
  expect(trialQuestions.map(({ subject, id }) => `${subject}:${id}`)).toContain(question.id);
});

test('each question leads to another one, through all six of both subjects and round again', async () => {
  await using product = await startProduct();
  const browser = product.visitor();
  const seen: { id: string; subject: string }[] = [];
  let after = 'economics:1.1.3-q1';
  for (let turn = 0; turn < 6; turn++) {
    const question = await (await browser.get(`/api/taste?after=${after}`)).json();
    seen.push(question);
    after = question.id;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
  expect(seen.filter(({ subject }) => subject === 'business')).toHaveLength(3);
  expect(after).toBe('economics:1.1.3-q1');
});

test('an answer is marked in its own words, and the model answer comes with it', async () => {
  await using product = await startProduct();
  const answer = '  You lose the best other option: the thing you gave up.';
  const response = await mark(product.visitor(), { answer });
  expect(response.status).toBe(200);
  const marked = await response.json();
  expect(marked).toMatchObject({
    verdict: 'right',
    missing: null,
    modelAnswer: 'Opportunity cost is the value or benefit of the next best alternative forgone when a choice is made.',
  });
  expect(
    marked.ideas.map(({ idea, state, span }: MarkedIdea) => [idea, state, answer.slice(span[0], span[1])]),
  ).toEqual([
    ['next best alternative', 'found', 'best other option'],
    ['forgone or given up', 'found', 'gave up'],
  ]);
});

test('a half-right answer is told the most useful thing that it lacks', async () => {
  await using product = await startProduct();
  const marked = await (await mark(product.visitor(), { answer: 'something that you have to give up' })).json();
  expect(marked).toMatchObject({ verdict: 'partly', missing: 'next best alternative' });
});

test('an answer that denies the model answer is not right, and hears of what it denied first', async () => {
  await using product = await startProduct();
  const answer = 'It is not true that it is the next best alternative forgone';
  const marked = await (await mark(product.visitor(), { answer })).json();
  expect(marked).toMatchObject({ verdict: 'not yet', missing: 'next best alternative' });
  expect(marked.ideas[0].state).toBe('denied');
});

test('an empty answer is refused kindly', async () => {
  await using product = await startProduct();
  for (const answer of ['', '  \n ', undefined]) {
    const response = await mark(product.visitor(), { answer });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Write a sentence first, even a rough one. A guess is a good start.',
    });
  }
});

test('an answer may have 600 characters and no more', async () => {
  await using product = await startProduct();
  expect((await mark(product.visitor(), { answer: 'a'.repeat(600) })).status).toBe(200);
  const response = await mark(product.visitor(), { answer: 'a'.repeat(601) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'Please keep your answer to 600 characters. Two or three sentences are enough.',
  });
});

test('only the six questions are open to visitors', async () => {
  await using product = await startProduct();
  const response = await mark(product.visitor(), { questionId: 'economics:1.1.1-q1', answer: 'all else equal' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: 'There is nothing at this address' });
});

test('an address may have 30 answers marked in ten minutes', async () => {
  await using product = await startProduct();
  const browser = product.visitor();
  for (let turn = 0; turn < 30; turn++) expect((await mark(browser, { answer: 'a guess' })).status).toBe(200);
  const refused = await mark(browser, { answer: 'a guess' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' });
  product.clock.advance(600);
  expect((await mark(browser, { answer: 'a guess' })).status).toBe(200);
});

type MarkedIdea = { idea: string; state: string; span: [number, number] };
type Browser = ReturnType<Awaited<ReturnType<typeof startProduct>>['visitor']>;

function mark(browser: Browser, body: { questionId?: string; answer: string | undefined }) {
  return browser.post('/api/taste', { questionId: 'economics:1.1.3-q1', ...body });
}
