import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

test('a question of principle is no wish for figures', async () => {
  const words = 'AC is still falling, so breaking it up raises costs. Should they leave it alone?';
  const { text } = await (await startLesson()).say(words, { act: 'current-data', found: ['ped-effect'] });
  expect(text).not.toContain('news');
  const figure = await (await startLesson()).say('whats the current base rate', { act: 'current-data' });
  expect(figure.text).toContain("I don't keep up with the news");
});
