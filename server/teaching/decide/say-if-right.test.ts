import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const found = [{ id: 'ped-how', probability: 0.95 }];

test("'is that a yes' is answered with a yes where what was said before holds", async () => {
  const lesson = await startLesson();
  await lesson.say('so a rival makes buyers leave', {
    act: 'claim',
    found: [{ id: 'ped', probability: 0.4 }],
    right: 1,
  });
  const { text } = await lesson.say('is that a yes', { act: 'ask', found, right: 1 });
  expect(text).toBe('Yes, exactly.');
});

test('where it may not hold, no yes is said, but how it is', async () => {
  const lesson = await startLesson();
  await lesson.say('so a rival makes buyers stay', {
    act: 'claim',
    found: [{ id: 'ped', probability: 0.4 }],
    right: -5,
  });
  const { text } = await lesson.say('am i right?', { act: 'ask', found, right: -5 });
  expect(text).toBe('Not a plain yes. A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test('a long conclusion is judged as well, and not read as a paragraph', async () => {
  const lesson = await startLesson();
  const said = 'so where a rival stands on the next shelf the buyers are quick to leave the shop';
  await lesson.say(said, { act: 'claim', found: [{ id: 'ped', probability: 0.4 }], right: 1 });
  const { text } = await lesson.say('is that right?', { act: 'ask', found, right: 1 });
  expect(text).toMatch(/^(?:Yes, that's right|Exactly|Yes|Yes, exactly)\.$/);
});

test.each(['so was mine right or not? i think we said the same thing', 'was i right or not lol'])(
  '%s',
  async (words) => {
    const lesson = await startLesson();
    const said = 'so where a rival stands on the next shelf the buyers are quick to leave';
    await lesson.say(said, { act: 'claim', found: [{ id: 'ped', probability: 0.4 }], right: 1 });
    const { text } = await lesson.say(words, { act: 'ask', found, right: 1 });
    expect(text).toBe('Yes, exactly.');
  },
);

test("'you did not tell me whether I was right' asks for the same", async () => {
  const lesson = await startLesson();
  await lesson.say('so a rival makes buyers leave', {
    act: 'claim',
    found: [{ id: 'ped', probability: 0.4 }],
    right: 1,
  });
  const { text } = await lesson.say('You did not tell me whether I was right.', { act: 'ask', found, right: 1 });
  expect(text).toMatch(/^(?:Yes, that's right|Exactly|Yes|Yes, exactly)\.$/);
});
