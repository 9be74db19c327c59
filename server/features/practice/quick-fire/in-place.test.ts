import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { evidence } from '#server/db/schema/memory.ts';
import { practiceAttempts, practiceRuns } from '#server/db/schema/practice.ts';
import { startProduct } from '#tests/harness.ts';
import { startQuickFire } from '#tests/quick-fire.ts';
import { createSignedInStudent } from '#tests/students.ts';

const path = '/api/practice/quick-fire/economics/questions';

test('a question is answered beside its section: marked once, counted as helped, and no run is touched', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  await startQuickFire(browser, {});
  const given = { id: randomUUID(), questionId: '1.1.3-q1', answer: 'What you give up', takenMs: 4200 };
  const marking = await (await browser.post(path, given)).json();
  expect(marking).toMatchObject({ verdict: 'partly', missing: 'next best alternative', followUp: null });
  expect(await (await browser.post(path, given)).json()).toEqual(marking);
  const { db } = product.deps;
  expect(await db().select().from(practiceAttempts)).toMatchObject([{ itemId: '1.1.3-q1', runId: null, hints: 1 }]);
  expect(await db().select().from(evidence)).toMatchObject([{ itemId: '1.1.3-q1', unassisted: false }]);
  expect(await db().select().from(practiceRuns)).toMatchObject([{ endedAt: null }]);
});

test('an empty answer, a question that is not there and another subject are refused; distress is met with help', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const given = { id: randomUUID(), questionId: '1.1.3-q1', answer: 'A guess', takenMs: 1 };
  expect(await (await browser.post(path, { ...given, answer: ' ' })).json()).toMatchObject({
    message: 'Write a sentence first, even a rough one. A guess is a good start.',
  });
  expect((await browser.post(path, { ...given, questionId: '9.9.9-q1' })).status).toBe(404);
  expect((await browser.post('/api/practice/quick-fire/business/questions', given)).status).toBe(403);
  expect(await (await browser.post(path, { ...given, answer: 'I want to kill myself' })).json()).toEqual({
    support: true,
  });
  expect(await product.deps.db().select().from(practiceAttempts)).toEqual([]);
});
