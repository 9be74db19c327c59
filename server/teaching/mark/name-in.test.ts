import { expect, test } from 'vitest';
import { readCases } from '../cases/read-cases.ts';
import { readFacts } from '../facts/read-facts.ts';
import { nameIn, termsOf } from './name-in.ts';

const [facts, cases] = await Promise.all([readFacts(), readCases()]);
const isTerm = termsOf({ facts: facts.business, cases: cases.business });

test.each([
  'The question is: Assess whether a small bakery should lower its prices.',
  'Anyway heres my conclusion: Overall the bakery should not lower its prices. It holds Unless rivals copy it.',
  'When firms grow they get Economies of Scale, so unit cost falls.',
  'The firm borrows, so Gearing rises. First, Although small, it grows.',
  'In Conclusion the Business should wait because Demand is elastic.',
])('a command word, a connective or a term is no name: %s', (own) => {
  expect(nameIn(own, isTerm)).toBeUndefined();
});

test.each([
  ['When Tesco cut prices it sold more.', 'Tesco'],
  ['Prices in Germany rose.', 'Germany'],
  ['Overall, the café beside Marks Hall should not cut prices.', 'Marks Hall'],
])('a firm, a country or a place is one: %s', (own, name) => {
  expect(nameIn(own, isTerm)).toBe(name);
});
