import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('evaluation points for a title are given, and no plan begins', async () => {
  const lesson = await startLesson();
  const { text, lesson: after } = await lesson.say(
    'give me two evaluation points for "Evaluate the case for a minimum unit price on alcohol" (25 marks)',
    { act: 'essay-plan', found: [] },
  );
  expect(text).toMatch(/^The best evaluation point is elasticity: /);
  expect(after.open).toBeNull();
});

test('its terms are defined', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const { text } = await lesson.say(
    'My essay: "Evaluate the case for a tariff on imported steel". Which words in it must I define?',
    { act: 'ask', found: [] },
  );
  expect(text).toMatch(/^A tariff is a tax on imports/);
});
