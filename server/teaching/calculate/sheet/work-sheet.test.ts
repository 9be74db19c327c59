import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const candles = [
  'a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000 a month. how many do they need to sell to break even',
  'they expect to sell 550, calculate the margin of safety and the profit',
].join('\n');
const bare = 'variable cost 4 price 9 fixed costs 15000 break even?\nthey sell 4200, MOS?';

function work(words: string, lines = candles, name = 'break-even output') {
  const sum = calculate({ words, subject: 'business', topic: '', before: { words: lines, name }, said: lines });
  return sum?.kind === 'worked' ? sum : undefined;
}

test.each([
  [
    'rent goes up 3000 new be',
    'Fixed costs are now 15,000 plus 3,000, which is 18,000. Break-even is the fixed costs of 18,000 divided by the contribution of 5, which is 3,600. So break-even rises from 3,000 to 3,600.',
  ],
  [
    'no the fc is 15000 + 3000. break even',
    'Fixed costs are now 15,000 plus 3,000, which is 18,000. Break-even is the fixed costs of 18,000 divided by the contribution of 5, which is 3,600. So break-even rises from 3,000 to 3,600.',
  ],
  [
    'profit at 4200',
    'Revenue is 9 times 4,200, which is 37,800. Total cost is 4 times 4,200 plus 15,000, which is 31,800. Take total cost away: 37,800 minus 31,800 is 6,000. So they make a profit of 6,000.',
  ],
])('%s: what is not said is as it was', (words, said) => {
  expect(work(words, bare)?.sentences.join(' ')).toBe(said);
});

test.each([
  ['fixed costs rise by 10%, new break even and margin of safety', '440 and 110'],
  ['they cut the price by £1, new bep', '500'],
  [
    'q4: price of wax goes up so variable cost is £8 a candle. whats the new break even and what happens to the margin of safety',
    '500 and 50',
  ],
  [
    'whatever. rent goes up so fixed costs are now 2500, what happens to break even and the margin of safety',
    '500 and 50',
  ],
  ['add 500 to fixed costs, whats break even', '500'],
  ['insurance goes up 600 and price goes up to 13. break even', '434'],
  ['its the same candles, contribution is 5. fixed costs are now 2250', '450'],
  ['if sales go up 10% what is profit', '£1,025'],
  ['what would the profit be at 500 units', '£500'],
  ['margin of safety if they sell 600', '200'],
  ['the first one i think. but i need MY one, the shop sells 2600 and break even was 2000', '600'],
  ['does a higher price of £13 mean more profit', '£1,300'],
])('%s: %s', (words, result) => {
  expect(work(words)?.result).toBe(result);
});

test('every result that is asked for is said, none twice, and what each of them was', () => {
  const words =
    "Q6: 'the owner is thinking of raising the price to £17. calculate the new contribution per unit and break even, and explain one reason why this may not increase profit' (4 marks)";
  const sum = work(words);
  expect(sum?.sentences).toEqual([
    'Contribution per unit is £17 minus £7, which is £10.',
    'Break-even is the fixed costs of £2,000 divided by the contribution of £10, which is 200.',
    'So contribution per unit rises from £5 to £10, and break-even falls from 400 to 200.',
  ]);
  expect(sum?.retold).toBe(
    'fixed costs are £2,000, selling price is £17, variable cost per unit is £7, they sell 550 units',
  );
});

test.each([
  'if the price was £13 they would lose customers and profit might fall',
  'so the break even goes up to 1200 and margin of safety falls to 200',
  'why does break even go up when fixed costs are 3000',
  'the price of wax rises by 50p. new break even?',
  'explain why the margin of safety is 150',
])('no sum of the sheet: %s', (words) => {
  expect(work(words)).toBeUndefined();
});

test.each([
  ['what if sales fall by 150, still making profit?', 'So profit of £750 becomes nothing: they just break even.'],
  ['what if sales fall to 300, profit?', 'So profit of £750 becomes a loss of £500.'],
])('a profit that is gone is called by its name: %s', (words, said) => {
  expect(work(words)?.sentences.at(-1)).toBe(said);
});

const bakery = [
  'A bakery has fixed costs of £12,000 a month, sells cakes at £20 and variable cost per cake is £8. calculate the break even output',
  'Q2: they actually make 1400 cakes. work out the margin of safety and the profit',
];
const rent =
  'the landlord raises rent by £3,000. calculate the new break even and explain the effect on margin of safety';

test('the effect on a result is explained with its own figures', () => {
  expect(work(rent, bakery.join('\n'))?.sentences.slice(2)).toEqual([
    'The margin of safety is 1,400 minus 1,250, which is 150.',
    'So break-even rises from 1,000 to 1,250, and the margin of safety falls from 400 to 150.',
    'Sales are still 1,400, so it loses the 250 that break-even gains: a smaller drop in sales now brings a loss.',
  ]);
  expect(
    work(
      'they cut the rent by £3000, new break even and explain the effect on the margin of safety',
      bakery.join('\n'),
    )?.sentences.at(-1),
  ).toBe(
    'Sales are still 1,400, so it gains the 250 that break-even loses: sales can now fall further before there is a loss.',
  );
});

test('an effect that cannot be worked is left, and the rest is worked', () => {
  expect(work(rent, bakery[0])?.result).toBe('1,250');
});

const after = [...bakery, rent].join('\n');

test.each([
  [
    'so for mine the margin of safety is now 150? and its a fall of 62.5%?',
    'right',
    'Yes, both are right. The margin of safety is 1,400 minus 1,250, which is 150. It was 400, so that is a fall of 250: 250 divided by 400, times 100, is 62.5%.',
  ],
  [
    'so the margin of safety is 200 now?',
    'wrong',
    'Not quite: 200 is not right. The margin of safety is 1,400 minus 1,250, which is 150.',
  ],
  [
    'margin of safety is 10.7% of sales?',
    'right',
    'Yes, 10.7% is right. As a percentage, 150 divided by 1,400, times 100, is 10.7% of sales.',
  ],
  [
    'so profit is now 1800 right?',
    'right',
    'Yes, £1,800 is right. Revenue is £20 times 1,400, which is £28,000. Total cost is £8 times 1,400 plus £15,000, which is £26,200. Take total cost away: £28,000 minus £26,200 is £1,800.',
  ],
])('what is offered is held against the sheet: %s', (words, own, said) => {
  const sum = work(words, after);
  expect(sum?.own).toBe(own);
  expect(sum?.sentences.join(' ')).toBe(said);
});

test.each([
  [
    "Q4: the bakery's target profit is £6,000 a month. how many cakes (with the new rent)",
    'Fixed costs plus the target profit is £15,000 plus £6,000, which is £21,000. £21,000 divided by £12 is 1,750. So they must sell 1,750 to make £6,000.',
  ],
  [
    'how many cakes for a target profit of 6000 if the price is £23',
    'Contribution per unit is £23 minus £8, which is £15. Fixed costs plus the target profit is £15,000 plus £6,000, which is £21,000. £21,000 divided by £15 is 1,400. So they must sell 1,400 to make £6,000.',
  ],
  [
    'the bakery wants profit of £9000 a month, how many cakes at £20',
    'Fixed costs plus the target profit is £15,000 plus £9,000, which is £24,000. £24,000 divided by £12 is 2,000. So they must sell 2,000 to make £9,000.',
  ],
])('a target profit is worked on the sheet as it is now: %s', (words, said) => {
  expect(work(words, after)?.sentences.join(' ')).toBe(said);
});

test.each([
  'is a margin of safety of 150 good?',
  'what price would they need for a profit of 1000',
  'why do they need 1750 cakes for a target profit of £6,000',
])('nothing to work on the sheet: %s', (words) => {
  expect(work(words, after)).toBeUndefined();
});
