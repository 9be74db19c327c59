import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const missing: [words: string, missing: string[]][] = [
  ['price goes up from 8 to 10 whats the ped', ['the change in quantity demanded']],
  ['demand falls 10%, calculate the ped', ['the change in price']],
  ['fixed costs are £5000 and the price is £10, what is the break even point', ['the variable cost per unit']],
  ['work out break even, price £10 and variable cost £6', ['the fixed costs']],
  ['operating profit is £50k, work out roce', ['the capital employed']],
  ['current assets are 60000 whats the current ratio', ['the current liabilities']],
  ['gross profit is £40000 find the gross profit margin', ['the revenue']],
  ['calculate the unemployment rate if 2 million are unemployed', ['the labour force']],
  ['the company has sales of £2m what is its market share', ['the total market sales']],
  ['the factory makes 800 units a week, calculate capacity utilisation', ['the maximum output']],
  ['12 staff left last year, work out labour turnover', ['the average number of staff']],
  ['exports are £600bn, whats the trade balance', ['imports']],
  ['calculate the real interest rate, nominal rate is 5%', ['the inflation rate']],
  ['an injection of £5bn, work out the final change in gdp', ['the size of the multiplier, or the MPC']],
  ['20 workers, calculate labour productivity', ['the output']],
];

it.each(missing)('says what is missing: %s', (words, labels) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ kind: 'missing', missing: labels });
});

const formulas: [words: string, formula: string][] = [
  ['how do i work out ped', 'PED = %Δ quantity demanded ÷ %Δ price'],
  ['formula for roce', 'ROCE = operating profit ÷ capital employed × 100'],
  ['whats the formula for break even', 'Break-even output = fixed costs ÷ (selling price − variable cost per unit)'],
  ['how do you calculate the multiplier', 'Multiplier = 1 ÷ (1 − MPC) = 1 ÷ (MPS + MPT + MPM)'],
  ['how to find the margin of safety', 'Margin of safety = actual output − break-even output'],
  ['what is the equation for yed', 'YED = %Δ quantity demanded ÷ %Δ income'],
  ['how do u work out gearing', 'Gearing = non-current liabilities ÷ capital employed × 100'],
  ['how do i calculate npv', 'NPV = sum of (net cash flow × discount factor) − initial cost'],
  ['formula for terms of trade pls', 'Terms of trade = export price index ÷ import price index × 100'],
  ['how would i work out the unemployment rate', 'Unemployment rate = unemployed ÷ labour force × 100'],
  ['price 8 to 10, quantity 300 to 270, whats the ped, just a hint', 'PED = %Δ quantity demanded ÷ %Δ price'],
  [
    'dont give me the answer but break even for fixed costs 5000 price 10 vc 6',
    'Break-even output = fixed costs ÷ (selling price − variable cost per unit)',
  ],
];

it.each(formulas)('gives the formula: %s', (words, formula) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ kind: 'formula', formula });
});

it('gives only the formula when only a hint is wanted', () => {
  const words = 'price up from 8 to 10 and sales drop 300 to 270, whats the ped';
  expect(calculate({ words, subject: 'economics', topic: '', hintOnly: true })).toEqual({
    kind: 'formula',
    name: 'price elasticity of demand',
    formula: 'PED = %Δ quantity demanded ÷ %Δ price',
    sentence: 'Work out the percentage change in quantity demanded, then divide it by the percentage change in price.',
  });
});

it('works a sum through when the way is asked and every figure is there', () => {
  const words = 'how do i work out ped if price goes from 8 to 10 and quantity from 300 to 270';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({ kind: 'worked', result: '-0.4' });
});

it.each([
  'OK so how do I work out the total if the hospital costs £200 million and people spend 60p of every extra £1?',
  'how much does GDP rise in the end if the hospital costs £200 million and people spend 60p of every extra £1?',
])('what people spend of every extra pound is the MPC, and the total is worked: %s', (words) => {
  const sum = calculate({ words, subject: 'economics', topic: 'The multiplier' });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toBe(
    '1 minus the MPC is 1 minus 0.6, which is 0.4. The multiplier is 1 divided by 0.4, which is 2.5. ' +
      'Multiply the injection by the multiplier: £200 million times 2.5 is £500 million. So national income rises by £500 million in the end.',
  );
});
