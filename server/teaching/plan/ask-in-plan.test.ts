import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { amountsIn } from './figure-held.ts';
import { goesOnWith } from './line-spoken-of.ts';
import { readPlanWords } from './read-plan-words.ts';

const title = 'Evaluate the view that dearer tickets are always bad for passengers';
const two = ['My first point is that fares rise because fuel is dear', 'my second point is that the poor stay at home'];

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan' });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

test('the reason that is brought for the weakest point goes to that point, and the judgement stays', async () => {
  const lesson = await begin(
    ...two,
    'however, new trains come',
    'on the other hand it is quiet',
    'overall they are bad',
  );
  const weakest = await lesson.say('which of my points is the weakest and how would I make it better?', { act: 'ask' });
  expect(weakest.text).toMatch(/'The poor stay at home'.+(?:Keep|Begin with) 'the poor stay at home'/);
  const { lesson: after, shown } = await lesson.say(
    'because they cannot pay, so they lose their jobs. is that better?',
    {
      act: 'claim',
    },
  );
  expect(after.parked?.lines[1]).toEqual({
    part: 'Point',
    text: 'the poor stay at home, because they cannot pay, so they lose their jobs.',
  });
  expect(shown?.steps?.at(-1)).toEqual({ left: 'Judgement', right: 'Overall they are bad' });
});

test('the next link that was asked for goes to its line', async () => {
  const lesson = await begin(...two);
  await lesson.say('how do I develop my second point into a chain?', { act: 'ask' });
  const { lesson: after } = await lesson.say('next link: so they lose their jobs', { act: 'answer' });
  expect(after.open).toMatchObject({ lines: [{}, { text: 'the poor stay at home, so they lose their jobs' }] });
});

test.each([
  ['because they did it before', true],
  ['so the risk is lower', true],
  ['next link: wages rise', true],
  ['my second point is that wages rise', false],
  ['however wages rise', false],
])("whether '%s' goes on with a line", (words, goesOn) => {
  expect(goesOnWith(words)).toBe(goesOn);
});

test('to show the plan and to say how long each part takes are both done', async () => {
  const lesson = await begin(...two);
  const { text, shown } = await lesson.say('Show the plan so far, and tell me how long to spend on each part', {
    act: 'ask',
  });
  expect(text).toMatch(
    /^(?:Here is the plan so far|This is the plan as it stands)\. Of about 30 minutes: four to plan, five for each of the four points and six for the judgement\.$/,
  );
  expect(shown?.steps).toHaveLength(2);
});

test('a figure that nobody wrote down is not confirmed', async () => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say('could I use the rise in fares of 73.4% as a figure?', {
    act: 'ask',
  });
  expect(text).toMatch(/I can't confirm that figure as you put it|I have no figure just like that/);
  expect(after.open).toMatchObject({ lines: [{}, {}] });
  const again = await lesson.say('Sorry, was that figure actually right?', { act: 'ask' });
  expect(again.text).toMatch(/I can't confirm that figure as you put it|I have no figure just like that/);
});

test('a figure in a longer question is not confirmed either', async () => {
  const lesson = await begin(...two);
  const { text } = await lesson.say('can i use the figure that 61% of small railway firms fail in 3 years?', {
    act: 'ask',
  });
  expect(text).toMatch(/I can't confirm that figure as you put it|I have no figure just like that/);
});

test.each(['Good enough for analysis?', 'is the point about the poor too basic?'])(
  "'%s' is told what the line has and lacks",
  async (words) => {
    const lesson = await begin(...two);
    const { text } = await lesson.say(words, { act: 'ask' });
    expect(text).toMatch(/^(?:Not yet|Not quite yet)\./);
  },
);

test('a year is a date, an amount is a figure', () => {
  expect(amountsIn('from 5.25% to 0.1% in 2020, or £1,200 and 3 bn')).toEqual(['5.25%', '0.1%', '£1,200', '3 bn']);
  expect(amountsIn('in 2008 with 2 firms')).toEqual([]);
});

test('what it may depend on goes in, and where it belongs is answered', async () => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say(
    'what about that it depends on how far people travel? is that the other side or is that more for the conclusion',
    { act: 'ask' },
  );
  expect(text).toContain(
    'A condition can do both jobs: behind a point it is evaluation, in the conclusion it decides.',
  );
  expect(after.open).toMatchObject({
    lines: [{}, {}, { part: 'It depends', text: 'it depends on how far people travel' }],
  });
});

test.each([
  'should income go in my conclusion?',
  'i meant should income go in my conclusion',
  'is that evaluation or a point?',
])("'%s' is told what goes where, and is no point", async (words) => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say(words, { act: 'ask' });
  expect(text).toMatch(/goes in the conclusion|is for the conclusion/);
  expect(after.open).toMatchObject({ lines: [{}, {}] });
});

test('what asks for words of the conclusion does not ask where something goes', () => {
  expect(readPlanWords('what should I put in my conclusion?', title)).toEqual([
    { does: 'ask', text: 'what should I put in my conclusion?' },
  ]);
});

test('whoever leaves the plan is answered, and what he says then is no point', async () => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say('OK leave the essay plan. Just tell me: what is PED?', {
    act: 'ask',
    found: ['ped-meaning'],
  });
  expect(after.open?.kind).not.toBe('essay');
  expect(after.parked?.lines).toHaveLength(2);
});

test('who goes on to judge after the plan is done adds to his judgement', async () => {
  const lesson = await begin(
    ...two,
    'however, new trains come',
    'on the other hand it is quiet',
    'they are bad if poor',
  );
  const { lesson: after } = await lesson.say(
    'If people are rich they can pay and new trains help them. So overall I judge that they are not always bad.',
    { act: 'claim' },
  );
  expect(after.parked?.lines.at(-1)).toEqual({
    part: 'Judgement',
    text: 'they are bad if poor. If people are rich they can pay and new trains help them. So overall I judge that they are not always bad.',
  });
});
