import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import type { WorkedSum } from '../sum.ts';
import { ownArithmetic } from './own-arithmetic.ts';

test.each([
  [
    'A bakery makes 4,800 loaves a week with 12 staff, then 5,400 with 15. I make that 400 falling to 360 each. Is that right?',
    '4,800 divided by 12 is 400. 5,400 divided by 15 is 360.',
  ],
  ['so 18 left out of avg 120 is 15%', '18 divided by 120, times 100 is 15%.'],
  [
    'so 0.2+0.1+0.4 = 0.7, 1/0.7 = 1.43, so $1bn becomes $1.43bn. is that right?',
    '0.2 plus 0.1 plus 0.4 is 0.7. 1 divided by 0.7 is 1.43. $1 billion divided by 0.7 is $1.43 billion.',
  ],
  [
    'minus 800%?? no. 4000 - 900 = 3100, 3100/100000 = 3.1%',
    '4,000 minus 900 is 3,100. 3,100 divided by 100,000 is 3.1%.',
  ],
  [
    'if £1 goes from $1.20 to $1.35 and a UK firm sells a £50 jumper in America it goes from $60 to $67.50 right',
    '$1.20 times £50 is $60. $1.35 times £50 is $67.50.',
  ],
  [
    'If a plant has a maximum of 20,000 units, fixed costs of £300,000 and moves from 60% to 80%, fixed cost per unit drops from £25 to £18.75, yes?',
    '£300,000 divided by 60% of 20,000 is £25. £300,000 divided by 80% of 20,000 is £18.75.',
  ],
  [
    'Firm A pays £600,000 for 150,000 units; Firm B pays £450,000 for 90,000. I have £4 and £5. Have I done that correctly?',
    '£600,000 divided by 150,000 is £4. £450,000 divided by 90,000 is £5.',
  ],
  [
    'If opening is -£3,000, inflows £18,000 and outflows £13,500 is closing £1,500?',
    'Minus £3,000 plus £18,000 minus £13,500 is £1,500.',
  ],
  ['so fixed 12000 price 8 vc 5 = 4000 units', '12,000 divided by the difference between 8 and 5 is 4,000.'],
  [
    'If revenue is 800, cost of sales 500, expenses 200, interest 20 and tax 16, is it 300, 100, 64?',
    '800 minus 500 is 300. 300 minus 200 is 100. 100 minus 20 minus 16 is 64.',
  ],
  [
    'if 40 staff make 2000 and then 60 make 2400 thats 50 down to 40 each',
    '2,000 divided by 40 is 50. 2,400 divided by 60 is 40.',
  ],
  [
    'he spends 80 out of 100 so mpc is 0.8. so 1/0.2 = 5 and 5x100 = 500?',
    '80 divided by 100 is 0.8. 1 divided by 0.2 is 5. 5 times 100 is 500.',
  ],
  [
    '15,000 x 5 = 75,000 minus 50,000 = 25,000, divide by 5 = 5,000',
    '15,000 times 5 is 75,000. 75,000 minus 50,000 is 25,000. 25,000 divided by 5 is 5,000.',
  ],
  [
    '15,000 × 5 = 75,000, minus 50,000 = 25,000, then divide by 5 = 5,000 right?',
    '15,000 times 5 is 75,000. 75,000 minus 50,000 is 25,000. 25,000 divided by 5 is 5,000.',
  ],
  ['75,000 made, minus 50,000 spent, so thats 25,000 right', '75,000 minus 50,000 is 25,000.'],
  ['it has to be more than 1 and mine is 0.3 and 0.5 so its 0.8 right', '0.3 plus 0.5 is 0.8.'],
  [
    'mine is 10 at £30 =300 and 11 at £29 = 319 so it should be 29 - 10 = 19?',
    '10 times £30 is 300. 11 times £29 is 319. 29 minus 10 is 19.',
  ],
  ['13 plus £1 x 10 = £23', '13 plus £1 times 10 is £23.'],
  [
    '10 x £12 = £120 and 11 x £13 = £143, so £143 - £120 = £23',
    '10 times £12 is £120. 11 times £13 is £143. £143 minus £120 is £23.',
  ],
  ['0.1 + 0.3 + 0.35 = 0.75 so 1/0.75 = 1.33 right', '0.1 plus 0.3 plus 0.35 is 0.75. 1 divided by 0.75 is 1.33.'],
  ['(3.60-1.08)/3.60 x 100. its 70 right', 'The difference between 3.6 and 1.08, divided by 3.6 times 100 is 70.'],
  [
    'ok so if a latte is 3.60 and the milk beans and cup cost about 1.08, is that the 70%',
    'The difference between 3.6 and 1.08, divided by 3.6, times 100 is 70%.',
  ],
  ['5x20=100 yeah?', '5 times 20 is 100.'],
  ['(12 - 10)/10 x 100 = 20% right', 'The difference between 12 and 10, divided by 10 times 100 is 20%.'],
  ['3500 / 5000 x 100 = 70% so cu is 70% right?', '3,500 divided by 5,000 times 100 is 70%.'],
])('right by the figures before: %s', (words, said) => {
  const sum = ownArithmetic(words);
  expect(sum?.sentences.join(' ')).toBe(`Yes, your arithmetic is right. ${said}`);
  expect(sum?.own).toBe('right');
});

test.each([
  [
    'ok forget that. so 2.20 x 80 is 176 and before it was 200 so its less because loads of people stopped buying?',
    'say the price goes from £2 to £2.20 and sales go from 100 to 80',
    '2.2 times 80 is 176. 2 times 100 is 200.',
  ],
  [
    "Multiplier is 1 / 0.4 = 2.5 so it's £500 million? Is that right",
    'how do I work out the total if the hospital costs £200 million and people spend 60p of every extra £1?',
    '1 divided by 0.4 is 2.5. 2.5 times £200 million is £500 million.',
  ],
  ["I'm asking if my answer is right: 200 x 2.5 = 500 million", '', '200 million times 2.5 is 500 million.'],
  ['no 2000 is the break even. margin of safety is 2600-2000=600 isnt it??', '', '2,600 minus 2,000 is 600.'],
  ['u just told me its 2500!! 2600-2500 = 100. is that right', '', '2,600 minus 2,500 is 100.'],
])('right by its own lines and the figures of the thread: %s', (words, said, confirmed) => {
  const sum = calculate({ words, subject: 'economics', topic: '', said });
  expect(sum).toMatchObject({ own: 'right' });
  expect((sum as WorkedSum).sentences.join(' ')).toBe(`Yes, your arithmetic is right. ${confirmed}`);
});

test('a line that is written with a word for its sign is put right', () => {
  const words = 'so 2.20 x 80 is 186 and before it was 200 so its less?';
  expect(calculate({ words, subject: 'economics', topic: 'revenue' })).toMatchObject({
    own: 'wrong',
    sentences: ['Check one line: 2.2 times 80 is 176, not 186.'],
  });
});

test('what came out of a line is no figure of another sum, and an absurd sum is not said', () => {
  for (const topic of ['revenue', 'Price, income and cross elasticities of demand'])
    for (const words of [
      'so 2.20 x 80 is 176 and before it was 200 so its less because loads of people stopped buying?',
      'price from 2.20 to 80 and quantity from 200 to 176, what happens to revenue',
    ])
      expect(calculate({ words, subject: 'economics', topic })).toBeUndefined();
});

test.each([
  'if price goes from 10 to 20 and quantity from 40 to 20 what is the PED',
  'price is 20, variable cost is 5 and fixed cost is 4, what is the break-even?',
  'A bakery makes 4,800 loaves with 12 staff, then 5,400 with 15. I make that 400 falling to 350 each. Is that right?',
  'so 18 left out of avg 120 with 6 new ones is 15%',
  'they raised it from 50p to 65p',
  '5x100 = 400 and 80x5 = 400',
  'he spends 80 out of 100 so mpc is 0.8. so 1/0.2 = 4 and 5x100 = 500?',
  'inflation is 3% and wages are 5%, is that good',
])('no result, a wrong one, or a figure left over: %s', (words) => {
  expect(ownArithmetic(words)).toBeUndefined();
});

test.each([
  ['so fixed 12000 price 8 vc 5 = 4000 units', ['= 12,000 ÷ (8 − 5)']],
  ['so 18 left out of avg 120 is 15%', ['= 18 ÷ 120 × 100']],
  ['If opening is £3,000, inflows £18,000 and outflows £13,500 is closing £7,500?', ['= £3,000 + £18,000 − £13,500']],
  [
    'with room for 20,000, fixed costs of £300,000 and 60% of it used, fixed cost per unit is £25, yes?',
    ['= £300,000 ÷ (60% of 20,000)'],
  ],
  ['so 13 + £1 x 10 = £23?', ['= 13 + £1 × 10']],
  ['12000/(8-5) = 4000 right?', ['= 12,000 ÷ (8 − 5)']],
])('the screen shows it in signs: %s', (words, steps) => {
  expect(ownArithmetic(words)?.steps.map(({ right }) => right)).toEqual(steps);
});
