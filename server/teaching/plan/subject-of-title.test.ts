import { expect, test } from 'vitest';
import { openBank } from '../bank/open-bank.ts';
import { subjectOfTitle } from './subject-of-title.ts';

const { entries } = await openBank();
const speaks = (title: string, text: string) =>
  subjectOfTitle(
    title,
    entries.filter(({ subject }) => subject === (/business|bakery/.test(title) ? 'business' : 'economics')),
  )(text);
const alcohol = 'the government should put a minimum unit price on alcohol in England';
const finance = 'Evaluate whether a business should use external rather than internal sources of finance to expand';
const sugar = 'Evaluate the view that a tax on sugar is the best way to reduce obesity';
const wage = 'Evaluate whether a rise in the national living wage is good for the UK economy';

test.each([
  [alcohol, 'A minimum price for alcohol makes the cheapest strong drinks dearer.'],
  [finance, 'External finance such as a bank loan brings a larger sum quickly.'],
  [sugar, 'The sugar levy worked largely because makers changed recipes.'],
  [wage, 'A higher living wage raises pay most in care homes.'],
  ['Evaluate the view that monopolies are always bad for consumers', 'A monopoly restricts output.'],
])("'%s': '%s' speaks of it", (title, text) => {
  expect(speaks(title, text)).toBeGreaterThan(0);
});

test.each([
  [alcohol, 'A guaranteed price above equilibrium makes farmers produce more than people want at that price.'],
  [alcohol, 'How serious government failure is compared with market failure depends on the case.'],
  [finance, 'After sales, follow the money: fewer sales spread fixed costs over fewer units.'],
  [sugar, 'A tax at half the external cost reduces most of the welfare loss.'],
  [wage, 'National income falls because firms sell less than they have produced.'],
  ['Assess whether a family bakery should become a franchise', 'A small bakery cannot keep a big machine busy.'],
])("'%s': '%s' does not", (title, text) => {
  expect(speaks(title, text)).toBe(0);
});
