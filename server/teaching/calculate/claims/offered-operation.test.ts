import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { calculate } from '../calculate.ts';

const multiplier = { words: 'mps 0.1 mpt 0.3 mpm 0.35, what is the multiplier', name: 'multiplier', result: 4 / 3 };

test.each([
  ['so is it 1 / 0.75', '1 divided by 0.75 is 1.33.', '= 1 ÷ 0.75'],
  ['is that 1 / (0.1 + 0.3 + 0.35)?', '1 divided by the sum of 0.1, 0.3 and 0.35 is 1.33.', '= 1 ÷ (0.1 + 0.3 + 0.35)'],
])('the way to the result just reached is confirmed: %s', (words, said, right) => {
  expect(calculate({ words, subject: 'economics', topic: '', before: multiplier })).toMatchObject({
    own: 'right',
    sentences: ['Yes, that is how it is done.', said],
    steps: [{ left: '1.33', right }],
    result: '1.33',
  });
});

test.each(['so is it 1 / 0.7', 'so is it 1 / 0.75 and 5', 'what is 1 / 0.75'])('nor is any other: %s', (words) => {
  const sum = calculate({ words, subject: 'economics', topic: '', before: multiplier });
  expect(sum).not.toMatchObject({ sentences: expect.arrayContaining(['Yes, that is how it is done.']) });
});

test('a changed propensity, and the student’s own working of it, one after the other', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-2' });
  const first = await lesson.say('mps 0.1 mpt 0.3 mpm 0.2, what is the multiplier', { act: 'calculate' });
  expect(first.text).toContain('The multiplier is 1 divided by 0.6, which is 1.67.');
  const worked =
    'The leakages add up to 0.1 plus 0.3 plus 0.35, which is 0.75. The multiplier is 1 divided by 0.75, which is 1.33. ' +
    'So each £1 put in raises national income by 1.33 times as much.';
  expect((await lesson.say('what if MPM went up to 0.35', { act: 'ask' })).text).toBe(worked);
  expect((await lesson.say('so is it 1 / 0.75', { act: 'check-my-work' })).text).toBe(
    'Yes, that is how it is done. 1 divided by 0.75 is 1.33.',
  );
  expect((await lesson.say('0.1 + 0.3 + 0.35 = 0.75 so 1/0.75 = 1.33 right', { act: 'check-my-work' })).text).toBe(
    'Yes, your arithmetic is right. 0.1 plus 0.3 plus 0.35 is 0.75. 1 divided by 0.75 is 1.33. So the multiplier is 1.33.',
  );
  // What was only confirmed leaves the sum to be leant on.
  expect((await lesson.say('and if MPM was 0.1', { act: 'ask' })).text).toBe(
    'The leakages add up to 0.1 plus 0.3 plus 0.1, which is 0.5. The multiplier is 1 divided by 0.5, which is 2. ' +
      'So each £1 put in raises national income by 2 times as much.',
  );
});

test('whether the way always works is answered, whatever was said before it', () => {
  const before = {
    words: 'fixed costs £12,000, price £20, variable cost £8, they make 1,400. profit?',
    name: 'profit',
    result: 4800,
  };
  const words = 'ohh yeah i just did 12 x 1400. so its 12 x 1400 - 12000. does that always work';
  expect(calculate({ words, subject: 'business', topic: '', before })).toMatchObject({
    sentences: [
      'Yes, that is how it is done.',
      '12 times 1,400 minus 12,000 is 4,800.',
      'It works with other figures in the same way.',
    ],
  });
});
