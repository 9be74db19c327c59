import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import type { Lesson } from '../lesson.ts';

const index = 'A price index rises from 120 to 126 in a year. Calculate the inflation rate.';
const points = 'Six is the change in index points. Divide by the starting value of 120 to get the percentage change.';
const asked: { agent: string; begin: Partial<Lesson>; before: { by: 'tutor'; text: string }[] } = {
  agent: 'economics-theme-2',
  begin: {
    open: { kind: 'check', id: '2.1.2-q2', tries: 0, helped: 0, found: [], inPassing: false },
    ...{ asked: ['2.1.2-q2'], section: '2.1.2', turns: 1 },
  },
  before: [{ by: 'tutor', text: index }],
};

test.each(['6%', 'its 6 percent', 'is it 6?'])(
  'points for per cent is no right answer, and is named: %s',
  async (words) => {
    const { text } = await (await startLesson(asked)).say(words, { act: 'answer' });
    expect(text).toMatch(/^(?:No, 6%? is not right\.|Not quite: 6%? is not right\.) /);
    expect(text).toMatch(/index points|change in points|which number to divide/);
  },
);

test('nor is it called right afterwards', async () => {
  const lesson = await startLesson(asked);
  await lesson.say('6%', { act: 'answer' });
  expect((await lesson.say('so was i right or wrong', { act: 'ask' })).text).toBe(
    'No, 6% is not it. The change is 6, divided by 120, times 100, which is 5%.',
  );
});

test('the figure that was asked for is right', async () => {
  const { text } = await (await startLesson(asked)).say('6/120 x 100 = 5', {
    act: 'answer',
    marked: ['found', 'found'],
  });
  expect(text).toMatch(/^(?:Yes|Spot on|Right|Exactly)/);
});

test.each(['what did i do wrong', 'where did i go wrong', 'whats my mistake', 'why is that wrong'])(
  'who asks for the slip hears it: %s',
  async (words) => {
    const lesson = await startLesson(asked);
    await lesson.say('6%', { act: 'answer' });
    expect((await lesson.say(words, { act: 'ask' })).text).toBe(
      `${points} The change is 6, divided by 120, times 100, which is 5%.`,
    );
  },
);

test('of a sum of his own, too', async () => {
  const lesson = await startLesson();
  await lesson.say('price up 25% and sales down 10% so PED = -2.5?', { act: 'claim' });
  const { text } = await lesson.say('did i divide it the wrong way round? 25/10 not 10/25', { act: 'ask' });
  expect(text).toMatch(
    /^(?:Yes, that was it|Exactly, that is where it went wrong)\. Not quite: you have it the wrong way round/,
  );
});
