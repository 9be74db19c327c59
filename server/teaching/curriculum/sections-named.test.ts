import { expect, test } from 'vitest';
import { readLibrary } from './library.ts';
import { sectionsNamed } from './sections-named.ts';

const { courses } = await readLibrary();

test.each([
  ['economics', 'labour markets', ['3.5.1', '3.5.2', '3.5.3']],
  ['economics', 'labour markets and costs', ['3.3.2', '3.5.1', '3.5.2', '3.5.3']],
  ['economics', 'exchange rates', ['4.1.8']],
  ['economics', 'i missed 2 lessons on demand n supply', ['1.2.2', '1.2.4']],
  ['economics', 'AD', ['2.2.1', '2.2.2', '2.2.3', '2.2.4', '2.2.5']],
  ['business', 'the marketing mix', ['3.3.4']],
  ['business', 'marketing', ['3.3.1', '3.3.2', '3.3.3', '3.3.4']],
  ['business', 'motivation theory', ['3.6.4']],
  ['business', 'the weather in Spain', []],
] as const)('the sections of %s that words name: %s', (subject, words, ids) => {
  expect(sectionsNamed(courses[subject], words).map(({ id }) => id)).toEqual(ids);
});

test('of sections that are named alike, those of the tutor come first', () => {
  const theme4 = sectionsNamed(courses.economics, 'balance of payments', [4]).map(({ id }) => id);
  expect(theme4).toEqual(['4.1.7']);
  expect(sectionsNamed(courses.economics, 'balance of payments', [2]).map(({ id }) => id)).toEqual(['2.1.4']);
});
