import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const revenue = { words: 'i sell 10 at £30 or 11 at £29 whats my mr', name: 'marginal revenue', result: 19 };
const shop = {
  words: 'i sell at £3, ingredients cost £1.20 each and rent is £900. whats the profit if i sell 650',
  name: 'profit',
  result: 270,
};

function last(words: string, before: typeof shop) {
  const sum = calculate({ words, subject: 'economics', topic: '', before, said: before.words });
  return sum?.kind === 'worked' ? sum.sentences.at(-1) : undefined;
}

test.each([
  [
    '10 at £30 =300 and 11 at £29 = 319 so it should be 29 - 10 = 19?',
    revenue,
    'So marginal revenue is 19, as it was worked out before.',
  ],
  [
    'its 650 - 500 = 150. and 150 x 1.80 = 270. just say yes or no',
    shop,
    'So profit is 270, as it was worked out before.',
  ],
])('arithmetic that comes to the result before is more than arithmetic: %s', (words, before, says) => {
  expect(last(words, before)).toBe(says);
});

test.each([
  ['650 - 300 = 350 right', shop],
  ['27 x 10 = 260 right', shop],
  ['2 x 19 = 38 yeah', revenue],
])('any other is not said to be that result: %s', (words, before) => {
  expect(last(words, before) ?? '').not.toContain('as it was worked out before');
});
