import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('where a sum cannot be done, the figures of a written answer are not passed off as the student’s', async () => {
  const lesson = await startLesson();
  const own = 'we had 40 apples and then 3 of the 7 buyers left, work it out';
  const { text, shown } = await lesson.say(own, { act: 'calculate', found: ['tax-data'] });
  expect(shown?.steps).toBeUndefined();
  expect(text).toMatch(
    /^(?:I can't work that one out exactly from your words|That one I'd rather not work out by guessing)\./,
  );
});

test('figures that nobody wants worked leave the answer as it is', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('is there an ideal rate, say 15 to 20%, or do textbooks make it up', {
    act: 'calculate',
    found: ['tax-data'],
  });
  expect(text).toBe('The standard rate was 20% in 2024.');
});

test('a sum that cannot be done is not met with what is hardly near it', async () => {
  const lesson = await startLesson();
  const own = 'we had 40 apples and then 3 of the 7 buyers left, work it out';
  const { unanswered } = await lesson.say(own, { act: 'calculate', found: [{ id: 'tax-data', probability: 0.58 }] });
  expect(unanswered).toBe(true);
});
