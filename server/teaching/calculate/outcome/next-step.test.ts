import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { nextStep } from './next-step.ts';

const breakEven = 'Next, for break-even, divide the fixed costs by the contribution per unit. What does that come to?';

test.each([
  'so contribution is 1.80? and then what do i do',
  'what do i do next',
  'ok so whats next',
  'and then what',
  'what do i do with it',
  'so what should i do now pls',
])('what the result is taken on to: %s', (words) => {
  expect(nextStep(words, 'contribution per unit')).toBe(breakEven);
});

test.each([
  'if the price was 12 then what',
  'what do i do in the exam',
  'what did the firm do next to it',
  'whats contribution',
])('nothing of the kind is asked: %s', (words) => {
  expect(nextStep(words, 'contribution per unit')).toBeUndefined();
});

test('beside the sum and behind it', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const sum = 'i sell cupcakes for £3 and ingredients cost £1.20 each. so contribution is 1.80?';
  expect((await lesson.say(`${sum} and then what do i do`, { act: 'calculate' })).text).toBe(
    `Yes, 1.8 is right. Contribution per unit is the selling price minus the variable cost per unit. £3 minus £1.20 is £1.80. So each sale puts £1.80 towards fixed costs and then profit. ${breakEven}`,
  );
  const other = await startLesson({ agent: 'business' });
  await other.say(sum, { act: 'calculate' });
  expect((await other.say('ok what do i do next', { act: 'ask' })).text).toBe(breakEven);
});
