import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const work = (words: string, topic = '') => calculate({ words, subject: 'economics', topic });

test.each([
  'hi, ive got a firm with fixed costs of 200 and variable cost of 5 per unit. if it makes 50 units whats the average total cost',
  'i got a company that has fixed costs of 200 and variable cost of 5 per unit. what is the average cost of 50 units',
])('what somebody has got is told, and no result: %s', (words) => {
  const sum = work(words);
  expect(sum).toMatchObject({ result: '9' });
  expect(sum).not.toHaveProperty('own', 'wrong');
});

test.each([
  'fixed costs are 200, variable cost 5 per unit, 50 units. i got average cost of 9',
  'fixed costs are 200, variable cost 5 per unit, output 50. i got an average cost of 9',
])('who says what he got has it looked at: %s', (words) => {
  expect(work(words)).toMatchObject({ own: 'right' });
});

test.each([
  'ok. now the firm sells 50 at £12 each. whats its profit, i got 150',
  'it sold 50 units at £12 each, what is the profit',
  'they make 50 for £12 each. whats the profit',
])('things and their price are no revenue and no cost: %s', (words) => {
  expect(work(words)).not.toMatchObject({ name: 'profit', kind: 'worked' });
});

test('revenue and total cost are', () => {
  expect(work('revenue is £600 and total cost is £450, what is the profit')).toMatchObject({ result: '£150' });
});

test.each([
  'but isnt 2 to -1 also disinflation cos the rate is falling?',
  'inflation went from -1 to 2, is that deflation',
])('no index is below nothing: %s', (words) => {
  expect(work(words, 'Inflation')?.kind).not.toBe('worked');
});

test('an index that falls is still worked', () => {
  expect(work('the price index goes from 120 to 117, what is the inflation rate')).toMatchObject({ result: '-2.5%' });
});

test.each([
  ['PED is -0.8 and price goes up 20%. how much does quantity fall, i got 16%', 'right'],
  ['PED is -0.8 and price goes up 20%. by how much does quantity demanded fall, is it 16%?', 'right'],
  ['PED is -0.8 and price goes up 20%. what is the change in quantity, i got 16%', 'wrong'],
  ['PED is -0.8 and price goes up 20%. how much does quantity fall, i got 25%', 'wrong'],
])('a fall that was asked for needs no minus: %s', (words, own) => {
  expect(work(words)).toMatchObject({ own });
});

test('pounds are not taken from dollars', () => {
  const words = 'if it keeps $150 it now gets 150/1.2 = £125 instead of £100, so £25 extra margin per unit?';
  expect(work(words)).toMatchObject({
    own: 'right',
    sentences: ['Yes, your arithmetic is right.', '150 divided by 1.2 is £125.', '£125 minus £100 is £25.'],
  });
});
