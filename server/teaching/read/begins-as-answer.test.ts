import { expect, test } from 'vitest';
import { beginsAsAnswer } from './begins-as-answer.ts';

test.each([
  'because they pay for part of it?',
  'um bc both went up',
  'what you give up when you choose',
  "it's what you could have got instead",
  'what they owe to suppliers',
])('answers: %s', (words) => {
  expect(beginsAsAnswer(words)).toBe(true);
});

test.each([
  'what you give up?',
  'what do you give up when you choose',
  'what is opportunity cost',
  'what they mean by scarcity',
  'what it does to revenue',
])('may ask: %s', (words) => {
  expect(beginsAsAnswer(words)).toBe(false);
});
