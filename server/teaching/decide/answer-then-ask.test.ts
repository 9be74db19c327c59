import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('a right answer that is put as a question is told so, and what is asked behind it is answered', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'inelastic as nobody reacts? but why do buyers leave a shop';
  const { text, act } = await lesson.say(words, { act: 'ask', found: ['ped-how'], right: 4, marked: ['missing'] });
  expect(act).toBe('answer');
  expect(text).toMatch(/^Spot on\. .*A rival on the next shelf makes buyers quick to leave\./);
});

test('words with figures are a sum before they are an answer', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'ok nobody reacts. price goes from 4 to 5 and sales from 100 to 80, what is ped';
  const { text } = await lesson.say(words, { act: { answer: 0.9, calculate: 0.1 }, found: ['ped-how'], right: 5 });
  expect(text).toContain('minus 0.8');
});
