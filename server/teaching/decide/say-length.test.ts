import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const ten =
  "The question is: Assess whether a small bakery should lower its prices to compete with a supermarket. (10) My paragraph: 'If the bakery lowers its prices then more customers will buy from it. This means sales go up.' How could I improve this?";

test.each([
  'I said there ARE no figures. Never mind. How long should I spend on a 10 marker and how many paragraphs?',
  'how much time should I spend on it',
  'how many paragraphs should a 10 marker have and how long',
])('how long a question takes is said for the one in hand: %s', async (words) => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(ten, { act: 'check-my-work' });
  const { text } = await lesson.say(words, { act: 'exam-technique' });
  expect(text).toBe(
    'About 12 minutes for 10 marks, in two or three paragraphs: two explained points and one evaluation. Yours says assess, so the last lines decide: which way, and what that rests on.',
  );
});

test.each([
  ['How long should a 9 marker take and how many points?', 'no evaluation', 11],
  ["What's the timing for a 4 marker?", 'one chain of reasoning', 5],
  ['How many minutes is a 25 mark essay?', 'then a judgement', 30],
])('and for any other by its marks: %s', async (words, shape, minutes) => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say(words, { act: 'exam-technique' });
  expect(text).toContain(`About ${minutes} minutes`);
  expect(text).toContain(shape);
});

test.each(['How long does it take for the multiplier to work?', 'How long is the long run?'])(
  'how long something of the course takes is another question: %s',
  async (words) => {
    const lesson = await startLesson({ agent: 'business' });
    await lesson.say(ten, { act: 'check-my-work' });
    const { text } = await lesson.say(words, { act: 'ask', found: ['ped-effect'] });
    expect(text).not.toContain('minutes for');
  },
);
