import { expect, test } from 'vitest';
import { opposes } from './opposes.ts';

const low = {
  asks: ['Who loses when interest rates are very low?'],
  reply: "When interest rates are very low, savers' income falls.",
};
const both = {
  asks: ['Who gains and loses when rates go up or down?'],
  reply: 'Higher rates help savers, lower rates help borrowers.',
};

test('an answer about low rates is none about rates that go up', () => {
  expect(opposes('i asked who loses when interest rates go up', low)).toBe(true);
  expect(opposes('who loses when interest rates are low', low)).toBe(false);
  expect(opposes('who loses when interest rates go up', both)).toBe(false);
});

test('who names both ends wants to hear of both', () => {
  expect(opposes('is it elastic or inelastic', { asks: [], reply: 'Demand for petrol is inelastic.' })).toBe(false);
  expect(
    opposes('why does revenue fall when demand is elastic', {
      asks: [],
      reply: 'Raising the price of an inelastic good increases revenue.',
    }),
  ).toBe(true);
});
