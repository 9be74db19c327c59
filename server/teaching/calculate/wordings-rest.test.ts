import { expect, it } from 'vitest';
import { resultOf } from './result-of.ts';

/** The rarer sums, so that each has three wordings at the least. */
const wordings: [words: string, result: string][] = [
  ['£8 tax, price goes from £30 to £35, producer share of the tax?', '£3'],
  ['tax of £10 per unit raises price from £40 to £46. what is the producer incidence', '£4'],
  ['subsidy of £5 a unit and the price falls from £25 to £22, consumer gain from the subsidy?', '£3'],
  ['price was £12 now £9 because of a £4 subsidy. what is the consumers share of the subsidy', '£3'],
  ['£8 subsidy cuts the price from £30 to £25. producer share of the subsidy', '£3'],
  ['subsidy is £2 per unit, 3000 units sold after it. what does the subsidy cost the government', '£6,000'],
  ['how much does the subsidy cost if it is £1.50 each and 400 are sold', '£600'],
  ['clothes weight 30 index 105, food weight 70 index 110, find the weighted price index', '108.5'],
  ['index was 110 in 2012 and 121 in 2019, rebase the index to 2012', '110'],
  ['real gdp £200bn, price index 115, find nominal gdp', '£230bn'],
  ['what is nominal gdp if real gdp is 400bn and the deflator is 105', '420bn'],
  ['24 million in work, working age population 32 million, employment rate?', '75%'],
  ['fixed costs £6000 and they produce 1500, average fixed costs?', '£4'],
  ['what is avc if total variable costs are £800 and output is 200', '£4'],
  ['tvc 900 output 300 average variable cost', '3'],
  ['total revenue is £6000 from 400 units, average revenue?', '£15'],
  ['ar if tr is 500 and quantity is 25', '20'],
  ['total cost £9000 fixed cost £4000 total variable cost?', '£5,000'],
  ['variable cost is £3 per unit and output is 700, what is the total variable cost', '£2,100'],
  ['tc is 1200 and fc is 450, tvc?', '750'],
  ['fixed costs 2000, variable cost per unit 4, output 250. what is the total cost', '3,000'],
  ['revenue goes from £1000 to £1080 when output goes from 100 to 104, marginal revenue?', '£20'],
  ['sales revenue £90k cost of sales £50k gross profit?', '£40,000'],
  ['turnover 300k cogs 180k what is the gross profit', '120,000'],
  ['gross profit £45k and operating expenses £20k, what is the operating profit', '£25,000'],
  ['revenue 100k cost of sales 40k expenses 25k operating profit?', '35,000'],
  ['creditors £12k cost of sales £109.5k creditor days', '40'],
  ['max capacity is 800 and capacity utilisation 65%, what is the actual output', '520'],
  ['output is 450 at 75% utilisation, what is full capacity', '600'],
  ['the market was £40m last year and £46m this year, market growth?', '15%'],
  ['market growth if the market goes from 2000 to 2300 units', '15%'],
  ['market size went from £5bn to £4.5bn, calculate the market growth rate', '-10%'],
  ['sales of £12m give it 30% market share. size of the market?', '£40m'],
  ['it has a 15% share of a market worth £60m, what is its revenue', '£9m'],
  ['market share 40%, market size £25m. what are its sales', '£10m'],
  ['unit cost is £16 and price is £20 percentage mark up?', '25%'],
  ['closing balance £800 net cash flow -£200 opening balance?', '£1,000'],
  ['what was the opening balance if net cash flow is £500 and closing balance is £2,500', '£2,000'],
  ['tax goes from £3000 to £3400 when income goes from £20000 to £22000, marginal rate of tax?', '20%'],
  ['her salary rises from £40k to £50k and her tax bill from £8k to £12k. marginal tax rate?', '40%'],
];

it.each(wordings)('%s', (words, result) => {
  expect(resultOf(words, 'business')).toBe(result);
});
