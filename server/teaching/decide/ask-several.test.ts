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

test('whoever asks something else may come back to them at once, and has left them after that', async () => {
  const lesson = await startLesson();
  await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  await lesson.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  expect((await lesson.say('ok and whats q2', { act: 'ask' })).text).toMatch(/^(?:Question|Number) 2 of 2\. /);
  const other = await startLesson();
  await other.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  await other.say('what is an indirect tax', { act: 'ask', found: ['tax-meaning'] });
  const { lesson: after } = await other.say('why does it move supply', { act: 'ask', found: ['tax-how'] });
  expect(after.toAsk).toBeNull();
});

test.each(["what's question 2", 'q2 pls', 'ok go to q2', 'number 2'])('the next by its number: %s', async (words) => {
  const lesson = await startLesson();
  await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  expect((await lesson.say(words, { act: 'ask' })).text).toMatch(/^(?:Question|Number) 2 of 2\. /);
});

test.each(['whats q4', 'in q2 what changes for the firm', 'is question 2 about demand'])(
  'none of them is asked for: %s',
  async (words) => {
    const lesson = await startLesson();
    await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
    expect((await lesson.say(words, { act: 'ask' })).text).not.toMatch(/(?:Question|Number) 2 of 2/);
  },
);

test('who improves his answer to one of them and still lacks a part is told it, and the next is asked', async () => {
  const lesson = await startLesson();
  await lesson.say('ask me two questions on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  const half = { act: 'answer', marked: ['found', 'missing', 'missing'] } as const;
  expect((await lesson.say('the amount bought falls by less', half)).text).toContain('?');
  const { text } = await lesson.say('the amount bought falls by less as they cannot do without it', {
    act: { answer: 0.65, claim: 0.3 },
    found: [{ id: 'ped-how', probability: 0.74 }],
    marked: ['found', 'missing', 'missing'],
  });
  expect(text).toMatch(/^(?:Nearly\. The whole of it|Almost all there\. In full): .*(?:Question|Number) 2 of 2\. /);
});
