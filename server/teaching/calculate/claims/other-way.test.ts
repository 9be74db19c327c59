import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const cupcakes = {
  words: 'say i sell cupcakes for £3 and ingredients cost £1.20 each and rent is £900 a month',
  name: 'contribution per unit',
  result: 1.8,
};
const byPrice =
  'You divided by the price, £3; £1.20 of it goes on the variable cost, so only £1.80 is left to pay the fixed costs.';

function work(words: string, before = cupcakes) {
  const sum = calculate({ words, subject: 'business', topic: '', before, said: before.words });
  return sum?.kind === 'worked' ? sum : undefined;
}

test.each([
  'yeah but u didnt say what i do next for break even. is it 900 divided by 3',
  'is it 900 / 3 = 300 for break even',
  'for the break even point do i do 900 ÷ 3?',
])('the wrong way to a sum that is named is said to be wrong, and why: %s', (words) => {
  expect(work(words)).toMatchObject({ own: 'wrong' });
  expect(work(words)?.sentences[0]?.replace('Not quite: you', 'You')).toBe(byPrice);
  expect(work(words)?.sentences.join(' ')).toContain('£900 divided by £1.80 is 500.');
});

test.each(['so break even = 900 / 3 = 300 right', 'so break even is 300'])('so is its result: %s', (words) => {
  expect(work(words)?.sentences.slice(0, 2)).toEqual(['Not quite: break-even is 500, not 300.', byPrice]);
});

test.each([
  'so is break even 900 / 1.80',
  'so break even is 900 / 1.80 = 500',
  'break even = 900/(3-1.20) = 500 right?',
  'is break even 900 divided by 1.80',
])('the right way is said to be right: %s', (words) => {
  expect(work(words)).toMatchObject({ own: 'right' });
});

test.each(['900 / 3 = 300 and that is what each of us three pays, right', '1800 / 6 = 300 for the oven right'])(
  'a line that is of no sum of the thread is only arithmetic, or nothing: %s',
  (words) => {
    expect(work(words)?.own).not.toBe('wrong');
  },
);

test('the change in the total is no marginal cost', () => {
  const before = { words: 'total cost is 200 at 10 units and 260 at 12 units', name: 'average cost', result: 20 };
  expect(work('so mc is 260 - 200 = 60', before)?.sentences.slice(0, 2)).toEqual([
    'Not quite: marginal cost is 30, not 60.',
    'That is the change in total cost; divide it by the change in output.',
  ]);
});
