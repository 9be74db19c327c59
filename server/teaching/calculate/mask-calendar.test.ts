import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { readNumbers } from './read-numbers.ts';

test.each([
  'does the 2022-24 fall in UK inflation prove that interest rates worked',
  'the 2007-09 crash',
  'union membership is lower than in the 1970s',
  'after 2008 wages stagnated',
  'the march 2020 lockdown',
  'a 2020-2030 target',
])('years are no figures: %s', (words) => {
  expect(readNumbers(words).figures).toEqual([]);
  expect(calculate({ words, subject: 'economics', topic: 'Inflation' })).toBeUndefined();
});

test.each([
  ['output 2000-1500 = 500', [2000, 1500, 500]],
  ['sales of 2000-20', [2000, 20]],
  ['profit after 2000 units', [2000]],
  ['they sell 2010 a year and 1990 last year', [2010, 1990]],
])('and figures are no years: %s', (words, figures) => {
  expect(readNumbers(words).figures.map(({ value }) => value)).toEqual(figures);
});
