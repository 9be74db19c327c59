import { expect, test } from 'vitest';
import { figuresIn, findFigure } from './figures.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['80k', [80_000]],
  ['£80,000', [80_000]],
  ['eighty thousand pounds', [80_000]],
  ['£12,000,000', [12_000_000]],
  ['£12m or 12 million', [12_000_000, 12_000_000]],
  ['8bn', [8_000_000_000]],
  ['220p', [2.2]],
  ['£2.20', [2.2]],
  ['seven hundred and fifty', [750]],
  ['twenty-five', [25]],
  ['two and three', [2, 3]],
  ['two point five', [2.5]],
  ['2 years 6 months', [2.5]],
  ['two years and six months', [2.5]],
  ['2 years', [2]],
  ['-0.4', [0.4]],
  ['15%', [15]],
  ['1/0.5 = 2', [1, 0.5, 2]],
  ['ten grand', [10_000]],
  ['a hundred grand', [100_000]],
  ['a thousand quid', [1000]],
  ['five and a half thousand', [5500]],
  ['fifteen hundred', [1500]],
  ['nought point four', [0.4]],
  ['none at all', []],
])('"%s" is read as %j', (text, values) => {
  expect(figuresIn(tokenise(text)).map(({ value }) => value)).toEqual(values);
});

test('12 million is found as 12, as £12m and as £12,000,000, and not as 12,000', () => {
  const finds = (answer: string) =>
    findFigure({ value: 12, tolerance: 0.01, unit: '£ million' }, tokenise(answer)).length > 0;
  expect(['12', '£12m', '12 million', '£12,000,000', 'twelve million'].map(finds)).toEqual(Array(5).fill(true));
  expect(['12,000', '12k', '13m', 'many'].map(finds)).toEqual(Array(4).fill(false));
});

test('the tolerance is kept to its edge, and the sign is ignored', () => {
  const finds = (answer: string) =>
    findFigure({ value: -16.7, tolerance: 0.06, unit: '%' }, tokenise(answer)).length > 0;
  expect(['16.7', '-16.7%', '16.64', '16.76'].map(finds)).toEqual(Array(4).fill(true));
  expect(['16.6', '16.8', '1670'].map(finds)).toEqual(Array(3).fill(false));
});
