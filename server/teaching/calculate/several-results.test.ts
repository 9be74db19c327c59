import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const fixed =
  'Average fixed cost is fixed cost divided by output. £200 divided by 10 is £20. So each unit carries £20 of it.';

test.each([
  [
    'economics',
    'Fixed costs are £200 and total cost is £500. Calculate AFC, AVC and ATC at output 10',
    `${fixed} Total variable cost is £500 minus £200, which is £300. Divided by 10, that is £30. ` +
      'So each unit adds on average £30 of it. ' +
      'Average cost is total cost divided by output. £500 divided by 10 is £50. So each unit costs £50 to make on average.',
    '£20 and £30 and £50',
  ],
  [
    'economics',
    'TFC is £200, TVC is £300, output 10. work out afc, avc, and ac',
    `${fixed} Average variable cost is total variable cost divided by output. £300 divided by 10 is £30. ` +
      'So each unit adds on average £30 of it. Total cost is £200 plus £300, which is £500. ' +
      'Divided by 10, that is £50 each. So each unit costs £50 to make on average.',
    '£20 and £30 and £50',
  ],
  [
    'business',
    'revenue 200000, gross profit 80000, net profit 30000. what are the gross and net profit margin',
    'Gross profit is 80,000 out of 200,000: a margin of 40%. Net profit is 30,000 out of 200,000: a margin of 15%. ' +
      'So 15p of every £1 of sales is left after the running costs.',
    '40% and 15%',
  ],
  [
    'business',
    'sales 500k, gross profit 200k, operating profit 75k. gross and operating margin?',
    'Gross profit is 200,000 out of 500,000: a margin of 40%. ' +
      'Operating profit is 75,000 out of 500,000: a margin of 15%. ' +
      'So 15p of every £1 of sales is left after the running costs.',
    '40% and 15%',
  ],
  [
    'business',
    'current assets 45k inc stock 15k, current liabilities 30k. current ratio n acid test',
    'The current ratio is current assets divided by current liabilities. 45,000 divided by 30,000 is 1.5. ' +
      'So there is £1.50 of current assets for every £1 due soon. ' +
      'Current assets without inventories are 45,000 minus 15,000, which is 30,000. 30,000 divided by 30,000 is 1. ' +
      'So there is £1 of liquid assets for every £1 due soon.',
    '1.5 and 1',
  ],
  [
    'business',
    'machine costs 50000, brings in 20000 a year for 4 years. payback and ARR',
    'The flow is the same each year, so divide the cost by it. 50,000 divided by 20,000 is 2.5. ' +
      'So it pays back in 2 years and 6 months. Total profit is 80,000 minus 50,000, which is 30,000. ' +
      'Over 4 years that is 7,500 a year. 7,500 divided by 50,000, times 100, is 15%. ' +
      'So the project earns 15% of its cost a year on average.',
    '2 years and 6 months and 15%',
  ],
  [
    'business',
    'fixed costs 12000, price 10, variable cost 6, sells 4000. contribution per unit, break-even and margin of safety',
    'Contribution per unit is the selling price minus the variable cost per unit. 10 minus 6 is 4. ' +
      'So each sale puts 4 towards fixed costs and then profit. Contribution per unit is 10 minus 6, which is 4. ' +
      'Break-even is the fixed costs divided by that: 12,000 divided by 4 is 3,000. ' +
      'So they must sell 3,000 to cover all their costs. The margin of safety is 4,000 minus 3,000, which is 1,000. ' +
      'So sales could fall by 1,000 before they make a loss.',
    '4 and 3,000 and 1,000',
  ],
  [
    'business',
    'the plant can make 8,000 units a month but only makes 6,000. fixed costs £48,000. find capacity utilisation and average fixed cost',
    'Capacity utilisation is actual output divided by maximum output, times 100. ' +
      '6,000 divided by 8,000, times 100, is 75%. So 75% of what could be made is made. ' +
      'Average fixed cost is fixed cost divided by output. £48,000 divided by 6,000 is £8. So each unit carries £8 of it.',
    '75% and £8',
  ],
] as const)('%s, all that is asked for in one breath is worked: %s', (subject, words, said, result) => {
  const sum = calculate({ words, subject, topic: '' });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toBe(said);
  expect(sum).toMatchObject({ result });
});

test('of three results two are worked where the third cannot be', () => {
  const words = 'fixed costs £200, total variable cost £300, output 10. calculate AFC, AVC and average revenue';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({ result: '£20 and £30' });
});
