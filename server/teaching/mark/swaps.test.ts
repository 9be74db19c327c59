import { expect, test } from 'vitest';
import { swaps } from './swaps.ts';

const chairs = 'MPP is unchanged, but MRP halves, because each chair sells for half as much.';
const coffee =
  'A rise in the price of coffee is a movement along its curve, a contraction; a rise in the price of tea shifts the coffee curve right.';

test.each([
  ['MPP halves and MRP stays the same?', chairs],
  ['ok so my pizza one is £80. and for chairs MPP halves and MRP stays the same?', chairs],
  ['MPP goes down, MRP doesnt change', chairs],
  ['coffee price = shift, tea price = movement', coffee],
])('the right words of the wrong things: %s', (words, written) => {
  expect(swaps(words, written)).toBe(true);
});

test.each([
  ['MRP halves and MPP stays the same?', chairs],
  ['MPP doesnt change but MRP falls by half', chairs],
  ['it costs more to make', chairs],
  ['coffee price = movement, tea price = shift to the right cos theyre substitutes', coffee],
])('and of the right ones: %s', (words, written) => {
  expect(swaps(words, written)).toBe(false);
});
