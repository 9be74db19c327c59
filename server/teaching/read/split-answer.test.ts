import { expect, test } from 'vitest';
import { splitAnswer } from './split-answer.ts';

test.each([
  [
    "make less, because that unit loses £3. But you didn't say why MR falls",
    'make less, because that unit loses £3.',
    "But you didn't say why MR falls",
  ],
  [
    'people i guess bc its staff. but can we go back to strategy, what could they have done instead. porter?',
    'people i guess bc its staff.',
    'but can we go back to strategy, what could they have done instead. porter?',
  ],
  [
    'because it takes that long. but like didnt they get it wrong in 2021',
    'because it takes that long.',
    'but like didnt they get it wrong in 2021',
  ],
])('an answer, and what is asked behind it: %s', (words, answer, rest) => {
  expect(splitAnswer(words)).toEqual({ answer, rest });
});

test.each(['because it takes that long', 'what is inflation? and why does it matter', 'more. less. the same'])(
  'one thing alone is not split: %s',
  (words) => {
    expect(splitAnswer(words)).toBeUndefined();
  },
);
