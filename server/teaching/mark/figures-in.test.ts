import { expect, test } from 'vitest';
import { figuresIn, givesFigure } from './figures-in.ts';

test('figures are read with their commas and thousands', () => {
  expect(figuresIn('from £1,500 to 4k, or 4 grand, less 0.5')).toEqual([1500, 4000, 4000, 0.5]);
});

const prompt = 'Opening balance minus £2,000, inflows £31,000, outflows £25,000. What is the closing balance?';

test.each([
  ['£4,000', '4000?'],
  ['£48 a day', 'is it 48'],
  ['2 years 9 months', '2 years and 9 months'],
  ['minus 2', '-2'],
])('an idea that is a figure is given by that figure: %s, %s', (idea, words) => {
  expect(givesFigure(idea, words, prompt)).toBe(true);
});

test.each([
  ['£4,000', '6000?'],
  ['minus £500', '500'],
  ['£2,000', '2000'],
  ['cash falls £60,000', '60000'],
])('not by another, without its minus, or where it was told or must be said of something: %s, %s', (idea, words) => {
  expect(givesFigure(idea, words, prompt)).toBe(false);
});
