import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { splitPoints } from './split-points.ts';
import { lacksAlternative, superlativeIn } from './wants-comparing.ts';

const title = 'Evaluate whether dearer tickets are always bad for passengers';

test('a title with a judgement behind it begins the plan, and the judgement is in and judged', async () => {
  const lesson = await startLesson();
  const { text, lesson: after } = await lesson.say(
    `I've got a 25 marker: '${title}.' Here's my line: it's not always, it depends on income. Is that a good judgement?`,
    { act: 'check-my-work' },
  );
  expect(text).toContain(`The question: ${title}.`);
  expect(text).toMatch(
    /What it still lacks is the reason: why does that decide it\?|say why that condition decides it\./,
  );
  expect(after.open).toMatchObject({
    kind: 'essay',
    marks: 25,
    stage: 'first',
    lines: [{ part: 'Judgement', text: "it's not always, it depends on income." }],
  });
});

test('a title with a point behind it begins the plan with that point', async () => {
  const lesson = await startLesson();
  const { lesson: after } = await lesson.say(
    `"${title}" 25 marks. My first point is that fares rise because fuel is dear`,
    {
      act: 'claim',
    },
  );
  expect(after.open).toMatchObject({
    lines: [{ part: 'Point', text: 'fares rise because fuel is dear' }],
    stage: 'second',
  });
});

test('a question from a sheet with what to put is planned, and no answer that is marked', async () => {
  const lesson = await startLesson();
  const { lesson: after, text } = await lesson.say(`Q5 is "${title}" 10 marks. what do i put`, {
    act: 'check-my-work',
  });
  expect(text).toContain('For 10 marks: two explained points and one evaluation.');
  expect(after.open).toMatchObject({ kind: 'essay', marks: 10, stage: 'first', lines: [] });
});

test('a quoted title with a paragraph to be marked begins no plan', async () => {
  const lesson = await startLesson();
  const { lesson: after } = await lesson.say(
    `For "${title}" I wrote: fares rise because fuel is dear, so the poor stay at home. Is it good?`,
    { act: 'check-my-work' },
  );
  expect(after.open?.kind).not.toBe('essay');
});

test('a title that was given before is not asked for again, and the plan begins at the part that is wished for', async () => {
  const lesson = await startLesson();
  await lesson.say(`my homework is "${title}" for 10 marks`, { act: 'claim' });
  const { text, lesson: after } = await lesson.say(
    'can you write me a paragraph for the limitation bit about tickets',
    {
      act: 'write-it-for-me',
    },
  );
  expect(text).toContain(`The question: ${title}.`);
  expect(after.open).toMatchObject({ kind: 'essay', marks: 10, stage: 'against', title });
});

test('whoever wants the evaluation paragraph is asked for the other side', async () => {
  const { text, lesson: after } = await (await startLesson()).say(
    'write me the evaluation paragraph for a 25 marker on a ticket tax',
    {
      act: 'write-it-for-me',
    },
  );
  expect(text).toContain('Now the other side: when would that not work, or who loses?');
  expect(after.open).toMatchObject({ kind: 'essay', marks: 25, stage: 'against' });
});

test('another topic than that of the title before is its own', async () => {
  const lesson = await startLesson();
  await lesson.say(`my homework is "${title}" for 10 marks`, { act: 'claim' });
  const { lesson: after } = await lesson.say('plan an essay on monopoly for me', { act: 'essay-plan' });
  expect(after.open).toMatchObject({ kind: 'essay', title: 'monopoly', marks: null });
});

test.each([
  ['they pay interest even if it goes badly. and with shares the owner loses some control', 2],
  ['firstly fares rise because fuel is dear, secondly the poor have to stay at home', 2],
  ['1) fares rise because fuel is dear 2) the poor have to stay at home', 2],
  ['fares rise because fuel is dear. Also they may become less frequent', 2],
  ['fares rise because fuel is dear. However, new trains come with the money', 2],
  ['fares rise because fuel is dear. And so the poor stay at home', 1],
  ['fares rise because fuel is dear. And this means that the poor stay at home', 1],
  ['fares rise because fuel is dear. The poor have to stay at home', 1],
  ['fares rise. and too much', 1],
])("'%s' holds so many points", (words, count) => {
  expect(splitPoints(words)).toHaveLength(count);
});

test('two points in one message are two lines', async () => {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan' });
  const { text, lesson: after } = await lesson.say(
    'my first point is that fares rise because fuel is dear. and with fewer trains the poor stay at home',
    { act: 'answer' },
  );
  expect(text).toMatch(/^(?:Those are two points, and both are in|Both are in, as two points)\./);
  expect(after.open).toMatchObject({
    stage: 'against',
    lines: [
      { part: 'Point', text: 'fares rise because fuel is dear.' },
      { part: 'Point', text: 'with fewer trains the poor stay at home' },
    ],
  });
});

test.each([
  ['Evaluate the view that a tax is the best way to cut smoking', { word: 'best way', noun: 'way' }],
  ['Assess whether fuel is the main cause of dearer tickets', { word: 'main cause', noun: 'cause' }],
  ['To what extent is fiscal policy the most effective policy', { word: 'most effective policy', noun: 'policy' }],
  ['Evaluate whether dearer tickets are always bad', undefined],
])("what '%s' has to be compared with", (one, found) => {
  expect(superlativeIn(one)).toEqual(found);
});

test('a title that calls something the best wants an alternative, and says so until one is there', async () => {
  const best = 'Evaluate the view that a tax is the best way to cut smoking';
  const lesson = await startLesson();
  const begun = await lesson.say(`Help me plan a 25 mark essay: '${best}'`, { act: 'essay-plan' });
  expect(begun.text).toContain("It says 'best way', so it has to be set against at least one other way");
  for (const point of ['it raises the price', 'it raises money', 'however, smokers hardly react'])
    await lesson.say(point, { act: 'answer' });
  const asked = await lesson.say('show me the plan so far, and what is next?', { act: 'ask' });
  expect(asked.lesson.open).toMatchObject({ stage: 'doubt' });
  const plan = { title: best, lines: [{ part: 'Other side' as const, text: 'a ban would work better' }] };
  expect(lacksAlternative(plan)).toBeUndefined();
  expect(lacksAlternative({ ...plan, lines: [] })).toEqual({ word: 'best way', noun: 'way' });
});

test('who was asked for a first point after a refusal begins a plan with it', async () => {
  const asked = "I'll build it with you. Start with a plan: what's your first point, and which words does it answer?";
  const lesson = await startLesson({ begin: { section: '1.2.3' }, before: [{ by: 'tutor', text: asked }] });
  const { lesson: after, text } = await lesson.say(
    'First point: fares rise because fuel is dear, so the poor stay at home',
    {
      act: 'claim',
    },
  );
  expect(text).toMatch(/What would be your second point\?|And your second point/);
  expect(after.open).toMatchObject({
    kind: 'essay',
    stage: 'second',
    lines: [{ part: 'Point', text: 'fares rise because fuel is dear, so the poor stay at home' }],
  });
});
