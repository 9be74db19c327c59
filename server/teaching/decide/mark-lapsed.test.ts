import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import type { Lesson } from '../lesson.ts';

/** A sum was worked three messages ago, and since then a question in words was asked in passing. */
const begin: Partial<Lesson> = {
  turns: 5,
  section: '1.2.3',
  open: { kind: 'check', id: 'ped-example', tries: 0, helped: 0, found: [], inPassing: true },
  asked: ['pes-figure', 'ped-example'],
};
const before = [
  { by: 'tutor' as const, text: 'Price rises by 20% and quantity supplied by 5%. What is PES?' },
  { by: 'student' as const, text: '5/20 = 0.25' },
  { by: 'tutor' as const, text: 'Yes, 0.25 is right.' },
  { by: 'student' as const, text: 'give me an example' },
  { by: 'tutor' as const, text: 'Insulin. Name one thing at home that you would buy at nearly any price.' },
];
const answer = 'something for my teeth that i use each day and cannot leave out';

test.each([
  'so was my answer right or not?',
  'so was my answer right or not? and whats q3',
  'wait was what i said right',
])('what was gone past is meant, and not the sum before it: %s', async (words) => {
  const lesson = await startLesson({ begin, before });
  await lesson.say(answer, { act: 'claim', found: ['ped-how'], marked: ['missing'] });
  const { text } = await lesson.say(words, { act: 'check-my-work', marked: ['found'] });
  expect(text).toMatch(/^(?:Sorry, I went past your answer|You did answer, and I went past it)\./);
  expect(text).toContain('A necessity such as toothpaste.');
  expect(text).not.toContain('0.25');
});

test('what is right and not what was looked for is compared with that', async () => {
  const lesson = await startLesson({ begin, before });
  await lesson.say(answer, { act: 'claim', found: ['ped-how'], marked: ['missing'] });
  const { text } = await lesson.say('so was my answer right or not, the teeth thing', {
    act: 'check-my-work',
    parts: { [answer]: { act: 'claim', right: 7 } },
  });
  expect(text).toMatch(/(?:That can be said|Fair)\. .*A necessity such as toothpaste\./);
});

test.each(['so was my answer right or not', 'was my example right tho'])(
  'what was marked just now is marked the same once more: %s',
  async (words) => {
    const lesson = await startLesson({ begin, before });
    await lesson.say(answer, { act: 'answer', marked: ['found'] });
    const { text } = await lesson.say(words, { act: 'check-my-work', marked: ['found'] });
    expect(text).toContain('A necessity such as toothpaste.');
    expect(text).not.toMatch(/0\.25|^No\b/);
  },
);

test('who names the figure of the sum means that', async () => {
  const lesson = await startLesson({ begin, before });
  await lesson.say(answer, { act: 'claim', found: ['ped-how'], marked: ['missing'] });
  const { text } = await lesson.say('so was my 0.25 right or not', { act: 'check-my-work', marked: ['missing'] });
  expect(text).toContain('0.25');
});

const handed =
  'ok how about: Overall this holds when demand is elastic, because then a small rise cuts quantity a lot.';
const sentence = {
  begin: { turns: 2, section: '1.2.3' },
  before: [
    { by: 'student' as const, text: handed },
    { by: 'tutor' as const, text: 'A tax meant to cut consumption works better then.' },
  ],
};

test.each([
  'is my sentence good enough for the end or do i need to change it',
  'was my conclusion ok',
  'so is my sentence any good',
])('a sentence that was handed in with how about is read for what it does: %s', async (words) => {
  const lesson = await startLesson(sentence);
  const { act, text } = await lesson.say(words, { act: 'exam-technique', found: ['ped-how'] });
  expect(act).toBe('check-my-work');
  expect(text).not.toContain('A rival on the next shelf');
});

test('and so it is where something else was said in between', async () => {
  const lesson = await startLesson(sentence);
  await lesson.say('how long is a conclusion', { act: 'ask', found: ['ped-how'] });
  const words = 'no i meant my last sentence, the one about elastic demand. is it good or not';
  expect((await lesson.say(words, { act: 'check-my-work', found: ['ped-how'] })).act).toBe('check-my-work');
});

test.each(['how long should my conclusion be', 'what makes a sentence good'])(
  'a question about sentences is none about his own: %s',
  async (words) => {
    const lesson = await startLesson(sentence);
    const { text } = await lesson.say(words, { act: 'ask', found: ['ped-how'] });
    expect(text).toContain('A rival on the next shelf');
  },
);
