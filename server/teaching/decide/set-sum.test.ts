import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const latte = 'A café cuts the price of a latte from £4 to £3.60 and sells 460 instead of 400 a day. Work out the PED.';

test.each([
  'can u give me one where i have to work out the PED',
  'no i meant a sum. like price goes from this to this work out PED',
  'price goes from this to this work out PED',
  'give me a sum on elasticity pls',
  'test me on PED with numbers',
])('a sum to try is set for: %s', async (words) => {
  const lesson = await startLesson();
  const { text, shown, lesson: after } = await lesson.say(words, { act: 'example', found: ['ped-meaning'] });
  expect(text).toBe(`Have a go at this. ${latte}`);
  expect(shown?.offers?.map(({ label }) => label)).toEqual(['Give me a hint', 'Tell me the answer']);
  expect(after.open).toEqual({ kind: 'sum', maker: 'ped', number: 0, tries: 0, helped: 0, passed: 0 });
});

test('without a name it is of the topic in hand, and another one is another of the kind', async () => {
  const lesson = await startLesson({ agent: 'business', begin: { section: '3.7.8' } });
  expect((await lesson.say('give me one to work out', { act: 'test-me' })).text).toBe(
    'Have a go at this. A machine costs £60,000 and brings in £15,000 a year. Work out the payback period.',
  );
  const after = await lesson.say('another sum like that', { act: 'test-me' });
  expect(after.text).toBe(
    'Try this one. A delivery van costs £90,000 and brings in £20,000 a year. Work out the payback period.',
  );
});

test.each([
  'show me a sum on PED',
  'how do i work out the PED',
  'nah i dont wanna do more sums',
  'can you give me an example with numbers',
  'give me something to work on',
])('and none for: %s', async (words) => {
  const { lesson: after } = await (await startLesson()).say(words, { act: 'ask', found: ['ped-meaning'] });
  expect(after.open?.kind).not.toBe('sum');
});

test('after a worked sum the student may have one like it', async () => {
  const lesson = await startLesson();
  const { shown } = await lesson.say('price up 10% and demand falls 5%, whats the ped', { act: 'calculate' });
  expect(shown?.offers?.map(({ label }) => label)).toEqual(['Test me on this', 'One to try']);
  const { lesson: after } = await lesson.say('can i try one', { act: 'test-me' });
  expect(after.open).toMatchObject({ kind: 'sum', maker: 'ped' });
});

test('when every sum of a kind was set the tutor says so', async () => {
  const asked = Array.from({ length: 6 }, (_, at) => `sum:receivables-days:${at}`);
  const lesson = await startLesson({ agent: 'business', begin: { asked } });
  const { text } = await lesson.say('give me a sum on receivables days', { act: 'test-me' });
  expect(text).toBe(
    'That was the last of my sums on the receivables days. Name another topic and I will set one there.',
  );
});

test.each([
  'can u do a really easy cash flow forecast sum with me',
  'can u make up numbers, like opening balance 100 and then cash flow coming in and out',
])('a sum is made up for who wants one made up: %s', async (words) => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say(words, { act: 'ask' });
  expect(text).toMatch(/opening balance of .* Work out the closing balance\.$/);
});
