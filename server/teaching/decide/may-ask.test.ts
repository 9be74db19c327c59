import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { freshLesson } from '../lesson.ts';
import { mayAsk } from './may-ask.ts';

test('a check follows at most two replies of three', () => {
  expect(mayAsk({ ...freshLesson, checked: [true, false, true] })).toBe(true);
  expect(mayAsk({ ...freshLesson, checked: [false, true, true] })).toBe(false);
  expect(mayAsk({ ...freshLesson, checked: [true, true, false] })).toBe(true);
});

test('of three questions that are answered in a row the third ends without a check', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect((await lesson.say('does it never change', { act: 'ask', found: ['ped-misconception'] })).text).toBe(
    'Nearly: buyers do react, only by less than the price moved.',
  );
});

test('after two checks that were gone past none comes, until one is answered or a test is asked for', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  for (const id of ['ped-how', 'ped-effect', 'ped-example', 'tax-meaning', 'ped-misconception'])
    expect((await lesson.say('and what about that', { act: 'ask', found: [id] })).lesson).toMatchObject({
      open: null,
      ignored: 2,
    });
  const { lesson: after } = await lesson.say('test me on this');
  expect(after).toMatchObject({ open: { kind: 'check' }, ignored: 0 });
});

test('an answer, right or wrong, ends the silence', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const past = await lesson.say('how do rivals matter', { act: 'ask', found: ['ped-how'] });
  expect(past.lesson.ignored).toBe(1);
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect((await lesson.say('it stays', { act: 'answer' })).lesson.ignored).toBe(0);
});

test('no check is asked for that was asked before', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  await lesson.say('how do rivals matter', { act: 'ask', found: ['ped-how'] });
  const { text } = await lesson.say('what is ped again', { act: 'ask', found: ['ped-meaning'] });
  expect(text).toBe('It is a score for how sensitive shoppers are.');
});
