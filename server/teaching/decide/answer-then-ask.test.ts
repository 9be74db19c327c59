import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('an answer that holds up and is put as a question is told so, and what is asked behind it is answered', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'well its inelastic as nobody reacts? but why do buyers leave a shop';
  const { text, act } = await lesson.say(words, { act: 'ask', found: ['ped-how'], right: 4, marked: ['missing'] });
  expect(act).toBe('answer');
  expect(text).toMatch(
    /^(?:Fair|That can be said)\. What I (?:was after|had in mind): .*A rival on the next shelf makes buyers quick to leave\./,
  );
});

test('words with figures are a sum before they are an answer', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'ok nobody reacts. price goes from 4 to 5 and sales from 100 to 80, what is ped';
  const { text } = await lesson.say(words, { act: { answer: 0.9, calculate: 0.1 }, found: ['ped-how'], right: 5 });
  expect(text).toContain('minus 0.8');
});

test('figures of the question itself make no sum of an answer', async () => {
  const lesson = await startLesson();
  await lesson.say('what is pes', { act: 'ask', found: ['pes-figure'] });
  const words = 'it is 0.25 so inelastic. why do buyers leave a shop';
  const { text } = await lesson.say(words, { act: 'answer', found: ['ped-how'], marked: ['found', 'found'] });
  expect(text).toMatch(/A rival on the next shelf makes buyers quick to leave\./);
});

test('what is held against it is taken up where nothing was surely written for it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const words = 'inelastic as nobody reacts. But my nan would stop buying it if it doubled in price.';
  const found = [{ id: 'ped-how', probability: 0.4 }];
  const { text } = await lesson.say(words, { act: 'answer', found, marked: ['found'] });
  expect(text).toMatch(/^Spot on\. .*(?:your 'but' is where evaluation starts|Keep the objection too)/);
});
