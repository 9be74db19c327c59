import { expect, test } from 'vitest';
import { readLeftOut } from './left-out.ts';

const history = [
  {
    by: 'student' as const,
    text: 'ok now trade. does free trade reduce poverty and what is the prebisch singer thing',
  },
  { by: 'tutor' as const, text: 'The Prebisch-Singer hypothesis says that the terms of trade fall.' },
];

test.each([
  ['u didnt answer the free trade and poverty bit', 'does free trade reduce poverty'],
  ["you didn't answer my question about free trade", 'does free trade reduce poverty'],
  ['but you ignored the poverty part', 'does free trade reduce poverty'],
  ['you missed the free trade bit lol', 'does free trade reduce poverty'],
  ['what about the free trade part?', 'does free trade reduce poverty'],
  ['you skipped the first part', 'does free trade reduce poverty'],
  ['wait u havent done the prebisch bit yet', 'what is the prebisch singer thing'],
  ['you didnt answer the second bit', 'what is the prebisch singer thing'],
  [
    'ok that makes sense. u didnt say where the absolute poverty line is set tho',
    'where the absolute poverty line is set',
  ],
  ['u didnt say about the specials board tho! is that a motivator or not', 'is the specials board a motivator or not'],
  ['You skipped my point. Is it true that both lead?', 'Is it true that both lead?'],
  ['you left out the tariff bit', 'the tariff'],
])("'%s' goes back to '%s'", (words, asked) => {
  expect(readLeftOut(words, history)).toBe(asked);
});

test.each([
  'the firm didnt answer the question of the workers',
  'you didnt answer me',
  'what about free trade then',
  'you said the first part is right',
  'i never did the homework',
  'what is the first part of a chain',
  'you never know with the exchange rate',
])("'%s' says of nothing that it was left out", (words) => {
  expect(readLeftOut(words, history)).toBeUndefined();
});

/** What he asked before, and complains that he has heard nothing of. */
const asked = (text: string) => [
  { by: 'student' as const, text },
  { by: 'tutor' as const, text: 'The one half of it is this.' },
];
const trade = 'ok now trade. does free trade reduce poverty and what is the prebisch singer thing';
const board =
  'ok and the free lunch? but what would be a motivator at my cafe, like my manager let me design the specials board';
const line = 'so where is the absolute line set atm, and if everyones income doubles does gini change?';

test.each([
  [trade, 'u didnt answer the free trade and poverty bit', 'does free trade reduce poverty'],
  [trade, 'you never did the poverty part tho', 'does free trade reduce poverty'],
  [trade, 'ok but u missed the prebisch singer bit', 'what is the prebisch singer thing'],
  [trade, 'You skipped my question about free trade and poverty.', 'does free trade reduce poverty'],
  [
    board,
    'u didnt say about the specials board tho! is that a motivator or not',
    'is the specials board a motivator or not',
  ],
  [board, "you haven't mentioned the free lunch. is it hygiene", 'is the free lunch hygiene'],
  [
    line,
    'ok that makes sense. u didnt say where the absolute poverty line is set tho',
    'where the absolute poverty line is set',
  ],
  [line, 'you left out the gini bit', 'if everyones income doubles does gini change'],
])('%s / %s', (before, words, wanted) => {
  expect(readLeftOut(words, asked(before))).toBe(wanted);
});

test.each([
  [trade, 'so if you never answer a rival you lose the market'],
  [trade, 'you didnt do anything wrong'],
  [trade, 'u missed nothing thanks'],
  [board, 'you skipped ahead a bit, slow down'],
  [board, 'the manager left out the cost of the board'],
  [line, 'ok so you dont do the line first'],
])('nothing is complained of: %s / %s', (before, words) => {
  expect(readLeftOut(words, asked(before))).toBeUndefined();
});
