import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('whoever wants an evaluation point gets one of the topic in hand, the next time another', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const first = await lesson.say('whats the main criticism of it for an eval para', { act: 'exam-technique' });
  expect(first.text).toBe(
    'The best evaluation point is that elasticities are estimates from past data, and tastes, rivals and incomes change, ' +
      'so a firm that prices on an old figure may get the wrong effect on revenue.',
  );
  expect(first.shown?.offers?.map(({ says }) => says)).toEqual(['What does it depend on?', 'Test me on this']);
  const second = await lesson.say('another eval point?', { act: 'exam-technique' });
  expect(second.text).toBe(
    'Then bring in time: demand is usually more elastic in the long run as people find substitutes, ' +
      'so a price rise that lifts revenue now may lose customers later.',
  );
});

test('a topic that is named comes before the one in hand', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say("what's the strongest argument for protectionism", { act: 'ask' });
  expect(text).toBe(
    'The strongest argument for protectionism is the infant industry case: temporary cover from established foreign rivals ' +
      'lets new firms grow and reach economies of scale, so they can later compete and create lasting jobs.',
  );
  expect(after).toMatchObject({ section: '4.1.6', entry: null });
});

test('a topic that no card knows is left to the written answers', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('give me one evaluation point on volcanoes and dinosaurs', {
    act: 'ask',
    found: ['ped-evaluate'],
  });
  expect(text).not.toContain('evaluation point is');
});

test('one word alone names a topic only where what was found bears it out', async () => {
  const lesson = await startLesson();
  const found = [{ id: 'tax-meaning', probability: 0.8 }];
  const { lesson: after } = await lesson.say('whats the best eval point on taxes', { act: 'ask', found });
  expect(after.section).toBe('1.2.9');
});

test('whoever wants it written gets no point in its place', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('Write me the evaluation paragraph on price elasticity of demand, one eval point', {
    act: 'write-it-for-me',
  });
  expect(text).not.toContain('The best evaluation point');
});
