import { expect, it } from 'vitest';
import { calculate } from '../calculate.ts';

const work = (words: string, subject: 'economics' | 'business') => {
  const sum = calculate({ words, subject, topic: '' });
  return sum?.kind === 'worked' ? { own: sum.own, says: sum.sentences[0], result: sum.result } : undefined;
};

it.each([
  [
    'An investment costs £4m and returns £1.2m a year for 5 years. Can you check my ARR: total profit is £2m, so £0.4m a year, so 10%?',
    'Yes, £2 million, £400,000 and 10% are right.',
  ],
  [
    'machine costs 50k and makes 15k a year for 5 years. total profit is 25k so 5k a year so the arr is 10%?',
    'Yes, 25,000, 5,000 and 10% are right.',
  ],
  [
    'if they cut from £40 to £32 a month and members go from 500 to 600 is the revenue better? i got £19,200 vs £20,000 so worse?',
    'Yes, £19,200 and £20,000 are right.',
  ],
  [
    'fixed costs 20000, price 10, variable cost 6. contribution is 4 so break even is 5000?',
    'Yes, 4 and 5,000 are right.',
  ],
  [
    'price £10 vc £6, so contribution is £4, and fixed costs are £20000 so break even is 5000?',
    'Yes, £4 and 5,000 are right.',
  ],
  ['labour turnover: 30 left out of 120 so thats 0.25 so 25%?', 'Yes, 25% is right.'],
  [
    'fixed costs 12k, sell at £20, variable cost £8. contribution £12, so break-even 1000 units, and they sell 1500 so margin of safety is 500?',
    'Yes, £12, 1,000 and 500 are right.',
  ],
  [
    'price was £5 and they sold 1000, now its £6 and they sell 850. so revenue went from 5000 to 5100 so it went up?',
    'Yes, 5,000 and 5,100 are right.',
  ],
  [
    'current assets £90,000, stock £40,000, current liabilities £50,000. acid test is 1, is that good?',
    'Yes, 1 is right.',
  ],
  [
    'netflix put the price up from £8 to £10 and subscribers fell from 500 to 410. is that more revenue or less, i make it £4,100 vs £4,000',
    'Yes, £4,100 and £4,000 are right.',
  ],
])("a student's own working is checked at its end, business: %s", (words, says) => {
  expect(work(words, 'business')).toMatchObject({ own: 'right', says });
});

it.each([
  [
    "a firm's total cost is £9,000 for 300 units and £14,000 for 500 units. i think that means economies of scale because average cost went from 30 to 28? is that right",
    'Yes, 30 and 28 are right.',
  ],
  [
    'total cost 9000 at 300 units and 14000 at 500 units so average cost falls from 30 to 28, economies of scale?',
    'Yes, 30 and 28 are right.',
  ],
  [
    'it costs £9,000 to make 300 and £14,000 to make 500, average cost goes 30 to 28 so economies of scale right?',
    'Yes, 30 and 28 are right.',
  ],
  [
    'so if the mpc is 0.8 the multiplier is 5? and then if the government spends £2bn GDP goes up by £10bn? i probably got that wrong',
    'Yes, 5 and £10 billion are right.',
  ],
  ['mpc is 0.75 so the multiplier is 4 and if they spend 3bn gdp rises by 12bn?', 'Yes, 4 and 12 billion are right.'],
  [
    'mpw is 0.4 so the multiplier would be 2.5, so £4bn of spending raises gdp by £10bn. correct?',
    'Yes, 2.5 and £10 billion are right.',
  ],
  [
    'total costs go from £2,000 at 100 units to £3,600 at 200 units, so average cost goes from £20 to £18, thats economies of scale?',
    'Yes, £20 and £18 are right.',
  ],
  [
    'price up from 8 to 10 and sales drop 300 to 270 so thats 25% and 10% so ped is -0.4?',
    'Yes, 25%, 10% and minus 0.4 are right.',
  ],
  [
    'so if the HDI goes from like nought point four five to nought point five is that like an eleven percent rise',
    'Yes, 11% is right.',
  ],
])("a student's own working is checked at its end, economics: %s", (words, says) => {
  expect(work(words, 'economics')).toMatchObject({ own: 'right', says });
});

it.each([
  [
    'business',
    'An investment costs £4m and returns £1.2m a year for 5 years. Can you check my ARR: total profit is £2m, so £0.4m a year, so 12%?',
    'Not quite: it is 10%, not 12%.',
  ],
  [
    'economics',
    'mpc is 0.75 so the multiplier is 4 and if they spend 3bn gdp rises by 9bn?',
    'Not quite: it is 12 billion, not 9 billion.',
  ],
  [
    'business',
    'price £10 vc £6, so contribution is £4, and fixed costs are £20 so break even is 6?',
    'Not quite: it is 5, not 6.',
  ],
] as const)('where the steps are right and the end is not, the end is put right: %s %s', (subject, words, says) => {
  expect(work(words, subject)).toMatchObject({ own: 'wrong', says });
});

it.each([
  'the wage is 10 and price is 4 so what is 30% of that',
  'sales were 200 so 15 more than last year so 7 a week',
  'price up from 8 to 10 and sales drop 300 to 270 so thats 20% and 11% so ped is -0.5?',
])('steps that lead nowhere are not passed off as right: %s', (words) => {
  for (const subject of ['economics', 'business'] as const) expect(work(words, subject)?.own).not.toBe('right');
});

it('what is right beside it is said, and the slip is named', () => {
  const words = 'ok if total cost is 200 at 10 units and 260 at 12 units then AC is 20 then 21.67 and MC is 60?';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({
    own: 'wrong',
    sentences: expect.arrayContaining([
      '20 and 21.67 are right, but not 60: that is the change in total cost; divide it by the change in output.',
      'Marginal cost is 60 divided by 2, which is 30.',
    ]),
  });
});

it('what a marginal cost is worked with is none', () => {
  const words =
    'total cost is 90 at 3 units and 150 at 5 units so average cost is 30 both times and marginal cost is 60 right?';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({ own: 'wrong' });
});

it('a rise is on the old value', () => {
  const words = 'price goes from 8 to 10 so thats 20% up, right?';
  expect(calculate({ words, subject: 'economics', topic: '' })).not.toMatchObject({ own: 'right' });
});
