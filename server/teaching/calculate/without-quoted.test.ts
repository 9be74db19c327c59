import { expect, test } from 'vitest';
import { withoutQuoted } from './without-quoted.ts';

test.each([
  [
    'why did you do a marginal revenue of -3.95?? i didnt ask that. is £150 profit?',
    'i didnt ask that. is £150 profit?',
  ],
  ['where did u get 50 from?? the fixed cost is 200', 'the fixed cost is 200'],
  ['so how did you get 38? price is 12 and cost is 9', 'price is 12 and cost is 9'],
])('what is held against the tutor is left out: %s', (words, left) => {
  expect(withoutQuoted(words)).toBe(left);
});

test.each(['how do you work out profit if price is 12, cost is 9 and sales are 50?', 'how much is 12 x 50?'])(
  'what is asked stays: %s',
  (words) => {
    expect(withoutQuoted(words)).toBe(words);
  },
);
