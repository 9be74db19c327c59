import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const title = 'Evaluate the view that dearer tickets are always bad for passengers';
const first = 'My first point is that fares take more of a wage, so passengers have less to spend on food';
const second =
  'my second point is that the poor stay at home because travel is a luxury, so passengers lose their jobs';

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan', found: ['ped-effect'] });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

test('a point and two questions beside it: the point goes in, and both are answered', async () => {
  const lesson = await begin(first);
  const { text, lesson: after } = await lesson.say(
    `For the figure, could I use HS2? And ${second}. But is that different enough from my first point?`,
    { act: 'check-my-work' },
  );
  expect(text).toContain('HS2 can be your case');
  expect(text).toContain(
    "'Fares take more of a wage' and 'The poor stay at home' are different enough for two points, as each runs through other steps.",
  );
  expect(after.open).toMatchObject({ stage: 'against', lines: [{}, { part: 'Point' }] });
});

test('two points that say the same come close to one', async () => {
  const lesson = await begin(first, 'my second point is that fares of a wage hit the old');
  const { text } = await lesson.say('arent they basically the same point?', { act: 'ask' });
  expect(text).toMatch(
    /^'Fares take more of a wage' and 'Fares of a wage hit the old' come close to one point\. Keep both only if/,
  );
});

test('the weakest is the one that has the fewest steps', async () => {
  const lesson = await begin(first, 'My second point is crowded trains');
  const { text } = await lesson.say('which of my points is weakest?', { act: 'write-it-for-me' });
  expect(text).toMatch(/^(?:'Crowded trains' is the weakest as it stands|The weakest just now is 'Crowded trains')\./);
});

test('whether it is enough is said from what the plan has', async () => {
  const lesson = await begin(first, second, 'However dear fares pay for new trains');
  const { text } = await lesson.say(
    'For my judgement: they are mostly bad because the poor lose most. Is that enough for a top level?',
    { act: 'check-my-work' },
  );
  expect(text).toContain(
    'For the top level the plan still lacks a second point on the other side, a longer chain in point 1 and a real case.',
  );
});

test('whether a point is in the plan is looked up there', async () => {
  const lesson = await begin(first, second);
  expect((await lesson.say('is my point about food in there?', { act: 'ask' })).text).toContain(
    "as point 1: 'Fares take more of a wage'.",
  );
  expect((await lesson.say('did you add my one on airports?', { act: 'ask' })).text).toContain(
    "No, I can't find that one in the plan.",
  );
});

test('what depends on the case goes behind the general argument', async () => {
  const lesson = await begin(
    first,
    second,
    'However it depends on the line: on a full train fewer passengers is a gain',
    'On the other hand dear fares pay for new trains, so journeys are faster',
  );
  const { text } = await lesson.say('Should I put the full train point before the journeys one or after?', {
    act: 'exam-technique',
  });
  expect(text).toMatch(/^'Dear fares pay for new trains' first, because it is the general argument;/);
});

test('a question that is not about the plan is looked up, and the plan stays open', async () => {
  const lesson = await begin(first);
  const { text, lesson: after } = await lesson.say('why is it negative?', { act: 'ask', found: ['ped-minus'] });
  expect(text).toBe('Because price and quantity move in opposite directions.');
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}] });
});
