import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

async function claim(id: string, right: number, words = 'so a rival makes buyers leave') {
  const lesson = await startLesson();
  return lesson.say(words, { act: 'claim', found: [{ id, probability: 0.95 }], right });
}

test('a claim that holds is agreed with, and the reason follows', async () => {
  expect((await claim('ped-how', 4)).text).toBe(
    'Yes. A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test('a claim that nobody can be sure of is put exactly, with no judgement', async () => {
  expect((await claim('ped-how', 2)).text).toBe(
    'A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
});

test("'when' may begin a condition and not a question", async () => {
  const words = 'so when there is a rival buyers leave';
  expect((await claim('ped-how', 5, words)).text).toMatch(/^Yes\. /);
});

test.each([
  'so nudges are better than taxes',
  'so hayek was right then, free markets win',
  'and blake mouton is the same thing',
  'just close it surely',
])('an opinion is weighed and not agreed with: %s', async (words) => {
  expect((await claim('ped-how', 6, words)).text).toMatch(/^A rival on the next shelf/);
});

test('an objection is never simply agreed with', async () => {
  const words = "but surely buyers don't look at prices at all";
  expect((await claim('ped-how', 6, words)).text).toMatch(/^A rival on the next shelf/);
});

test('a question that puts something forward is content with a yes; one that asks why is not', async () => {
  const lesson = await startLesson();
  const found = [{ id: 'ped-how', probability: 0.95 }];
  const forward = await lesson.say('so buyers leave when there is a rival?', { act: 'ask', found, right: 5 });
  expect(forward.text).toMatch(/^Yes\. /);
  const why = await (await startLesson()).say('so why do buyers leave?', { act: 'ask', found, right: 5 });
  expect(why.text).toMatch(/^A rival on the next shelf/);
});

test('where nothing was surely written for it, a right claim gets its yes and no more', async () => {
  const lesson = await startLesson();
  const found = [{ id: 'ped-how', probability: 0.4 }];
  const { text } = await lesson.say('so it is about how buyers react', { act: 'claim', found, right: 5 });
  expect(text).toBe('Yes. What would you like to look at next?');
});

test('a misconception is set right in its own words, with nothing before them', async () => {
  expect((await claim('ped-misconception', -3)).text).toBe(
    'Nearly: buyers do react, only by less than the price moved. What would perfectly inelastic demand look like?',
  );
});

test('a misconception that was written down in just these words is not agreed with', async () => {
  expect((await claim('ped-misconception', 5)).text).toMatch(/^Nearly: buyers do react/);
});

test('a claim about nothing in the course is not judged', async () => {
  const lesson = await startLesson();
  const { text, unanswered } = await lesson.say('bananas rule the sea', { act: 'claim', found: [] });
  expect(text).toBe("That's not one I can answer and be sure of. Name a topic, or say 'test me'.");
  expect(unanswered).toBe(true);
});

test('what sounds like an answer is a claim when nothing was asked', async () => {
  const lesson = await startLesson();
  const { text, act } = await lesson.say('rivals make buyers leave', {
    act: { answer: 0.9, claim: 0.1 },
    found: [{ id: 'ped-how', probability: 0.95 }],
    right: 4,
  });
  expect({ text, act }).toEqual({
    text: 'Yes. A rival on the next shelf makes buyers quick to leave. Without one they stay.',
    act: 'claim',
  });
});

test("'always' is answered with 'not always' where what was written names a case that differs", async () => {
  const claim = { act: 'claim', found: ['ped-how'] } as const;
  const { text } = await (await startLesson()).say('so buyers always leave', claim);
  expect(text).not.toMatch(/^Not/);
  const tooMuch = await (await startLesson()).say('so the shop always pays it', {
    act: 'claim',
    found: ['tax-always'],
  });
  expect(tooMuch.text).toMatch(/^Not (?:always|in every case)\. /);
});

test('an answer that only lies near does not follow the yes', async () => {
  const lesson = await startLesson();
  const found = [{ id: 'ped-how', probability: 0.95 }];
  const { text } = await lesson.say('so the multiplier is bigger when people save less', {
    act: 'claim',
    found,
    right: 5,
  });
  expect(text).toBe('Yes. What would you like to look at next?');
});

test('a sum with quite other figures is no answer to what is said of the figures just told', async () => {
  const lesson = await startLesson({ begin: { last: ["You're owed £500 by friends but have £0 tonight."], turns: 3 } });
  const words = 'ohh ok so the 500 is like the profit and the 0 is the cash?';
  const { text } = await lesson.say(words, { act: 'claim', found: ['pes-figure', 'ped-how'], right: 1 });
  expect(text).toContain('A rival on the next shelf');
});
