import { expect, test } from 'vitest';
import { setFormulas, setSum } from './set-formulas.ts';

const plain = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['PED is -0.5, so demand is inelastic.', 'PED is −0.5, so demand is inelastic.'],
  ['(-20 ÷ 10)', '(−20_÷_10)'],
  ['Profit = £100 - £120 = -£20', 'Profit_=_£100_−_£120_=_−£20'],
  ['0.5 x 200 is 100, and (2 + 3) * 4 is 20.', '0.5_×_200 is 100, and (2_+_3)_×_4 is 20.'],
  ['PED = %ΔQd ÷ %ΔP', 'PED_=_%ΔQd_÷_%ΔP'],
])('in a sentence, %s is set as it is printed', (text, set) => {
  expect(plain(setFormulas(text))).toBe(set);
});

test.each([
  'A price-elastic good in 2008-09, or 1990 - 2000',
  'Keynes - who said so - was right',
  '- 5 firms\n- a dominant one',
  'the x axis, and/or 24/7',
  'a 10-20% rise',
])('%s is left alone', (text) => {
  expect(plain(setFormulas(text))).toBe(text);
});

test.each([
  ['-20 / 10', '−20 ÷ 10'],
  ['= (Q2 - Q1) / Q1 * 100', '(Q2 − Q1) ÷ Q1 × 100'],
  ['PED =', 'PED'],
  ['break-even output', 'break-even output'],
])('in a sum, %s is set as %s', (text, set) => {
  expect(setSum(text)).toBe(set);
});
