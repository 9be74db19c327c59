import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const told =
  'Fixed costs are £600, price is £8, variable cost is £5, and we sell 500. What is break-even and the margin of safety?';
const why =
  'It always works, as long as price, variable cost and fixed costs stay as they are: the units up to break-even have paid the fixed costs, so every unit beyond it adds its whole contribution to profit.';

test('a short cut that a student finds is confirmed, with the reason', () => {
  expect(lastSaid(told, 'isnt there a quicker way, like 300 x 3 = 900? does that always work and why')).toBe(
    `Yes, £900 is right. Profit is the margin of safety times the contribution per unit: 300 times £3 is £900. ${why}`,
  );
  expect(lastSaid(told, 'is the profit just margin of safety times contribution per unit?')).toBe(
    `Yes, it is. Profit is the margin of safety times the contribution per unit: 300 times £3 is £900. ${why}`,
  );
  expect(lastSaid(told, 'why does 3 x 300 give the profit')).toContain('Yes, that gives the profit.');
});

test('one that is worked wrongly is put right, and other products are none of it', () => {
  expect(lastSum(told, 'quicker way: 300 x 3 = 800, is that the profit?')?.sentences[0]).toBe(
    'Not quite: it is £900, not £800.',
  );
  expect(lastSaid(told, 'so is the profit 500 x 3 = 1500?')).not.toContain('It always works');
});

test.each([
  ["margin of safety is 150 units and contribution per unit is £4, what's profit?", '£600'],
  ['they are 80 units above break-even and each contributes £2.50. how much profit is that', '£200'],
])('told outright: %s', (words, result) => {
  expect(lastSum(words)?.result).toBe(result);
});

test('where break-even was rounded up the two do not come to the profit, and it is not said that they do', () => {
  const rounded = 'Fixed costs are £500, price is £8, variable cost is £5, and we sell 500. margin of safety?';
  expect(lastSaid(rounded, 'so is the profit just 333 x 3?')).not.toContain('It always works');
});
