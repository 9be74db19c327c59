import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import type { IndexedTheme, SearchIndex } from './search-index.ts';

test('a student with both subjects gets all sections and their terms', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  const response = await browser.get('/api/search-index');
  expect(response.status).toBe(200);
  const index: SearchIndex = await response.json();
  expect(index.map(({ subject, themes }) => [subject, themes.length, countSections(themes)])).toEqual([
    ['economics', 4, 87],
    ['business', 10, 42],
  ]);
  const section = index[0]?.themes[0]?.sections.find(([id]) => id === '1.1.3');
  expect(section).toEqual(['1.1.3', 'The economic problem', expect.any(Array), expect.any(Array)]);
  expect(section?.[2].length).toBeGreaterThan(0);
  expect(section?.[3]).toContain('Opportunity cost');
});

test('the index is small, and holds no text of a definition, no question and no answer', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  const text = await (await browser.get('/api/search-index')).text();
  expect(text.length).toBeLessThan(60_000);
  expect(text).not.toMatch(/modelAnswer|accept|prompt|next best alternative/);
});

test('a subject that is not in the plan is not in the index', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const index: SearchIndex = await (await browser.get('/api/search-index')).json();
  expect(index.map(({ subject }) => subject)).toEqual(['business']);
});

test('a student without a plan gets an empty index, and a visitor none', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  expect(await (await browser.get('/api/search-index')).json()).toEqual([]);
  const response = await product.visitor().get('/api/search-index');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Please log in to continue' });
});

function countSections(themes: IndexedTheme[]): number {
  return themes.reduce((count, { sections }) => count + sections.length, 0);
}
