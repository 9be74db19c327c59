import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const notYours = 'Sorry, 20000 came from an example of mine, not from your figures.';
const example = { last: ['Revenue rises from £20,000 to £20,900.'], turns: 4 };

test('a figure that the student never told was an example of ours, and his own lines are looked at', async () => {
  const lesson = await startLesson({ agent: 'business', begin: example });
  const words = 'the gym was £30 x 800 = 24000 then £33 x 760 = 25080 so up 1080. where did 20000 come from?';
  const { text } = await lesson.say(words, { act: 'ask' });
  expect(text).toMatch(/^Sorry, .*20000 .*\. Yes, your arithmetic is right\. £30 times 800 is 24,000\./);
});

test('asked alone it is owned up to; a figure of the student is none of ours', async () => {
  const alone = await startLesson({ agent: 'business', begin: example });
  expect((await alone.say('?? where did 20000 come from', { act: 'ask' })).text).toContain('20000');
  const own = await startLesson({ agent: 'business', begin: example });
  expect((await own.say('where did 500 come from', { act: 'ask' })).text).not.toContain(notYours);
});

const candles =
  'a company sells candles at £12 each, variable cost is £7 and fixed costs are £2000. how many to break even';

test.each(['that cant be right', '400?? that cant be right', 'no, thats way off'])(
  'a sum that is doubted is not insisted on: %s',
  async (words) => {
    const lesson = await startLesson({ agent: 'business' });
    await lesson.say(candles, { act: 'calculate' });
    const { text, lesson: after } = await lesson.say(words, { act: 'claim' });
    expect(text).toMatch(/your figures .*sorry\. .*(?:Tell me each figure|Say what each figure is)/);
    expect(after.outcomes).toEqual([]);
  },
);

test('and what comes after the doubt is answered', async () => {
  const lesson = await startLesson();
  await lesson.say('price up from £8 to £10, sales drop from 300 to 270, ped?', { act: 'calculate' });
  const words = 'huh that cant be right. anyway why is it negative';
  const { text } = await lesson.say(words, { act: 'ask', found: ['ped-minus'] });
  expect(text).toMatch(/^If .*your figures .*sorry\. .* sum(?: aside)?\. \w/);
  expect(text).not.toContain('minus 0.4');
});
