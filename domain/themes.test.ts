import { expect, test } from 'vitest';
import { parseThemeId, subjectOfTheme, themeName } from './themes.ts';

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

test('a theme id names its subject and number, and a bare number is an Economics theme', () => {
  expect(parseThemeId('business-10')).toEqual({ subject: 'business', number: 10 });
  expect(parseThemeId('3')).toEqual({ subject: 'economics', number: 3 });
});

test('Economics has themes and Business has units', () => {
  expect(themeName({ subject: 'economics', number: 2 })).toBe('Theme 2');
  expect(themeName({ subject: 'business', number: 7 })).toBe('Unit 7');
});
