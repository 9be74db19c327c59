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
