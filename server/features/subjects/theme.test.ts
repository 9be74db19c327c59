import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('a student with the subject reads a theme: its sections, key points, questions and diagrams', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const response = await browser.get('/api/subjects/economics/themes/1');
  expect(response.status).toBe(200);
  const theme = await response.json();
  expect(theme).toMatchObject({
    subject: 'economics',
    number: 1,
    title: 'Introduction to markets and market failure',
  });
  expect(theme.sections).toHaveLength(22);
  expect(theme.sections[0]).toMatchObject({ id: '1.1.1', title: 'Economics as a social science' });
  expect(theme.sections[0].keyPoints.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(theme.sections[0].questions[0])).toEqual(['id', 'ao', 'difficulty', 'seconds', 'prompt']);
  expect(theme.sections.flatMap((section: { diagrams: { id: string }[] }) => section.diagrams)).toContainEqual(
    expect.objectContaining({ id: 'tax-inelastic', kind: 'xy' }),
  );
});

test('nothing that answers or marks a question is in any theme', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  const addresses = [
    ...[1, 2, 3, 4].map((number) => `economics/themes/${number}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `business/themes/${number}`),
  ];
  for (const address of addresses) {
    const response = await browser.get(`/api/subjects/${address}`);
    expect(response.status, address).toBe(200);
    const text = await response.text();
    for (const field of ['modelAnswer', 'requiredIdeas', 'bonusIdeas', 'accept', 'acceptX', 'numeric', 'patterns'])
      expect(text, `${address} holds ${field}`).not.toContain(`"${field}"`);
  }
});

test('a visitor is asked to log in', async () => {
  await using product = await startProduct();
  const response = await product.visitor().get('/api/subjects/economics/themes/1');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Please log in to continue' });
});

test('a subject outside the plan is refused with a sentence', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const response = await browser.get('/api/subjects/business/themes/1');
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'subject_not_in_plan',
    message: 'This subject is not in your plan',
  });
});

test.each([
  ['economics/themes/5', 404, 'There is nothing at this address'],
  ['economics/themes/0', 404, 'There is nothing at this address'],
  ['economics/themes/one', 400, 'Some of what was sent is missing or not valid'],
  ['law/themes/1', 400, 'The subject must be economics or business'],
])('%s is answered with %i', async (address, status, message) => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const response = await browser.get(`/api/subjects/${address}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message });
});
