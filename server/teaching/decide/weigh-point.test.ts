import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const point = 'For buses I put that demand barely reacts because people have no car. Would that get the mark?';

test('a point that stands gets a yes, what bears on it, and what it still needs', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say(point, { act: 'claim', right: 4, found: ['ped-minus'] });
  expect(text).toMatch(
    /^Yes, (?:that is a fair point|you can argue that|that's a valid point)\. Because price and quantity move in opposite directions\. (?:Then say how far it holds|To weigh it)/,
  );
});

test('one that hardly stands gets a warning, and never a yes', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say(point, { act: 'claim', right: -6, found: ['ped-minus'] });
  expect(text).toMatch(/^(?:I'd be careful with that one|Not as it stands)\. /);
});

test("'is my point ok, yes or no' is of the point made before", async () => {
  const lesson = await startLesson();
  await lesson.say('i reckon buses are inelastic because people have no car', { act: 'claim', found: [] });
  const { text } = await lesson.say('But is my point about the buses ok? yes or no', { right: 3, found: [] });
  expect(text).toMatch(/^Yes, /);
});

test('in other words it is known by what the models make of them; a paragraph is read for what it does', async () => {
  const words = 'thinking of saying buses are inelastic as people have no car. worth saying or too basic';
  const lesson = await startLesson();
  expect((await lesson.say(words, { act: 'claim', right: 3, found: [], wish: 'point' })).text).toMatch(/^Yes, /);
});
