import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const work = (
  words: string,
  subject: 'economics' | 'business',
  before?: { words: string; name: string; result?: number },
) => calculate({ words, subject, topic: '', ...(before && { before }) });
const result = (...asked: Parameters<typeof work>) => {
  const sum = work(...asked);
  return sum?.kind === 'worked' ? sum.result : sum?.kind;
};

const vat =
  'VAT at 20% on something thats £45 before tax, whats the price with it on and how much goes to the govt if 1,300 are sold';
const lines = 'Qd = 100 - 4P and Qs = 20 + 4P find the equilibrium';
const ped = 'gym price up from £30 to £36 and members fall from 900 to 720 whats ped';

test.each([
  ['market was £80m grows 5% a year, size after three years', 'business', '£92.61m'],
  ['a country has gdp of 200bn growing at 3% a year, what is it after 2 years', 'economics', '212.2bn'],
  [vat, 'economics', '£54 and £11,700'],
  ['a phone is £500 before vat at 20%. whats the price with the tax', 'economics', '£600'],
  [
    'operating profit £54m on revenue £720m vs rival £31m on £380m. who has the better margin',
    'business',
    '7.5% and 8.2%',
  ],
  ['factory A 5,600 units 70 staff, factory B 4,950 units 55 staff. which is more productive', 'business', '80 and 90'],
  [
    'revenue £84,000, total variable costs £51,000, fixed £21,500. total contribution and profit',
    'business',
    '£33,000 and £11,500',
  ],
  [
    'clothes index 98 weight 10, food 115 weight 25, leisure 106 weight 15. weights only add to 50. find the weighted index',
    'economics',
    '108.9',
  ],
  [
    'exports of goods 380bn, imports of goods 560bn, services surplus 150bn, primary income -30bn and secondary -20bn. current account?',
    'economics',
    '-80bn',
  ],
  ['goods balance -£14.2bn services +£11.9bn. deficit or surplus n how much', 'economics', '-£2.3bn'],
  ['Qd = 100 - 4P and Qs = 20 + 4P. what if the govt caps the price at 8', 'economics', '16'],
] as const)('%s', (words, subject, expected) => {
  expect(result(words, subject)).toBe(expected);
});

test.each([
  ['and if vat was 5%', 'economics', { words: vat, name: 'price with VAT' }, '£47.25 and £2,925'],
  ['what if the govt caps the price at 8', 'economics', { words: lines, name: 'equilibrium price' }, '16'],
  [
    'and a minimum price of 12',
    'economics',
    { words: `${lines}\nwhat if the govt caps the price at 8`, name: 'shortage or surplus at a set price' },
    '16',
  ],
  ['so did they make more money', 'business', { words: ped, name: 'price elasticity of demand' }, '-£1,080'],
  [
    'what if they borrow another 150k and profit stays the same',
    'business',
    { words: 'operating profit 90k capital employed 600k roce', name: 'return on capital employed' },
    '12%',
  ],
  [
    'they borrow another 300k, now?',
    'business',
    { words: 'non current liabilities 600k, total equity 900k gearing', name: 'gearing' },
    '50%',
  ],
  [
    'same for the second option: costs 120k, 45k a year for 4 years',
    'business',
    { words: 'machine 200k, brings in 70k net a year for 5 yrs. arr', name: 'average rate of return' },
    '12.5%',
  ],
  [
    'primary income is -22 and secondary -18 , current account?',
    'economics',
    { words: 'trade balance overall', name: 'trade balance', result: -35e9 },
    '-75bn',
  ],
  [
    'and if the pound goes up to 1.60',
    'economics',
    { words: '£1 = $1.25. how much is a 40 dollar shirt in pounds', name: 'exchange-rate conversion' },
    '£25',
  ],
] as const)('leaning on the sum before: %s', (words, subject, before, expected) => {
  expect(result(words, subject, before)).toBe(expected);
});

test('a cap above the market price changes nothing', () => {
  expect(work('Qd = 100 - 4P and Qs = 20 + 4P. maximum price of 15', 'economics')).toMatchObject({
    sentences: [
      'The market price is 10.',
      'A maximum above that changes nothing, so there is no shortage and no surplus.',
    ],
  });
});

test('who asks for a sum by its name, and leaves one figure out, is told which', () => {
  expect(work('acid test if current assets are 50000 and current liabilities are 40000', 'business')).toMatchObject({
    kind: 'missing',
    missing: ['the inventories'],
  });
});

test('what changed without a name of its own is not forgotten by the next sum', () => {
  const words =
    'price went from £3 to £3.60 and they sold 450 a day, now its 360. whats ped\nand if they only dropped to 405';
  const before = { words, name: 'price elasticity of demand' };
  expect(work('so what happens to revenue', 'economics', before)).toBeUndefined();
});

test('an amount of money is no multiplier', () => {
  expect(result('the multiplier is 20bn, what is the mpc', 'economics')).not.toBe('1');
});

test('what the model guesses at is worked only where the words name some of it', () => {
  const told = [
    { role: 'tax', tag: 'value', value: 3 },
    { role: 'price', tag: 'from', value: 10 },
    { role: 'price', tag: 'to', value: 12 },
    { role: 'quantity', tag: 'to', value: 420 },
  ].map(({ role, tag, value }, index) => ({
    ...{ role, tag },
    figure: { index, value, unit: 'plain' as const, currency: '', step: 1, scale: 1 },
  }));
  const ask = (words: string) =>
    calculate({
      ...{ words, subject: 'economics', topic: '', told },
      read: { figures: [], goals: [{ name: 'producer share of the tax', sure: 0.9 }] },
    });
  expect(ask('and the producers')).toMatchObject({ kind: 'worked', name: 'producer share of the tax' });
  expect(ask('and wheat?')).toBeUndefined();
});
