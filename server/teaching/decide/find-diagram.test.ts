import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diagramNames } from '#content/tutor/diagram-names.ts';
import { startLesson } from '#tests/scripted-lesson.ts';

test('every diagram of the course has a name, and every name a diagram', () => {
  const { diagrams } = JSON.parse(readFileSync('content/curriculum/diagrams.json', 'utf8')) as {
    diagrams: { id: string }[];
  };
  expect(Object.keys(diagramNames).toSorted()).toEqual(diagrams.map(({ id }) => id).toSorted());
});

test.each([
  ['can you draw AD AS with the multiplier', 'ad-shift-keynesian'],
  ['draw the diagram of the supply-side one, LRAS shifting right', 'lras-shift'],
  ['draw me the perfect competition diagram', 'pc-long-run'],
  ['draw the short run perfect competition diagram', 'pc-short-run'],
  ['draw the smoking externality diagram', 'neg-ext-cons'],
  ['draw the tax diagram when demand is elastic', 'tax-elastic'],
])('what is named is drawn: %s', async (words, id) => {
  const { shown } = await (await startLesson({ agent: 'economics' })).say(words, { act: 'diagram' });
  expect(shown?.diagram).toBe(id);
});

test('what the course has no drawing of is described, and said so', async () => {
  const lesson = await startLesson();
  const { text, shown } = await lesson.say('draw the moon tax-free', { act: 'diagram', found: [] });
  expect({ text: text.length > 0, diagram: shown?.diagram }).toEqual({ text: true, diagram: 'tax-inelastic' });
  const other = await startLesson();
  const told = await other.say('draw the ped one for indirect goods', { act: 'diagram', found: ['tax-diagram'] });
  expect(told.shown?.diagram).toBeUndefined();
  expect(told.text).toMatch(
    /^(?:I have no drawing of that one, so in words|There is no drawing of that here, so I will describe it)\. /,
  );
});

test('two that are compared: one is drawn, and a tap draws the other', async () => {
  const lesson = await startLesson({ agent: 'economics' });
  const { shown } = await lesson.say('can you put monopoly and perfect competition next to each other', { act: 'ask' });
  expect(shown?.diagram).toBe('pc-long-run');
  expect(shown?.offers?.[0]?.says).toBe('Show me the diagram: Monopoly: profit, price and deadweight loss');
});
