import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const title = 'Evaluate the view that dearer tickets are always bad for passengers';
const two = ['My first point is that fares rise', 'my second point is that the poor stay at home'] as const;
const loans =
  'Trains need money because track wears out, so dear fares pay for repairs and delays fall. That matters more on old lines.';

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan', found: ['ped-effect'] });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

test('a judgement of several sentences goes in whole', async () => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say(
    "My judgement: I don't fully agree. It depends on income. For the rich it is nothing, but the poor stay at home.",
    { act: 'claim' },
  );
  expect(text).toMatch(/It takes a side and says on what that rests\.|It decides, and it gives the reason\./);
  expect(after.open).toMatchObject({
    lines: [
      {},
      {},
      {
        part: 'Judgement',
        text: "I don't fully agree. It depends on income. For the rich it is nothing, but the poor stay at home.",
      },
    ],
  });
});

test('what was given already is put in and shown, in one go', async () => {
  const lesson = await begin(...two);
  const { shown } = await lesson.say(
    'I already gave you that: track wears out, so dear fares pay for repairs. Could you put that in the plan and show me the plan so far?',
    { act: 'claim' },
  );
  expect(shown?.steps?.at(-1)).toEqual({
    left: 'Other side',
    right: 'Track wears out, so dear fares pay for repairs.',
  });
});

test('what is to be added says only around it where it goes', async () => {
  const lesson = await begin(...two);
  const { shown } = await lesson.say(
    'Please add it as the counter-argument: dear fares pay for repairs, so delays fall',
    {
      act: 'claim',
    },
  );
  expect(shown?.steps?.at(-1)).toEqual({ left: 'Other side', right: 'Dear fares pay for repairs, so delays fall' });
});

test('a point that is said again in other words is not filed twice, and loses nothing', async () => {
  const lesson = await begin(...two, loans);
  const { text, lesson: after } = await lesson.say(
    "No, you've overwritten my point. The other side was: dear fares pay for repairs because track wears out, so delays fall. Can you put that back?",
    { act: 'claim' },
  );
  expect(text).toMatch(/^(?:That one is in the plan already|The plan has that one already)\./);
  expect(after.open).toMatchObject({ lines: [{}, {}, { part: 'Other side', text: loans }] });
});

test('what is no point of the plan takes no other out of it', async () => {
  const lesson = await begin(...two, loans);
  const { lesson: after } = await lesson.say(
    'It now says "Other side: Changed." That isn\'t a point. My judgement would be that it depends on income.',
    { act: 'claim' },
  );
  expect(after.open).toMatchObject({ lines: [{}, {}, { text: loans }, { part: 'Judgement' }] });
});

test("'no, that's the other side' moves the last line, and a line that is named", async () => {
  const lesson = await begin(...two, 'however trains get better');
  expect((await lesson.say("hmm that's the other side actually", { act: 'ask' })).text).toMatch(/the other side/);
  const { lesson: after } = await lesson.say('the fares point is the other side', { act: 'claim' });
  expect(after.open).toMatchObject({
    lines: [{ text: 'the poor stay at home' }, {}, { part: 'Other side', text: 'fares rise' }],
  });
});

test('who means another line, and says more of it, has it there', async () => {
  const lesson = await begin(
    ...two,
    'however trains get better',
    'on the other hand fewer crowds',
    'overall it is bad',
  );
  const { text, shown } = await lesson.say(
    'No I mean the crowds one, not my judgement. Like fewer people travel, so there are seats, so journeys are calm. Is that enough?',
    { act: 'check-my-work' },
  );
  expect(text).toMatch(/^(?:That's in now, with the line it belongs to|Added to that line)\./);
  expect(shown?.steps?.[3]?.right).toBe(
    'Fewer crowds. Like fewer people travel, so there are seats, so journeys are calm.',
  );
});

test('after the plan is done it is shown, added to, and given up for another title', async () => {
  const lesson = await begin(
    ...two,
    'however trains get better',
    'on the other hand fewer crowds',
    'overall it is bad',
  );
  await lesson.say('why is it negative?', { act: 'ask', found: ['ped-minus'] });
  const seen = await lesson.say("I'm not asking you to write it. I wanted to see my points.", {
    act: 'write-it-for-me',
  });
  expect(seen.shown?.steps).toHaveLength(5);
  const added = await lesson.say('One more point against: staff are paid more, so service improves', { act: 'claim' });
  expect(added.shown?.steps?.[4]).toEqual({ left: 'Other side', right: 'Staff are paid more, so service improves' });
  const next = await lesson.say(
    'Right, new essay. Evaluate the view that trade always makes countries richer. 25 marks',
    {
      act: 'essay-plan',
    },
  );
  expect(next.text).toContain('The question: Evaluate the view that trade always makes countries richer.');
  expect(next.lesson.open).toMatchObject({ kind: 'essay', lines: [] });
});

test('who has a plan and names no title sees that one', async () => {
  const lesson = await begin(...two);
  const { text, shown } = await lesson.say('do the rest for me please mate', { act: 'write-it-for-me' });
  expect(text).toMatch(/^(?:I won't write it for you|Writing it for you)/);
  expect(shown?.steps).toHaveLength(2);
});

test("'could I say' is a point, 'put that in' files it once, and a firm that is named goes where it is put", async () => {
  const lesson = await begin(...two);
  const said = await lesson.say('could i say it pays for trains which old people like?', { act: 'ask' });
  expect(said.lesson.open).toMatchObject({ lines: [{}, {}, { text: 'it pays for trains which old people like' }] });
  const again = await lesson.say('put that in the other side', { act: 'ask' });
  expect(again.shown?.steps).toHaveLength(3);
  const { shown } = await lesson.say('put Tesco in the counterargument', { act: 'ask' });
  expect(shown?.steps?.at(-1)?.right).toBe('It pays for trains which old people like, for example Tesco.');
});

test('who asks about a plan that he left goes on with it', async () => {
  const lesson = await begin(...two);
  await lesson.say('test me on elasticity', { act: 'test-me' });
  const { lesson: after } = await lesson.say("what's still missing in my plan?", { act: 'ask' });
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'against' });
});

test('what is off the title is owned up to, and the plan is shown', async () => {
  const lesson = await begin(...two);
  const { text, shown } = await lesson.say("What's Toyota got to do with it? I've already got Virgin as the example.", {
    act: 'ask',
    found: ['ped-minus'],
  });
  expect(text).toMatch(/^Sorry, that was off your title\./);
  expect(shown?.steps).toHaveLength(2);
});
