import { expect, test } from 'vitest';
import { subjectOfTheme } from './themes.ts';

test.each([
  ['economics-1', 'economics'],
  ['economics-4', 'economics'],
  ['4', 'economics'],
  ['business-10', 'business'],
  ['economics-5', undefined],
  ['5', undefined],
  ['business-11', undefined],
  ['business-0', undefined],
  ['law-1', undefined],
  ['economics-1/../..', undefined],
  ['', undefined],
])('the theme id %o belongs to %o', (themeId, subject) => {
  expect(subjectOfTheme(themeId)).toBe(subject);
});
