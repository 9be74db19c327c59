import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { sentencesOf } from '../say/sentences.ts';

test('as many as are asked for, and the next ones after them', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const first = await lesson.say('two drawbacks of just in time?', { found: [] });
  expect(first.text).toMatch(/^Two drawbacks of just in time\. /);
  expect(sentencesOf(first.text)).toHaveLength(3);
  const next = await lesson.say('one more');
  expect(sentencesOf(next.text)).toHaveLength(1);
  expect(first.text).not.toContain(next.text);
});

test('types are named', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say('give me 2 methods of entering overseas markets, types of them', { found: [] });
  expect(text).toMatch(/^Two to name\. Exporting: goods are made at home/);
});

test('what the student has himself is credited, and not given again', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-2' });
  const { text } = await lesson.say('for what affects consumption i got income and confidence, whats another', {
    found: [],
  });
  expect(text).toMatch(/^(?:Yes, both of those count|Those are right)\. (?:Another|One more): /);
  expect(text).not.toMatch(/confidence/i);
});

test.each([
  'why is the elasticity of demand negative, two reasons',
  'presenting price discrimination tmrw and i know theres 3 conditions. why do the groups have to be kept apart?',
  'what are the advantages of a plc for a family firm that wants to stay private',
])('no list is asked for: %s', async (words) => {
  const lesson = await startLesson({ agent: 'economics' });
  expect((await lesson.say(words, { found: ['ped-minus'] })).text).toMatch(/^Because price and quantity/);
});
