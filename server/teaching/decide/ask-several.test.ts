import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('three questions are asked one after another, and how many were right is said at the end', async () => {
  const lesson = await startLesson();
  const first = await lesson.say('give me 3 quick questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  expect(first.text).toMatch(/^(?:Question|Number) 1 of 3\. /);
  const second = await lesson.say('it is minus 0.4, so inelastic', {
    act: 'answer',
    marked: ['found', 'found', 'found'],
  });
  expect(second.text).toMatch(/(?:Question|Number) 2 of 3\. /);
  const third = await lesson.say('the answer is this one', { act: 'answer', marked: ['found', 'found', 'found'] });
  expect(third.text).toMatch(/(?:Question|Number) 3 of 3\. /);
  const last = await lesson.say('and this is the last', { act: 'answer', marked: ['found', 'found', 'found'] });
  expect(last.text).toMatch(/(?:That was the last|All done): 3 of 3 right\.$/);
  expect(last.lesson.toAsk).toBeNull();
});

test('another one goes on with the next of them', async () => {
  const lesson = await startLesson();
  await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  expect((await lesson.say('another one')).text).toMatch(/^(?:Question|Number) 2 of 2\. /);
});

test('whoever asks something else has left them', async () => {
  const lesson = await startLesson();
  await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  const { lesson: after } = await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  expect(after.toAsk).toBeNull();
});
