import { expect, test } from 'vitest';
import { wantsSum } from './read-wish.ts';

test.each([
  'another one pls, with numbers this time like the multiplier',
  'another question with numbers',
  'one more but with figures',
  'a harder one with numbers please',
])('a sum to try is wished for: %s', (words) => {
  expect(wantsSum(words)).toBe(true);
});

test.each([
  'explain it another way with numbers',
  'another one please',
  'a firm with numbers like that would close',
  'give me a question with no numbers',
])('no sum is: %s', (words) => {
  expect(wantsSum(words)).toBe(false);
});
