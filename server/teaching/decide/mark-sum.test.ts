import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

/** The café that cuts its latte from £4 to £3.60 and sells 460 instead of 400: −1.5. */
async function ped() {
  const lesson = await startLesson();
  await lesson.say('give me one where i have to work out the PED', { act: 'test-me' });
  return lesson;
}

const latte = 'A café cuts the price of a latte from £4 to £3.60 and sells 460 instead of 400 a day. Work out the PED.';
const meaning = 'That is elastic, so the lower price brings in more revenue.';

test.each(['uhh 15% / -10% so -1.5', '-1.5', 'is it -1.5?', 'i got minus 1.5 because 15/-10', '−1.50'])(
  'a right figure is right, with or without its working: %s',
  async (words) => {
    const { text, shown, lesson: after } = await (await ped()).say(words, { act: 'ask' });
    expect(text).toBe(`Spot on. ${meaning} Shall I set another?`);
    expect(shown?.offers).toEqual([{ label: 'Another one?', says: 'Give me another sum on the PED' }]);
    expect(shown?.steps?.at(-1)).toEqual({ left: 'PED', right: '15 ÷ −10 = −1.5' });
    expect(after.open?.kind).toBe('offer');
  },
);

test('what is asked behind a right figure is answered too, and no other sum is pressed on him', async () => {
  const words = 'so 15 / -10 = -1.5. why do buyers leave a shop though';
  const { text, lesson: after } = await (await ped()).say(words, { act: 'ask', found: ['ped-how'] });
  expect(text).toBe(
    `Spot on. ${meaning} A rival on the next shelf makes buyers quick to leave. Without one they stay.`,
  );
  expect(after.open).toBeNull();
});

test('the size alone is right, and the sign is told', async () => {
  const { text } = await (await ped()).say('1.5', { act: 'answer' });
  expect(text).toBe(
    'Right size, but check the sign: PED is negative, because price and quantity move in opposite directions. ' +
      `So it is minus 1.5. ${meaning} Shall I set another?`,
  );
});

test('a percentage sign that does not belong there is told', async () => {
  const { text } = await (await ped()).say('-1.5%', { act: 'answer' });
  expect(text).toBe(
    `The figure is right, only the PED is no percentage: it is minus 1.5. ${meaning} Shall I set another?`,
  );
});

test('half an answer gets the next step and not the whole', async () => {
  const lesson = await ped();
  const { text, lesson: after } = await lesson.say('quantity goes up 15%', { act: 'claim' });
  expect(text).toBe(
    'Yes, that is the percentage change in quantity. Next comes the percentage change in price. And what do you get?',
  );
  expect(after.open).toMatchObject({ kind: 'sum', tries: 0 });
  expect((await lesson.say('10% down', { act: 'answer' })).text).toMatch(
    /^(?:Yes, that is|Right so far: you have) the percentage change in price\./,
  );
});

test('an operation without its result is asked to its end', async () => {
  const { text } = await (await ped()).say('15 / -10', { act: 'answer' });
  expect(text).toBe('That is the right way to do it. And what do you get?');
});

test.each(['idk', 'how do i start', 'give me a hint'])('%s gets the first step, and then the whole', async (words) => {
  const lesson = await ped();
  const first = await lesson.say(words, { act: 'stuck' });
  expect(first.text).toMatch(
    /^(?:Start like this|Here is the first step)\. Price falls from £4 to £3\.60, which is 10%\./,
  );
  const { text, lesson: after, shown } = await lesson.say('idk', { act: 'stuck' });
  expect(text).toMatch(
    /Price falls from £4 to £3\.60, which is 10%\. Quantity rises from 400 to 460, which is 15%\. PED is 15 divided by minus 10, which is minus 1\.5\./,
  );
  expect(after.open?.kind).toBe('offer');
  expect(shown?.offers?.map(({ label }) => label)).toEqual(['Another one?']);
});

test('a wrong figure gets what went wrong, and the second one the whole', async () => {
  const lesson = await ped();
  const first = await lesson.say('-0.67', { act: 'answer' });
  expect(first.text).toBe(
    'Not that, this time. You have it the wrong way round; the change in quantity goes on top. What would you say now?',
  );
  const second = await lesson.say('3', { act: 'answer' });
  expect(second.text).toMatch(/which is minus 1\.5\. That is elastic/);
});

test('wrong arithmetic in the working is named', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say('give me a sum on total contribution', { act: 'test-me' });
  const { text } = await lesson.say('12 - 4.50 = 7.50 and 7.50 x 500 = 3500', { act: 'answer' });
  expect(text).toBe('Check one line: 7.5 times 500 is 3,750, not 3,500. And what do you get?');
});

test('a yes to another one sets it, and nothing comes twice', async () => {
  const lesson = await ped();
  await lesson.say('-1.5', { act: 'answer' });
  const { text, lesson: after } = await lesson.say('yes', { act: 'yes' });
  expect(text).toBe(
    'Here is one for you. A gym cuts the price of its membership from £30 to £24 and sells 1,040 instead of 800 a month. Work out the PED.',
  );
  expect(new Set(after.asked).size).toBe(after.asked.length);
});

test('a question in its middle is answered, and the sum stays', async () => {
  const lesson = await ped();
  const { lesson: after, shown } = await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect(after.open).toMatchObject({ kind: 'sum', passed: 1 });
  expect(shown?.offers?.[0]).toEqual({ label: 'Back to where we were', says: 'Go on' });
  expect((await lesson.say('go on', { act: 'move-on' })).text).toBe(latte);
  expect((await lesson.say('-1.5', { act: 'answer' })).text).toContain(meaning);
});

test.each(['what if it was £3.50 instead', 'inflation fell from 9% to 3%. is that a 6% fall?'])(
  'what is about something else is no answer: %s',
  async (words) => {
    const { lesson: after } = await (await ped()).say(words, { act: 'ask', found: ['ped-minus'] });
    expect(after.open).toMatchObject({ kind: 'sum', tries: 0 });
  },
);

test('who was wrong in a sum of one step and asks for a hint sees the figures in their places', async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say('give me a sum on ROCE', { act: 'test-me' });
  const wrong = await lesson.say('66%', { act: 'answer' });
  expect(wrong.text).toBe(
    'Not that, this time. Divide operating profit by capital employed and multiply by 100. What would you say now?',
  );
  const { text } = await lesson.say('give me a hint', { act: 'hint' });
  expect(text).toBe('With the figures in their places it is £72,000 ÷ £480,000 × 100. Can you take it from there?');
});

test.each(['no thanks', 'nah thats enough sums'])('%s leaves the sum', async (words) => {
  const { lesson: after } = await (await ped()).say(words, { act: 'thanks' });
  expect(after.open).toBeNull();
});

test('the sum comes back when it is asked for', async () => {
  const lesson = await ped();
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect((await lesson.say('ok back to the sum', { act: 'switch-topic' })).text).toContain('Work out the PED.');
});

test('another kind is named after a sum', async () => {
  const lesson = await ped();
  await lesson.say('-1.5', { act: 'answer' });
  const after = await lesson.say('thanks, one on YED now', { act: 'switch-topic' });
  expect(after.lesson.open).toMatchObject({ kind: 'sum', maker: 'yed' });
  const again = await lesson.say('one on XED now', { act: 'switch-topic' });
  expect(again.lesson.open).toMatchObject({ kind: 'sum', maker: 'xed' });
});

test("a sum of the student's own is worked in its middle", async () => {
  const { text } = await (await ped()).say('price up from 8 to 10 and sales drop 300 to 270, whats the ped?', {
    act: 'calculate',
  });
  expect(text).toContain('PED is minus 10 divided by 25, which is minus 0.4.');
});
