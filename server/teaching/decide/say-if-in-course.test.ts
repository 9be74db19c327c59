import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test.each([
  ['is the laffer curve on the spec?', '4.5.2', 'taxation'],
  ['do i have to know about the Kuznets hypothesis', '4.2.2', 'inequality'],
])('what the course names is in it: %s', async (words, id, title) => {
  const lesson = await startLesson({ agent: 'economics-theme-4' });
  const { text } = await lesson.say(words);
  expect([`Yes, that's in the course: section ${id}, ${title}.`, `Yes, it's in section ${id}, ${title}.`]).toContain(
    text,
  );
});

test('what it does not name is not, and another board is not spoken for', async () => {
  const lesson = await startLesson({ agent: 'economics' });
  expect((await lesson.say('do i have to know about indifference curves for AQA')).text).toBe(
    "No, I don't find 'indifference curves' in the Edexcel A specification, so you shouldn't need it by name. That is what I teach from; for AQA, check your own specification.",
  );
});

test("'is it on the spec or not' is of what was asked about before; an extension is said to be one", async () => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say('bowmans strategic clock, is it in our course?', { found: [] });
  const { text } = await lesson.say("That's not a yes or a no. Is it on the spec or not?");
  expect(text).toBe(
    "No, not any more: it stood in an older version of the specification. It's a useful extra, and nothing you have to know.",
  );
});

test('in other words it is known by what the models make of them', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-3' });
  const words = 'are we meant to be able to do game theory then';
  expect((await lesson.say(words, { wish: 'spec' })).text).toMatch(/section 3\.4\.4, oligopoly\.$/);
});
