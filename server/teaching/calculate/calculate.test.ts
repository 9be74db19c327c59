import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const economics = (words: string, topic = '') => calculate({ words, subject: 'economics', topic });
const business = (words: string, topic = '') => calculate({ words, subject: 'business', topic });

describe('a worked sum is said as a tutor says it', () => {
  it('price elasticity of demand', () => {
    expect(economics('price up from 8 to 10 and sales drop 300 to 270, whats the ped')).toEqual({
      kind: 'worked',
      name: 'price elasticity of demand',
      sentences: [
        'Price rises from 8 to 10, which is 25%.',
        'Quantity falls from 300 to 270, which is 10%.',
        'PED is minus 10 divided by 25, which is minus 0.4.',
        'That is inelastic, so the higher price brings in more revenue.',
      ],
      steps: [
        { left: '%Δ price', right: '(10 − 8) ÷ 8 × 100 = 25%' },
        { left: '%Δ quantity', right: '(270 − 300) ÷ 300 × 100 = −10%' },
        { left: 'PED', right: '−10 ÷ 25 = −0.4' },
      ],
      result: '-0.4',
      outcome: {
        name: 'price elasticity of demand',
        meaning: 'That is inelastic, so the higher price brings in more revenue.',
        unit: 'number',
        value: -0.4,
        currency: '',
        also: [
          {
            measure: 'revenue',
            says: 'Revenue is price times quantity: 10 times 270 is 2,700, against 2,400 before. So they take 12.5% more money; profit depends on the costs too.',
            left: 'New revenue',
            right: '10 × 270 = 2,700, against 2,400 before',
          },
        ],
      },
    });
  });

  it('the multiplier and the final change in national income', () => {
    expect(economics('government spends £10bn more and mpc is 0.75, how much does gdp rise')).toEqual({
      kind: 'worked',
      name: 'final change in national income',
      sentences: [
        '1 minus the MPC is 1 minus 0.75, which is 0.25.',
        'The multiplier is 1 divided by 0.25, which is 4.',
        'Multiply the injection by the multiplier: £10 billion times 4 is £40 billion.',
        'So national income rises by £40 billion in the end.',
      ],
      steps: [
        { left: '1 − MPC', right: '1 − 0.75 = 0.25' },
        { left: 'Multiplier', right: '1 ÷ 0.25 = 4' },
        { left: 'Change in GDP', right: '£10bn × 4 = £40bn' },
      ],
      result: '£40bn',
      outcome: {
        name: 'final change in national income',
        meaning: 'So national income rises by £40 billion in the end.',
        unit: 'money',
        value: 40_000_000_000,
        currency: '£',
        also: [],
      },
    });
  });

  it('break-even, in whole units', () => {
    expect(business('fixed costs £1,000, price £5.50, variable cost 70p, break even?')).toEqual({
      kind: 'worked',
      name: 'break-even output',
      sentences: [
        'Contribution per unit is £5.50 minus 70p, which is £4.80.',
        'Break-even is the fixed costs divided by that: £1,000 divided by £4.80 is 208.33, so 209 in whole units.',
        'So they must sell 209 to cover all their costs.',
      ],
      steps: [
        { left: 'Contribution per unit', right: '£5.50 − 70p = £4.80' },
        { left: 'Break-even output', right: '£1,000 ÷ £4.80 = 208.33 → 209' },
      ],
      result: '209',
      outcome: {
        name: 'break-even output',
        meaning: 'So they must sell 209 to cover all their costs.',
        unit: 'number',
        value: 209,
        currency: '£',
        also: [],
      },
    });
  });

  it('a producer’s share of a tax', () => {
    expect(economics('a £2 tax raises the price from £5 to £6.50, how much of the tax do producers pay')).toEqual({
      kind: 'worked',
      name: 'producer share of the tax',
      sentences: [
        'Consumers pay £1.50 more a unit, because the price goes from £5 to £6.50.',
        'The tax is £2, so producers bear £2 minus £1.50, which is 50p a unit.',
        'So producers bear 25% of the tax.',
      ],
      steps: [
        { left: 'Consumer share', right: '£6.50 − £5 = £1.50' },
        { left: 'Producer share', right: '£2 − £1.50 = 50p' },
      ],
      result: '50p',
      outcome: {
        name: 'producer share of the tax',
        meaning: 'So producers bear 25% of the tax.',
        unit: 'money',
        value: 0.5,
        currency: '£',
        also: [],
      },
    });
  });

  it('payback with uneven flows', () => {
    expect(business('a machine costs £100,000. year 1 £40,000 year 2 £40,000 year 3 £50,000. payback?')).toMatchObject({
      sentences: [
        'After 2 years it has brought in £80,000, so £20,000 is still to come.',
        'Year 3 brings £50,000, so that takes £20,000 divided by £50,000, times 12, which is 4.8 months.',
        'So it pays back in 2 years and 4.8 months.',
      ],
      result: '2 years and 4.8 months',
    });
  });

  it('a ratio', () => {
    expect(business('operating profit is £50k and capital employed is £400k, whats the roce')).toMatchObject({
      sentences: [
        'ROCE is operating profit divided by capital employed, times 100.',
        '£50,000 divided by £400,000, times 100, is 12.5%.',
        'So every £100 of capital earns £12.50 a year.',
      ],
      result: '12.5%',
    });
  });

  it('an adverse variance', () => {
    expect(business('budgeted sales £50,000 actual sales £46,000 variance?')).toMatchObject({
      sentences: [
        'Actual minus budget is £46,000 minus £50,000, which is minus £4,000.',
        'Income came in lower than planned.',
        'So the variance is £4,000 adverse.',
      ],
      result: '£4,000 adverse',
    });
  });
});

it('never guesses which of two figures is meant', () => {
  expect(business('fixed costs £5,000 or £6,000, price £10, variable cost £6, break even?')).toBeUndefined();
  expect(business('sales 300 units at £8, cost of sales £1,000, gross profit?')).toBeUndefined();
  expect(business('rent is £1000 and wages are £2000 a month, price £10 vc £4 break even')).toBeUndefined();
  expect(
    business('fixed costs are £2,000 per month, sells 300 a month at £15, variable cost £5. annual profit?'),
  ).toBeUndefined();
  expect(
    business('total sales are £500m. Firm A has £100m, Firm B has £150m. What is the market share')?.kind,
  ).not.toBe('worked');
  expect(economics('exports of goods 100, exports of services 80, imports 200. trade balance?')).toBeUndefined();
  expect(economics('mpc 0.8 with a tax rate of 20% multiplier?')).toBeUndefined();
  expect(economics('mpc 0.8 mpt 0.1 what is the multiplier')).toBeUndefined();
  expect(economics('price up 10% and then up another 5%, demand down 20%, ped?')).toBeUndefined();
  expect(
    economics('price of A rises 10%, demand for A falls 5%, demand for B rises 2%. what is the XED'),
  ).toBeUndefined();
  expect(business('revenue 500k profit 20k and profit 30k, profit margin?')).toBeUndefined();
});

it('leaves impossible figures alone', () => {
  expect(business('our sales are £20m and the market is worth £16m. market share?')).toBeUndefined();
  expect(business('price £6 variable cost £10 fixed costs £5000 break even?')).toBeUndefined();
  expect(economics('price rises 10% and demand rises 5%, whats the ped')).toBeUndefined();
});
