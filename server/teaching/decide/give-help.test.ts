import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import type { Lesson } from '../lesson.ts';

/** The student has asked to be tested, and this check of the bank was asked. */
const tested: { begin: Partial<Lesson> } = {
  begin: {
    open: { kind: 'check', id: 'ped-minus', tries: 0, helped: 0, found: [], inPassing: false },
    section: '1.2.3',
    turns: 1,
  },
};
const whyNegative = ['why is it negative', { act: 'ask', found: ['ped-minus'] }] as const;
const theAnswer = 'It turns positive, and such a good is very unusual. One goes up as the other comes down.';

test.each(['hint', 'idk'])("'%s' brings the hint, then half of the answer, then the answer", async (words) => {
  const lesson = await startLesson(tested);
  expect((await lesson.say(words)).text).toBe('Divide one rise by another rise. What would you say now?');
  expect((await lesson.say(words)).text).toBe(
    'Finish this for me: It turns positive, and such … Try again from there.',
  );
  const { text, lesson: after } = await lesson.say(words);
  expect(text).toBe(`Let's look at the answer. ${theAnswer}`);
  expect(after.open).toBeNull();
});

test("a hint in the middle of a sum's topic is a hint to the question, and not the formula", async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { text, lesson: after } = await lesson.say('give me a hint', { act: 'hint' });
  expect(text).toMatch(/^Did buyers react\? /);
  expect(after.open).toMatchObject({ kind: 'check', id: 'ped-meaning', helped: 1 });
});

test("'tell me' brings one hint and how to be told, and is told at the second asking", async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  expect((await lesson.say('tell me')).text).toBe(
    "Have one go first. Divide one rise by another rise. What do you think? Or say 'tell me'.",
  );
  expect((await lesson.say('tell me')).text).toBe(`Right, here is the answer. ${theAnswer}`);
});

test("'tell me' after an attempt is told at once", async () => {
  const lesson = await startLesson(tested);
  await lesson.say('it stays', { act: 'answer' });
  expect((await lesson.say('tell me')).text).toBe(`Right, here is the answer. ${theAnswer}`);
});

test('who does not want the question is told the answer, and is not asked again', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const { text, lesson: after } = await lesson.say('no i do not want to', { act: 'no' });
  expect(text).toBe(`Here it is. ${theAnswer}`);
  expect(after.open).toBeNull();
});

test('a wish for help with nothing open is about what was explained', async () => {
  const lesson = await startLesson();
  await lesson.say('what does evaluate mean in the exam', { act: 'exam-technique', found: ['exam-command'] });
  expect((await lesson.say('a hint')).text).toBe('For, against, verdict.');
});

test('by ear the answer is told without the plainer words after it', async () => {
  const lesson = await startLesson({ ...tested, spoken: true });
  await lesson.say('it stays', { act: 'answer' });
  expect((await lesson.say('tell me')).text).toBe(
    'Right, here is the answer. It turns positive, and such a good is very unusual.',
  );
});

test('who was asked in passing and does not know is told at once; who wants a hint gets one', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const { text, lesson: after } = await lesson.say('idk');
  expect(text).toBe(`Here it is. ${theAnswer}`);
  expect(after.open).toBeNull();
  const other = await startLesson();
  await other.say(...whyNegative);
  expect((await other.say('give me a hint')).text).toBe('Divide one rise by another rise. What would you say now?');
  expect((await other.say('give me a hint')).text).toBe(`Right, here is the answer. ${theAnswer}`);
});
