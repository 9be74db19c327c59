import { expect, test } from 'vitest';
import { findEvidence } from './matcher.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['price/cost @up', 'its costs are rising', true],
  ['price/cost @up', 'its costs are steady', false],
  ['next_best', 'the next best option', true],
  ['next_best', 'the best next option', false],
  ['elastic*', 'its elasticity', true],
  ['non-price', 'a non price factor', true],
  ['5%', 'about 5 % of it', true],
  ['5%', 'about 5 of it', false],
  ['mr_equal_mc', 'MR = MC', true],
  ['shift* right', 'the curve moves to the right', true],
  ['1500', 'it is £1,500', true],
])('the pattern "%s" and "%s": %s', (pattern, answer, met) => {
  expect(findEvidence(pattern, tokenise(answer), { up: ['rise', 'increase'] }).length > 0).toBe(met);
});

test('the words of a pattern may stand 28 words apart and no more', () => {
  const apart = (words: number) => `price ${'word '.repeat(words - 1)}falls`;
  expect(findEvidence('price fall', tokenise(apart(28)), {})).not.toEqual([]);
  expect(findEvidence('price fall', tokenise(apart(29)), {})).toEqual([]);
});

test('a word list that does not exist is an error and not a miss', () => {
  expect(() => findEvidence('@sideways', tokenise('a'), {})).toThrow('There is no word list @sideways');
});

test('every token knows where it stands in the answer', () => {
  const answer = "Firm's “profit” = £1,460,000 (-5%), 80k; don't";
  const tokens = tokenise(answer);
  expect(tokens.map(({ raw }) => raw)).toEqual([
    ...["firm's", 'profit', 'equal', '1460000', 'minus', '5', '%', '80', 'k', "don't"],
  ]);
  expect(tokens.map(({ start, end }) => answer.slice(start, end))).toEqual([
    ...["Firm's", 'profit', '=', '1,460,000', '-', '5', '%', '80', 'k', "don't"],
  ]);
});
