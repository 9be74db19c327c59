import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const follow = (before: string, words: string, name: string, subject: 'economics' | 'business' = 'business') =>
  calculate({ words, subject, topic: '', before: { words: before, name } });

const machine = 'One machine cost 9000 dollar. The pound is 1.50 dollar. How many pound?';
const liquidity = 'Current assets are £84,000 and current liabilities are £56,000. What is the current ratio?';

test('an amount is changed at the rate that was told, however the rate is told', () => {
  expect(calculate({ words: machine, subject: 'business', topic: '' })).toMatchObject({ result: '£6,000' });
  expect(calculate({ words: '£600 at 1.20 euros how many', subject: 'economics', topic: '' })).toMatchObject({
    result: '€720',
  });
});

test.each([
  [machine, 'And now the pound go to 1.20 dollar?', 'exchange-rate conversion', '£7,500'],
  ['£600 at 1.20 euros how many', 'n at 1.10', 'exchange-rate conversion', '€660'],
  [
    'ok he sold 340 hoodies last yr n the whole market is 8500 whats his share',
    'n if the market grew to 10k but he stayed on 340',
    'market share',
    '3.4%',
  ],
  [
    liquidity,
    'Now suppose £42,000 of those current assets is inventory. What is the acid test?',
    'current ratio',
    '0.75',
  ],
])('what is changed takes the place of what was: %s / %s', (before, words, name, result) => {
  expect(follow(before, words, name)).toMatchObject({ kind: 'worked', leans: true, result });
});

test('three ways are no figure', () => {
  const words = 'Please list three ways in which it could improve its liquidity.';
  expect(follow(liquidity, words, 'current ratio')).not.toMatchObject({ kind: 'worked' });
});

test('what would be another sum is left alone: a part of the flows, another budget line, a figure of another kind', () => {
  const cost = 'machine is 50 grand and it brings in 20 grand a year how long';
  expect(follow(cost, 'what if its 10 the first year then 20 every year after', 'payback period')).not.toMatchObject({
    kind: 'worked',
  });
  const adverts = 'i budgeted £600 for ads and spent £720. whats the variance';
  expect(follow(adverts, 'n i thought id take 2000 but got 2300', 'variance')).not.toMatchObject({ kind: 'worked' });
  const used = 'max output 2000 and they make 1500 whats capacity utilisation';
  const fewer = 'and then if he gets rid of one machine so the max is like sixteen hundred';
  expect(follow(used, fewer, 'capacity utilisation')).not.toMatchObject({ own: 'wrong' });
});

test("a rise on a price is what it moves by, and not the price: '10p rise on a 50p bar'", () => {
  const words = '10p rise on a 50p chocolate bar and sales drop from 1000 to 900 a week, ped?';
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ result: '-0.5' });
});

test.each([
  'can we go back to the gym one, what was the revenue before and after',
  'yes another, what if they wanted to know the effect on revenue, like actual numbers',
])('who goes back to a sum asks of its own figures: %s', (words) => {
  const gym = 'A gym raises its price from £30 to £33 and sells 760 instead of 800 a month. Work out the PED.';
  const before = { words: gym, name: 'price elasticity of demand', result: -0.5 };
  expect(calculate({ words, subject: 'business', topic: '', before })).toMatchObject({
    sentences: [
      'Revenue was £30 times 800, which is £24,000.',
      'It is now £33 times 760, which is £25,080.',
      'So revenue rises by £1,080, which is 4.5%.',
    ],
  });
});

test('what would make a result smaller is no sum', () => {
  const before = { words: 'mps 0.1 mpt 0.3 mpm 0.2, what is the multiplier', name: 'multiplier', result: 5 / 3 };
  const words = 'Great. So what would make the multiplier smaller in real life?';
  expect(calculate({ words, subject: 'economics', topic: '', before })).toBeUndefined();
});
