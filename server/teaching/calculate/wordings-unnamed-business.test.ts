import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { resultOf } from './result-of.ts';

/** The figures say which sum it is, by name or not. */
const byRoles: [words: string, result: string, topic?: string][] = [
  ['operating profit 45k, capital employed 300k', '15%'],
  ['we made 60k operating profit. capital employed is 480k. so whats that as a %', '12.5%'],
  ['how much of the firm’s capital is borrowed: NCL £600k, total equity £900k', '40%'],
  ['average staff 80, 12 left', '15%'],
  ['12 of our 80 staff handed in their notice last year, whats labour turnover', '15%'],
  ['had 50 workers in jan and 70 in dec, 9 resigned. labour turnover', '15%'],
  ['customers owe 73k and sales are 730k a year, how many days does it take them to pay', '36.5'],
  ['how many times a year do they sell all their stock if cogs is 90k and inventory is 15k', '6'],
  ['net profit £18,000 from £150,000 of revenue. what margin is that', '12%'],
  ['sales 500k, op profit 60k. what % is that', '12%'],
  ['labour cost came in at 18k against a budget of 20k', '2,000 favourable'],
  ['started the month with 800, took 2,500, paid out 2,900. whats left', '400'],
  ['it costs £8 and i put on 25%, what do i sell for', '£10'],
  ['a hotel has 120 rooms and 90 are full. capacity utilisation?', '75%'],
  ['gym can take 500 members but only has 350. what % capacity', '70%'],
  ['stock 20k debtors 15k cash 5k, creditors 16k. current ratio?', '2.5'],
  ['receivables 12k cash 3k inventory 15k / payables 14k overdraft 6k. current ratio and acid test', '1.5 and 0.75'],
];

/** A trader's story, told in the words of the trade. */
const stories: [words: string, result: string, topic?: string][] = [
  ['selling scarves for 18 quid each, wool is 5 and the label 1, stall rent 240 a month. how many to break even', '20'],
  ['burgers go for £7.50, ingredients £2.10 and packaging 40p each. whats the contribution', '£5'],
  [
    'materials 3.20 labour 2.30 packaging 50p, sells for £11. overheads are £8,500 a yr',
    '1,700',
    'Break-even analysis',
  ],
  ['sold 250 mugs at £9, each one cost 4 to make, stall was 300. profit?', '£950'],
  ['the school play sold 180 tickets at £6 and hiring the hall cost £400. profit?', '£680'],
  ['special order: 500 units at £9, variable cost £7. extra contribution?', '£1,000'],
  ['tickets £15, variable cost £3 a head, venue £2,400. how many people do we need to break even', '200'],
];

/** Sums turned round, and before and after. */
const solved: [words: string, result: string, topic?: string][] = [
  ['BE is 500 and contribution per unit is £14 so what are the fixed costs', '£7,000'],
  ['sells at £45 with a 50% mark up, whats the unit cost', '£30'],
  ['gross margin is 45%, sales 320k, find cost of sales', '176,000'],
  ['grew 5% this year to 84m, what was it last yr', '80m', 'Market growth'],
  ['market share went from 5m of 50m to 6m of 75m. what happened', '10% and 8%'],
  ['variable cost rises from £4 to £5, price is £10, fixed 30k. new break even?', '6,000'],
  ['whats £1000 in 2 years worth now at 10%', '£826.45'],
  ['selling price 24, contribution 9, whats the variable cost', '15'],
  ['12 workers on £11 an hour for an 8hr shift make 2,400 units, labour cost per unit', '44p'],
  ['before 60 workers 9000 units. now 54 workers make 8,910. how much has productivity gone up in %', '10%'],
];

/** Projects whose cost or flows are told by their place. */
const projects: [words: string, result: string, topic?: string][] = [
  ['outlay 100, then 40, 40, 40', '2 years and 6 months', 'Payback'],
  ['oven is £6,000 and brings in £250 a month extra. how long before its paid for', '24 months'],
  ['cash flows -120, 50, 50, 60. payback?', '2 years and 4 months'],
  ['solar panels cost £9,000 and cut bills by £1,500 a year. how many years to pay for themselves', '6 years'],
  ['50/50 chance of 90k or nothing. expected value?', '45,000'],
  [
    'machine a costs 60k and makes 20k a year, machine b costs 90k and makes 36k a year. which pays back first',
    '3 years and 2.5 years',
  ],
];

it.each([...byRoles, ...stories, ...solved, ...projects])('%s', (words, result, topic) => {
  expect(resultOf(words, 'business', topic)).toBe(result);
});

it.each([
  ['14 left out of average 56 staff, 25% turnover?', 'right'],
  ['CA 75k inventory 30k CL 50k acid test 0.9 : 1 am i right', 'right'],
  ['price went 40 to 50 thats 20% up isnt it', 'wrong'],
  ['14% margin, profit 21k revenue 150k. correct?', 'right'],
  ['payback 3 years? cost 60k, 20k a year', 'right'],
])('checks what is offered: %s', (words, own) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ kind: 'worked', own });
});

it.each([
  'inventory 20k and cost of sales 100k, current ratio?',
  'rent 500 a month, insurance 1200 a year, price 10, cost 4, break even?',
  'we sold 500 at £10 and 300 at £8, variable cost £4, fixed 1000, break even?',
  'i sell cakes for £3, my friend sells them for £4, costs are £1. contribution?',
  'budget was 20k, actual 22k in jan and 19k in feb. variance?',
  'tesco had sales of 60bn and 300000 staff in 2022',
])('does not guess: %s', (words) => {
  expect(calculate({ words, subject: 'business', topic: '' })?.kind).not.toBe('worked');
});

it('names the one figure that is wanting', () => {
  expect(
    calculate({ words: 'price 10 and fixed costs 5000, break even?', subject: 'business', topic: '' }),
  ).toMatchObject({ kind: 'missing', missing: ['the variable cost per unit'] });
});
