import { expect, it } from 'vitest';
import { resultOf } from './result-of.ts';

/** As a voice call hears them, and as hurried thumbs type them. */
const wordings: [words: string, result: string][] = [
  [
    'right so um the price went up from two pounds to two pounds fifty and they were selling a thousand and now they sell eight hundred whats the ped',
    '-0.8',
  ],
  [
    'the marginal propensity to consume is nought point nine and the government injects two billion what happens to national income',
    '20bn',
  ],
  [
    'so fixed costs are twelve thousand a year the price is thirty pounds and variable cost is eighteen pounds whats the break even',
    '1,000',
  ],
  ['ped is minus one point two and price falls by five percent how much does demand go up', '6%'],
  [
    'consumer price index goes from one hundred and five to one hundred and nine point two what is the inflation rate',
    '4%',
  ],
  ['sales are two million and the market is ten million what is the market share', '20%'],
  ['profit fifty thousand revenue two hundred thousand whats the profit margin', '25%'],
  ['machine costs forty thousand and brings in ten thousand a year how long is payback', '4 years'],
  ['unemployed two million labour force thirty two million whats the unemployment rate', '6.25%'],
  ['exports are sixty billion imports are seventy five billion whats the balance of trade', '-15bn'],
  ['price 8 -> 10, q 300 -> 270, PED??', '-0.4'],
  ['ped price £8→£10 qty 300→270', '-0.4'],
  ['demand for xbox falls 8% bc price of playstation fell 10%, xed', '0.8'],
  ['YED if Y up 4% and Qd up 6%', '1.5'],
  ['Q falls 12% P rises 8%. PED =', '-1.5'],
  ['is ped -1.5 if price rises 8% and quantity falls 12%', '-1.5'],
  ['price rises 8% quantity falls 12% so ped is -1.5 right?', '-1.5'],
  ['calculate roce. op profit 120k. capital employed 1.5m', '8%'],
  ['acid test = (50-20)/15 = 2 right? current assets 50 stock 20 current liabilities 15', '2'],
  ['gearing if debt is 40m and equity is 60m', '40%'],
];

it.each(wordings)('%s', (words, result) => {
  expect(resultOf(words, 'business')).toBe(result);
});
