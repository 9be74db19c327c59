import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { followOutcome } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

function resultOf(words: string, subject: 'economics' | 'business' = 'economics'): Outcome {
  const sum = calculate({ words, subject, topic: '' });
  if (sum?.kind !== 'worked' || !sum.outcome) throw new Error(`No sum: ${words}`);
  return sum.outcome;
}

const inelastic = resultOf('price up from 8 to 10 and sales drop 300 to 270, whats the ped');
const unit = resultOf('price went from 3 to 3.60 and quantity fell from 450 to 360, ped?');
const luxury = resultOf('income up 10% and demand up 50%, yed?');
const buses = resultOf('price of buses up 15% and demand for trains up 6%, xed?');
const trade = resultOf('export price index 108, import price index 120, terms of trade?');
const multiplier = resultOf('mpc is 0.8, whats the multiplier');
const account = resultOf(
  'exports of goods 380bn, imports of goods 560bn, services surplus 150bn, primary income -30bn and secondary -20bn. current account?',
);
const share = resultOf('market is worth 4.5bn and we sell 360m. market share?', 'business');
const inflation = resultOf('cpi was 112.4 last year and is 116.9 this year, whats the rate of inflation');
const safety = resultOf('fixed costs 24k, price £20, variable cost £12, they sell 4500. margin of safety?', 'business');
const stock = resultOf('cost of sales 240k, average stock 30k, inventory turnover', 'business');
const margin = resultOf('operating profit 60k revenue 500k operating profit margin', 'business');
const cars = resultOf(
  'uk makes 10 cars or 20 wheat, france makes 6 cars or 18 wheat. who has comparative advantage in cars',
);

test.each([
  [unit, 'is that elastic then', 'No, minus 1 is unit elastic: quantity changes by the same percentage as price.'],
  [inelastic, 'is it inelastic', 'Yes, minus 0.4 is inelastic: quantity changes by a smaller percentage than price.'],
  [
    inelastic,
    'so is it elastic or inelastic?',
    'Minus 0.4 is inelastic: quantity changes by a smaller percentage than price.',
  ],
  [luxury, 'so is it a luxury', 'Yes, 5 is a luxury: demand grows faster than income.'],
  [buses, 'are they substitutes', 'Yes, they are substitutes: when one gets dearer, people buy more of the other.'],
  [
    trade,
    'is that an improvement or getting worse',
    '90 is a deterioration: below 100, each export buys fewer imports than in the base year.',
  ],
  [
    inelastic,
    'what does that mean',
    'It is inelastic: quantity changes by a smaller percentage than price. If the price rose by 10%, the quantity would fall by about 4%.',
  ],
  [
    multiplier,
    'so if they spend an extra 20bn',
    'Multiply the injection by the multiplier: 20 billion times 5 is 100 billion. So national income rises by 100 billion in the end.',
  ],
  [
    account,
    'gdp is 2500bn, whats that as a percent of gdp',
    '80 billion divided by 2.5 trillion, times 100, is 3.2%. So it is a deficit of 3.2% of GDP.',
  ],
  [
    share,
    'if the market grew to 5bn and our share stayed the same how much do we sell',
    '8% of 5 billion is 400 million. So with the same share they sell 400 million.',
  ],
  [
    inflation,
    'my pay went up 3% so am i better off',
    'Take inflation from the rise: 3% minus 4% is about minus 1%. So you are worse off: in real terms your pay falls by about 1%.',
  ],
  [safety, 'in percent', 'As a percentage, 1,500 divided by 4,500, times 100, is 33.3% of sales.'],
  [stock, 'how many days is that', '365 divided by 8 is 45.6, so the stock is held for about 45.6 days.'],
  [
    margin,
    'last year the operating margin was 16 so is that good',
    'It has gone from 16% to 12%, which is down by 4 percentage points. So it is worse than before; whether it is good depends on what rivals manage.',
  ],
  [cars, 'and wheat?', 'France has the comparative advantage in wheat.'],
])('a result is known when it is asked about: %#', (outcome, words, says) => {
  expect(followOutcome(words, [outcome])?.say.join(' ')).toBe(says);
});

test('consumer and producer surplus are added up, and no other two results', () => {
  const [consumers, producers] = [
    resultOf('demand curve hits the price axis at 30, price is 12 and quantity 90. consumer surplus?'),
    resultOf('supply starts at 2, price is 12 and quantity 90. producer surplus?'),
  ];
  expect(followOutcome('so total welfare is', [consumers, producers])?.say).toEqual([
    'Add the two: 810 plus 450 is 1,260.',
    'So the total surplus is 1,260.',
  ]);
  expect(followOutcome('so total', [consumers])).toBeUndefined();
  expect(followOutcome('so total', [inelastic, consumers])).toBeUndefined();
});

test.each([
  [inelastic, 'is petrol elastic'],
  [inelastic, 'why is it inelastic'],
  [inelastic, 'is a luxury car elastic'],
  [multiplier, 'so if they cut spending by 20bn'],
  [multiplier, 'how much more do they need to spend to get 20bn'],
  [account, 'gdp is 2500 whats that as a percent of gdp'],
  [share, 'what if the market grew to 5bn'],
  [inflation, 'inflation was 11% in 2022 right'],
  [margin, 'thanks'],
  [stock, 'what does that mean'],
])('anything else is left to be answered: %# %s', (outcome, words) => {
  expect(followOutcome(words, [outcome])).toBeUndefined();
});

test('of two results of one kind the better is named, and of two kinds none', () => {
  const [one, two] = [
    resultOf('machine 200k, brings in 70k net a year for 5 yrs. arr', 'business'),
    resultOf('costs 120k, 45k a year for 4 years. arr', 'business'),
  ];
  expect(followOutcome('so which one should they pick', [one, two])?.say[0]).toBe(
    'On the figures, the first: 15% against 12.5%.',
  );
  expect(followOutcome('so which', [two, one])?.say[0]).toBe('On the figures, the second: 15% against 12.5%.');
  expect(followOutcome('so which', [one, margin])).toBeUndefined();
});

test('a positive net present value is worth it, by that rule', () => {
  const value = resultOf('cost 100k. 50k each yr for 3 years. discount factors 0.909 0.826 0.751. npv', 'business');
  expect(followOutcome('should they do it', [value])?.say).toEqual([
    'On NPV, yes: it is positive, so the project earns more than the discount rate; still weigh how sure the flows are.',
  ]);
});

const average = resultOf('if fixed cost is 200 and variable cost is 12 a unit what is the average cost at 50 units');
const lower = { ...average, value: 14 };
const cash = resultOf('opening balance 2000, cash in 5400, cash out 6100. whats the closing balance', 'business');
const mr = resultOf('i sell 10 at £30 or 11 at £29 whats my mr');

test.each(['wait is it 9 or 19?? u said 19 before', 'so is it 19 or 29', 'is it 19 or 9'])(
  'of two figures it is the one that came out: %s',
  (words) => {
    expect(followOutcome(words, [mr])?.say).toEqual(['It is £19.', 'So each extra unit brings in £19.']);
  },
);

test.each(['is it 9 or 29', 'is it 19 or 19', 'is it 19 or 25 if i sell 12'])(
  'neither is taken for it: %s',
  (words) => {
    expect(followOutcome(words, [mr])).toBeUndefined();
  },
);

const told = 'fixed cost is 200 and variable cost is 12 a unit, average cost at 50 units';
test.each([
  'so it went down from 16 to 14, is that economies of scale then?',
  'is that economies of scale',
  'oh so thats an economy of scale then?',
])('fixed costs that are spread are no economies of scale: %s', (words) => {
  expect(followOutcome(words, [average, lower], `${told}\nok and what if i make 100 instead`)?.say[0]).toBe(
    'Not in the strict sense: only the output has changed, so the same fixed costs are spread over more units.',
  );
});

test('where the costs have changed as well, or are not known, nothing is said of it', () => {
  const words = 'is that economies of scale';
  expect(followOutcome(words, [average, lower], `${told}\nand if variable cost is £9 at 100`)).toBeUndefined();
  expect(followOutcome(words, [average, lower], 'total cost 800 at 50\n100')).toBeUndefined();
  expect(followOutcome(words, [average], told)).toBeUndefined();
});

test.each([
  ['yay. so the business made a loss of 700 that month?', 'loss'],
  ['does that mean a loss then', 'loss'],
  ['so its made a profit of 1300', 'profit'],
])('cash is neither: %s', (words, called) => {
  expect(followOutcome(words, [cash])?.say[0]).toBe(`No: what comes in and goes out is cash, and no ${called}.`);
});

test.each(['so its not a loss then', 'how could it make a profit and have no cash', 'is that bad'])(
  'and nothing of the kind is said to: %s',
  (words) => {
    expect(followOutcome(words, [cash])?.say[0] ?? '').not.toContain('is cash, and no');
  },
);
