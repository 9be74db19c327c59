import { expect, test } from 'vitest';
import { closingQuestion } from './closing-question.ts';

test.each([
  [
    'ok mock tomorrow and i left critical path till now, is it worth me learning it tonight',
    'is it worth me learning it tonight',
  ],
  ['i have a presentation on structure on monday and im lost, what is span of control', 'what is span of control'],
  [
    'I want full marks on a 20 marker. What separates a top answer from a decent one?',
    'What separates a top answer from a decent one?',
  ],
  ['labour market is my worst. what is mrp', 'what is mrp'],
])('what is asked at the end of: %s', (words, asked) => {
  expect(closingQuestion(words)).toBe(asked);
});

test.each([
  'what is span of control',
  'that was tariffs. can we do quotas now?',
  'i have a mock tomorrow. could you test me on elasticity?',
  'right. how about unemployment then?',
  'i have to go. thanks for that',
])('nothing is asked at the end of: %s', (words) => {
  expect(closingQuestion(words)).toBeUndefined();
});
