import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const sold = 'they sell 12 at £70 each so revenue is 12 x 70 = 840';

test.each([
  ['revenue is 50 * 20 and costs are 30 * 20. what is the profit', '400'],
  ['fixed costs are 4 x 500, price is £10 and variable cost is half of 12. what is break even', '500'],
  ['revenue is (100 + 50) x 4 and total costs are 400, how much profit', '200'],
  ['net profit is 20% of 5000 and revenue is 5000 what is the net profit margin', '20%'],
  ['840 - 576 = 264. whats my profit margin on that', '31.4%'],
])('an expression is one figure: %s', (words, result) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ kind: 'worked', result });
});

test('and what was told by one before is known by its value', () => {
  const before = { words: sold, name: 'total revenue' };
  const words = 'ok so whats the profit then?? costs are 12 x 48';
  expect(calculate({ words, subject: 'business', topic: '', before, said: sold })).toMatchObject({
    sentences: ['Profit is total revenue minus total cost.', '840 minus 576 is 264.', 'So they make a profit of 264.'],
  });
});
