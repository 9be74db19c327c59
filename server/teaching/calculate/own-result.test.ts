import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const offered: [words: string, own: 'right' | 'wrong', opening: string][] = [
  ['price goes from 8 to 10 and quantity from 300 to 270, i got -0.4 for ped', 'right', 'Yes, minus 0.4 is right.'],
  [
    'price goes from 8 to 10 and quantity from 300 to 270. is the ped 0.4?',
    'wrong',
    'Nearly: the size is right, but it needs a minus sign, so it is minus 0.4.',
  ],
  [
    'price 8 to 10, quantity 300 to 270, ped, i think its -2.5',
    'wrong',
    'Not quite: you have it the wrong way round; the change in quantity goes on top.',
  ],
  [
    'price up from 8 to 10 and demand falls from 300 to 270 so is ped -0.56?',
    'wrong',
    'Not quite: you divided by the new value; a percentage change is always on the old one.',
  ],
  [
    'percentage change from 80 to 100, i got 20%',
    'wrong',
    'Not quite: you divided by the new value; a percentage change is always on the old one.',
  ],
  ['what is the percentage change from 80 to 100 is it 25%', 'right', 'Yes, 25% is right.'],
  ['mpc is 0.8 so the multiplier is 5?', 'right', 'Yes, 5 is right.'],
  ['mpc is 0.8, i got a multiplier of 1.25', 'wrong', 'Not quite: it is 5, not 1.25.'],
  [
    'fixed costs £20000, price £10, variable cost £6. my break even answer is 5000, is that right',
    'right',
    'Yes, 5,000 is right.',
  ],
  [
    'break even with fixed costs 20000 price 10 vc 6, i make it 2000',
    'wrong',
    'Not quite: you divided by the price, 10; 6 of it goes on the variable cost, so only 4 is left to pay the fixed costs.',
  ],
  ['operating profit 50k capital employed 400k roce, i got 12.5', 'right', 'Yes, 12.5 is right.'],
  [
    'operating profit 50k capital employed 400k is roce 0.125',
    'wrong',
    'Nearly: the figures are right, but you are out by a factor of 100, so it is 12.5%.',
  ],
  [
    'operating profit 50k and capital employed 400k, roce is 800% right?',
    'wrong',
    'Not quite: you have it the wrong way round; swap top and bottom.',
  ],
  [
    'sells 600 units at £8 with variable cost £5 and fixed costs £1200, i got a profit of £1800',
    'wrong',
    'Not quite: you forgot to take off the fixed costs.',
  ],
  [
    'cpi went from 120 to 126, i worked out inflation as 6%',
    'wrong',
    'Not quite: that is the change in points; divide it by the old index for the percentage.',
  ],
  ['£2 tax, 80 units sold after the tax, tax revenue is 160 yeah?', 'right', 'Yes, 160 is right.'],
  [
    '2 million unemployed and 30 million in work. unemployment rate, i got 6.67%',
    'wrong',
    'Not quite: you divided by those in work; the labour force has the unemployed in it too.',
  ],
  ['machine costs £80000 cash flows 30000, 40000 and 50000. i got an arr of 16.7%', 'right', 'Yes, 16.7% is right.'],
  [
    'demand starts at £20, price £12, quantity 100, consumer surplus i got £800',
    'wrong',
    'Not quite: you forgot to halve it; the area is a triangle.',
  ],
  ['income rises 10% demand rises 5% yed i did 5 / 10 and got 0.5', 'right', 'Yes, 0.5 is right.'],
];

it.each(offered)('%s', (words, own, opening) => {
  const sum = calculate({ words, subject: 'economics', topic: '' });
  expect(sum).toMatchObject({ kind: 'worked', own });
  expect(sum?.kind === 'worked' && sum.sentences[0]).toBe(opening);
});

it('checks a bare result against the last question', () => {
  const topic =
    'Break-even. Fixed costs are £20,000, the price is £10 and the variable cost is £6. What is the break-even output?';
  expect(calculate({ words: 'is it 5000?', subject: 'business', topic })).toMatchObject({
    kind: 'worked',
    own: 'right',
  });
  expect(calculate({ words: 'i got 2000', subject: 'business', topic })).toMatchObject({
    kind: 'worked',
    own: 'wrong',
  });
  expect(calculate({ words: '5000', subject: 'business', topic })).toMatchObject({ kind: 'worked', own: 'right' });
});

it('takes the calculation from the topic when the words name none', () => {
  const sum = calculate({
    words: 'price went 8 to 10 and demand 300 to 270, what do i get',
    subject: 'economics',
    topic: 'Price elasticity of demand',
  });
  expect(sum).toMatchObject({ kind: 'worked', result: '-0.4' });
});
