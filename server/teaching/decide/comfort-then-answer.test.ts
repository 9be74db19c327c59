import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('a feeling gets a word, and the question behind it its answer', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('this is really stressing me out. what is ped', {
    act: 'confused',
    parts: { 'what is ped': { act: 'ask', found: ['ped-meaning'] } },
  });
  expect(text).toMatch(
    /^(?:That's a horrible feeling|Take a breath).* It measures how strongly the amount bought responds to the price\./,
  );
});
