import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWordPiece } from './wordpiece.ts';

const tokenizer = openWordPiece(readFileSync('models/answer-marker/tokenizer.json', 'utf8'));

// The numbers are those of the tokenizer that the models were trained with.

test('a text becomes the numbers the models know', () => {
  const expected: Record<string, number[]> = {
    'Unaffordable café prices: £5!': [101, 14477, 4246, 8551, 3085, 7668, 7597, 1024, 27813, 999, 102],
    "X-inefficiency isn't 50%": [101, 1060, 1011, 1999, 12879, 8873, 29125, 3475, 1005, 1056, 2753, 1003, 102],
    '日本 ok': [101, 1864, 1876, 7929, 102],
    [`${'x'.repeat(150)}`]: [101, 100, 102],
    '': [101, 102],
  };
  for (const [text, ids] of Object.entries(expected)) expect(tokenizer.encode(text, { most: 256 }).ids).toEqual(ids);
});

test('a pair is told apart', () => {
  expect(tokenizer.encode('price elasticity', { pair: "it doesn't respond", most: 256 })).toEqual({
    ids: [101, 3976, 21274, 3012, 102, 2009, 2987, 1005, 1056, 6869, 102],
    typeIds: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
  });
});

test('a pair that is too long is cut on both sides', () => {
  const [first, pair] = ['one two three four five six seven eight', 'nine ten eleven twelve thirteen'];
  expect(tokenizer.encode(first, { pair, most: 10 })).toEqual({
    ids: [101, 2028, 2048, 2093, 2176, 102, 3157, 2702, 5408, 102],
    typeIds: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
  });
  expect(tokenizer.encode(first, { most: 4 }).ids).toEqual([101, 2028, 2048, 102]);
});
