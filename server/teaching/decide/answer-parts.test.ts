import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const both = 'what is ped and why is it negative';
const parts = {
  'what is ped': { act: 'ask', found: ['ped-meaning'] },
  'why is it negative': { act: 'ask', found: ['ped-minus'] },
} as const;

test('two questions in one message are answered one after the other, with no check behind them', async () => {
  const lesson = await startLesson();
  const { text, lesson: kept } = await lesson.say(both, { found: ['ped-how'], parts });
  expect(text).toBe(
    'It measures how strongly the amount bought responds to the price. ' +
      'Because price and quantity move in opposite directions.',
  );
  expect(kept).toMatchObject({ entry: 'ped-minus', open: null, asked: [], given: ['ped-meaning', 'ped-minus'] });
});

test("the second is looked for with the first as what 'it' means", async () => {
  const lesson = await startLesson();
  await lesson.say(both, { found: ['ped-how'], parts });
  expect(lesson.asked.findLast(({ words }) => words === 'why is it negative')).toMatchObject({
    topic: expect.stringContaining('What is price elasticity of demand?'),
    tutorSaid: 'It measures how strongly the amount bought responds to the price.',
  });
});

test('where one of the two has no sure answer of its own the message is taken as a whole', async () => {
  const lesson = await startLesson();
  const unsure = {
    ...parts,
    'why is it negative': { act: 'ask', found: [{ id: 'ped-minus', probability: 0.55 }] },
  } as const;
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: unsure });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test('what answers both is said once', async () => {
  const lesson = await startLesson();
  const same = { ...parts, 'why is it negative': parts['what is ped'] };
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: same });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});
