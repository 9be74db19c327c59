import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { resultOf } from './result-of.ts';

/** Three wordings at the least for each sum of this kind. */
const wordings: [words: string, result: string, topic?: string][] = [
  ['roce is 20% and operating profit is £60k, what is the capital employed', '£300,000'],
  ['capital employed is £500k and roce 12%. what is the operating profit', '£60,000'],
  ['if roce = 8% and profit is 40000 find capital employed', '500,000'],
  ['labour turnover is 20% with 150 staff, how many left', '30'],
  ['staff turnover 12.5%, average of 240 employees. number of leavers?', '30'],
  ['labour turnover rate of 15% and 30 left, how many staff do they have', '200'],
  ['net margin is 8% on revenue of £250k, what is the profit', '£20,000'],
  ['gross profit £60k and the gross margin is 40%, what is the revenue', '£150,000'],
  ['gearing is 40% and capital employed is 2m. how much is the long term debt', '800,000'],
  ['current ratio is 1.5 and current liabilities are £80k. what are the current assets', '£120,000'],
  ['unemployment rate 5%, labour force 30 million. how many are unemployed', '1.5m'],
  ['stock turnover is 6 and cost of sales is 120k. average stock?', '20,000'],
  ['productivity is 25 and there are 40 workers, what is total output', '1,000'],
  ['opening stock £10k, closing stock £14k, cost of sales £96k, stock turnover?', '8'],
  ['cost of sales 300k, opening inventory 40k and closing inventory 20k, inventory turnover', '10'],
  ['inventory at the start of the year 15k and closing inventory 25k. cogs 100k. stock turn?', '5'],
  ['vegan market £400m to £460m, how much growth', '15%'],
  ['the games market was 2bn and is now 2.5bn. growth?', '25%'],
  ['a market goes from 80m to 92m how fast has it grown', '15%'],
  ['max 1000 units, fixed costs £6k and variable £3 each. unit cost at 50% vs at 75%', '£15 and £11'],
  ['capacity is 400 units, fixed cost £2000, variable cost £5. average cost at 50% and at 100%', '£15 and £10'],
  ['fixed costs 1000 and variable cost 2 a unit. unit cost at 100 and at 500', '12 and 4'],
  ['fixed costs are £300 and its £4 a unit and i make 100. what does each one cost on average', '£7'],
  ['fc 500, total variable cost at 100 units is 900. atc at 100?', '14'],
  ['total costs 60k output 24,000 units, cost per unit', '2.5'],
  ['£100k project, inflows 30 40 50 60 (thousands). payback?', '2 years and 7.2 months'],
  ['costs £60k and brings in 20 25 30 (in thousands), when does it pay back', '2 years and 6 months'],
  ['£50,000 machine, net inflows 20k 20k 20k, payback period', '2 years and 6 months'],
  ['£10,000 today gets me 6k at the end of each of 2 years, rate is 10%. npv', '£410'],
  ['invest 30k now, get 20k a year for 2 years, at 5%. npv?', '7,180'],
  ['costs £40k, inflows £25k and £25k, 10% rate. net present value', '£3,375'],
  ['0.5 chance of £80k, 0.5 chance of a £20k loss, costs £10k. net expected value?', '£20,000'],
  ['three outcomes 0.3 £100k, 0.6 £50k, 0.1 is a £40k loss, project costs 30k. net gain', '£26,000'],
  ['option A costs 20k, 0.7 chance of 60k and 0.3 chance of 10k', '25,000', 'Decision trees'],
  ['budget: revenue £80k costs £60k. actual: revenue £85k costs £68k. profit variance?', '£3,000 adverse'],
  [
    'budgeted sales 100k and costs 70k, actual sales 110k and costs 74k, what is the profit variance',
    '6,000 favourable',
  ],
  [
    'revenue was budgeted at 50k and actually 48k; costs budgeted 30k and actually 25k. profit variance',
    '3,000 favourable',
  ],
  ['budget for materials was twenty thousand and they actually spent twenty three what is that', '3,000 adverse'],
  ['sales were meant to be 60k and they got 66k', '6,000 favourable'],
  ['costs were supposed to be £12k but came in at £10k, variance?', '£2,000 favourable'],
  ['cash in jan 5000 feb 6000, cash out 4000 and 7500, opening balance 1000. closing balance end of feb?', '500'],
  [
    'opening balance £500. inflows £2,000 and £3,000, outflows £2,400 and £1,900. closing balance at the end of month two',
    '£1,200',
  ],
  ['this month: sales 8,000 grant 500, rent 1,500 wages 4,200 stock 2,000. net cash flow?', '800'],
  ['takings £6k, rent £900, wages £2,500, bills £600. what is the net cash flow', '£2,000'],
  ['sales 3000 loan 1000 rent 1200 materials 900 wages 2500 net cash flow', '-600'],
  ['rent 1,000 wages 3,000 insurance 250. total costs?', '4,250'],
  ['revenue 400k cost of sales 240k other expenses 100k, profit margins?', '40% and 15%'],
  ['turnover £200k, cost of sales £120k, expenses £50k', '40% and 15%', 'Profit'],
  [
    'revenue is five hundred thousand cost of sales is three hundred and expenses are one hundred',
    '40% and 20%',
    'Ratios',
  ],
  [
    '10 workers each make 8 a day. after training they make 100 in total. by what percentage has output per worker risen',
    '25%',
  ],
  ['output goes from 500 to 660 and workers from 50 to 60. percentage change in productivity?', '10%'],
  ['30 units used a day, delivery takes 5 days, buffer of 50. reorder level?', '200'],
  ['they sell 20 a day, lead time is 7 days and they hold a buffer stock of 60. what is the reorder level', '200'],
  ['uses 100 units a week, supplier takes 2 weeks, minimum stock of 80, reorder point?', '280'],
  ['one director, 3 managers each with 5 supervisors, each with 10 workers. how many people in total', '169'],
  ['a firm has a ceo, 4 heads each with 6 staff. how many people altogether', '29'],
  ['a strike costs £20,000 a day and lasts 5 days. how much does it cost', '£100,000'],
  ['strike costs 10k a day for 6 days, the pay rise would cost 50k. which is worse', '60,000'],
  ['50 staff each work 1,500 hours and pay rises by 20p an hour, extra cost?', '£15,000'],
  ['200 workers work 40 hours a week and get £1 an hour more, what is the extra wage bill', '£8,000'],
  ['a machine costs £90,000, replaces 3 workers on 20k each and costs 15k a year to run. worth it?', '2 years'],
  ['robot costs £120k and saves £50k a year, running costs are £10k. how long to pay for itself', '3 years'],
  ['payables are £40k and cost of sales is £365k', '40', 'Ratio analysis'],
  ['receivables 30k and revenue 365k', '30', 'Ratio analysis'],
  ['r&d is 4m and revenue is 80m, rival spends 6m of 200m. who spends more %', '5% and 3%'],
  [
    'we spend £2m on ads from sales of £50m, the other firm spends £3m of £60m, which one spends more as a percentage',
    '4% and 5%',
  ],
  ['critical path: A 3 days, B 5 days after A, C 2 days after A, D 4 days after B and C. how long does it take', '12'],
  [
    'task a takes 2 weeks, b takes 6 weeks after a, c takes 3 weeks after a, d takes 1 week after b and c. how long total',
    '9',
  ],
  ['A 4 days, B 8 days after A, C 3 days after A, D 6 days after B and C. whats the float on C', '5'],
  ['workers cost £600 a day and make 200 units. unit labour cost?', '£3'],
  ['factory makes 450 could make 600 max, capacity utilisation?', '75%'],
  ['fixed costs: rent 2000, insurance 500, salaries 3500. contribution per unit 3. break even output', '2,000'],
  ['fixed costs are rent £1,000 and insurance £200, price £8, variable cost £5. break even?', '400'],
  ['variable costs per unit: materials £3, labour £2. fixed costs £900, price £8. break even?', '300'],
  ['price 10 vc 4, fixed 3000, selling 700. break even and margin of safety', '500 and 200'],
];

it.each(wordings)('%s', (words, result, topic) => {
  expect(resultOf(words, 'business', topic)).toBe(result);
});

it('takes small flows as they are where nobody speaks of thousands', () => {
  expect(resultOf('machine costs £20,000, inflows 500 600 700 800, payback?', 'business')).not.toContain('month');
  expect(resultOf('costs £20,000, inflows 9000 8000 6000, payback?', 'business')).toBe('2 years and 6 months');
});

const offered: [words: string, own: 'right' | 'wrong'][] = [
  ['mpc 0.75 so multiplier 4 yeah?', 'right'],
  ['op profit 30k, capital employed 200k, roce 15% ?', 'right'],
  ['export prices 120 import prices 100 tot = 120. is that ok', 'right'],
  ['pay up 3% inflation 5% so real pay is down about 2%, have i got that right', 'right'],
  ['loans 100k equity 300k gearing 33.3%. is that it?', 'wrong'],
  ['cpi from 120 to 126 so inflation 6%', 'wrong'],
  ['costs 50k, inflows 20k 20k 20k. i put payback 3 years, teacher marked it wrong why', 'wrong'],
  ['max 500 actual 400 so capacity utilisation 500/400 = 125%. seems high', 'wrong'],
];

it.each(offered)('checks what is offered: %s', (words, own) => {
  const sum = calculate({ words, subject: 'business', topic: '' });
  expect(sum).toMatchObject({ kind: 'worked', own });
});

const missing: [words: string, label: string][] = [
  ['npv of this: 30k cost then 10k 15k 20k', 'the discount rate'],
  ['we sold £90k last year whats our market share', 'the total market sales'],
  ['in 5k out 4k whats the closing balance', 'the opening balance'],
  ['import price index 95, terms of trade?', 'the export price index'],
  ['price goes up from £2 to £3 and demand falls by 40 units, whats the ped', 'the original quantity demanded'],
];

it.each(missing)('says what is missing: %s', (words, label) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ kind: 'missing', missing: [label] });
});
