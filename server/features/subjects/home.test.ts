import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { examDates, practiceDrafts, practiceRuns } from '#server/db/schema/practice.ts';
import { tmqBacktrack, tmqFeedback } from '#server/db/schema/tmq.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt, secureSection } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';

type Browser = Awaited<ReturnType<typeof createSignedInStudent>>['browser'];
type Step = { kind: string; subject: string; title: string; reason: string; path: string };

async function readSteps(browser: Browser): Promise<Step[]> {
  return (await (await browser.get('/api/home/next')).json()).steps;
}

test('a new student begins with the first section of each subject in the plan', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  expect((await readSteps(browser)).map(({ kind, path }) => [kind, path])).toEqual([
    ['first', '/subject/economics/qft?scope=section:1.1.1'],
    ['first', '/subject/business/qft?scope=section:3.1.1'],
  ]);
});

test('cards that fade and a paper ahead are the reason in words', async () => {
  await using product = await startProduct();
  const { id, browser, email, password } = await createSignedInStudent(product);
  await secureSection(product, id);
  await product.deps
    .db()
    .insert(examDates)
    .values({ userId: id, subject: 'economics', paper: 1, examOn: '2026-12-12' });
  product.clock.set('2026-11-30T09:00:00Z');
  await browser.post('/api/session', { email, password });
  expect((await readSteps(browser))[0]).toEqual({
    kind: 'due',
    subject: 'economics',
    title: 'Keep what you know',
    reason: 'Three answers on ‘The economic problem’ are fading, and paper 1 is in 12 days.',
    path: '/subject/economics/qft?scope=due',
  });
});

test('what was left comes first: a run, then a drawing; then what was wrong', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const runId = randomUUID();
  const now = product.clock.now();
  const itemIds = ['1.1.3-q1', '1.1.3-q2', '1.1.3-q3', '1.1.3-q4', '1.1.1-q1'];
  const run = {
    id: runId,
    userId: id,
    subject: 'economics' as const,
    scope: 'mixed',
    calm: true,
    itemIds,
    startedAt: now,
  };
  await product.deps.db().insert(practiceRuns).values(run);
  await giveAttempt(product, id, { runId, verdict: 'not yet', missing: 'next best alternative' });
  const draft = {
    userId: id,
    subject: 'economics' as const,
    kind: 'diagram',
    itemId: 'tax-inelastic',
    draft: {},
    savedAt: now,
  };
  await product.deps.db().insert(practiceDrafts).values(draft);
  const steps = await readSteps(browser);
  expect(steps.map(({ kind, path }) => [kind, path])).toEqual([
    ['run', `/subject/economics/qft/${runId}`],
    ['draft', '/subject/economics/diagrams/tax-inelastic'],
    ['weak', '/subject/economics/qft?scope=section:1.1.3'],
  ]);
  expect(steps[0]?.reason).toBe('You stopped with four of five questions to go.');
  expect(steps[2]?.reason).toBe('Your last answer here missed ‘next best alternative’.');
});

test('marked work is named until its feedback has been on the screen, and is nobody else’s news', async () => {
  await using product = await startProduct();
  const owner = await createSignedInStudent(product);
  const other = await createSignedInStudent(product);
  await giveMarking(product, owner.id, { outcome: 'feedback' });
  await giveMarking(product, owner.id, { fileAskedAt: product.clock.now() });
  const kinds = async (browser: Browser) => (await readSteps(browser)).map(({ kind }) => kind);
  expect(await kinds(owner.browser)).toEqual(['file', 'feedback', 'first']);
  expect(await kinds(other.browser)).toEqual(['first']);
  await other.browser.get('/api/tmq/requests');
  expect(await kinds(owner.browser)).toEqual(['file', 'feedback', 'first']);
  await owner.browser.get('/api/tmq/requests');
  expect(await kinds(owner.browser)).toEqual(['file', 'first']);
});

test('without a subject there is nothing to do, and a visitor is asked to log in', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  expect(await readSteps(browser)).toEqual([]);
  expect((await product.visitor().get('/api/home/next')).status).toBe(401);
});

/** A paid request, with feedback where it has that outcome. */
async function giveMarking(
  { deps: { db, clock } }: Product,
  userId: string,
  state: Partial<typeof tmqBacktrack.$inferInsert>,
) {
  const id = randomUUID();
  const at = clock.now();
  await db()
    .insert(tmqBacktrack)
    .values({
      id,
      subject: 'economics',
      userId,
      email: 'feedback@home.example',
      customerEmail: 'sam@school.example',
      fileName: 'essay.pdf',
      examBoard: 'AQA',
      examQuestion: 'Evaluate',
      filePath: id,
      fileUrl: id,
      questionType: 'econ-20-25',
      price: 450,
      status: 'completed',
      active: true,
      createdAt: at,
      ...state,
    });
  if (state.outcome !== 'feedback') return;
  const feedback = { subject: 'economics', requestId: id, outOf: 25, level: 4, mark: 18, updatedAt: at, sentAt: at };
  await db().insert(tmqFeedback).values(feedback);
}
