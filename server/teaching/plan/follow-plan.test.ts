import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const title = 'Evaluate the view that dearer tickets are always bad for passengers';
const found = ['ped-effect', 'ped-how', 'ped-evaluate', 'ped-always'];

/** A plan with these lines in it, and what it asks for now. */
async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan', found });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

const two = ['My first point is that fares rise', 'my second point is that the poor stay at home'] as const;

test("'can you add' puts it in, says so in one sentence and shows the plan", async () => {
  const lesson = await begin(...two);
  const {
    text,
    shown,
    lesson: after,
  } = await lesson.say(
    "It doesn't have my investment point in it. Can you add: dearer tickets pay for new trains, so passengers gain.",
    { act: 'answer' },
  );
  expect(text).toBe(
    "That's in now, as the other side. One reason is in it. Add a second step with so or which means. What else could be said on the other side?",
  );
  expect(shown?.steps).toEqual([
    { left: 'Point 1', right: 'Fares rise' },
    { left: 'Point 2', right: 'The poor stay at home' },
    { left: 'Other side', right: 'Dearer tickets pay for new trains, so passengers gain.' },
  ]);
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'doubt' });
});

test('what is added at the end is no judgement unless it is called one', async () => {
  const lesson = await begin(...two, 'however trains get better', 'on the other hand fewer crowds');
  const { lesson: after } = await lesson.say('can you add: staff are paid more, so service improves', {
    act: 'answer',
  });
  expect(after.open).toMatchObject({
    stage: 'judgement',
    lines: [{}, {}, {}, {}, { part: 'Other side', text: 'staff are paid more, so service improves' }],
  });
});

test("'put that under against' moves the last line, 'wrong place' turns it over", async () => {
  const lesson = await begin('fares pay for new trains because they bring in money');
  const moved = await lesson.say('put that under against', { act: 'ask', found: ['ped-minus'] });
  expect(moved.text).toBe('It stands as the other side now. Your first point: what happens, to whom, and why?');
  expect(moved.shown?.steps).toEqual([
    { left: 'Other side', right: 'Fares pay for new trains because they bring in money' },
  ]);
  const back = await lesson.say("that's in the wrong place", { act: 'claim' });
  expect(back.text).toBe('Moved: it now stands as a point. And your second point: what happens, and why?');
});

test("'take out the second one' takes that line out, and the plan asks for it again", async () => {
  const lesson = await begin(...two);
  const { text, shown } = await lesson.say('take out the second one', { act: 'move-on' });
  expect(text).toBe("Taken out: 'The poor stay at home'. And your second point: what happens, and why?");
  expect(shown?.steps).toEqual([{ left: 'Point 1', right: 'Fares rise' }]);
});

test('a line that cannot be found is asked for', async () => {
  const lesson = await begin(...two);
  const { text } = await lesson.say('take out the fifth one', { act: 'ask' });
  expect(text).toMatch(/^I can't tell which line you mean\. Say its number, or a word from it\./);
});

test('what the student says was no point goes out again, and his question is answered', async () => {
  const lesson = await begin('prices are set by the railway');
  const { text, lesson: after } = await lesson.say(
    "That isn't a point I made, that was me asking a question! Why is it negative?",
    { act: 'claim', found: ['ped-minus'] },
  );
  expect(text).toBe(
    "That is out again: 'Prices are set by the railway'. Because price and quantity move in opposite directions.",
  );
  expect(after.open).toMatchObject({ kind: 'essay', lines: [] });
});

test('who says what he meant, and it is in the plan, loses nothing', async () => {
  const lesson = await begin('My first point is that the fare raises the price of a journey');
  const { text, lesson: after } = await lesson.say(
    "That isn't a point I made. My point was about the fare raising the price.",
    { act: 'claim' },
  );
  expect(text).toMatch(/^(?:That one is in the plan already|The plan has that one already)\./);
  expect(after.open).toMatchObject({ lines: [{ text: 'the fare raises the price of a journey' }] });
});

test('a judgement goes in at any stage, and takes the place of another', async () => {
  const lesson = await begin(...two);
  const first = await lesson.say('my judgement is that it depends on the income of passengers', { act: 'claim' });
  expect(first.text).toBe(
    "That's in now, as your judgement. What it turns on is there; the side that you take is not. Now evaluate: what could be said against it?",
  );
  const second = await lesson.say('change my judgement to: they are mostly bad', { act: 'claim' });
  expect(second.text).toMatch(/^Your judgement is changed\. It takes a side; in the essay, add what decides it\./);
  expect(second.lesson.open).toMatchObject({ lines: [{}, {}, { part: 'Judgement', text: 'they are mostly bad' }] });
});

test('a point is changed where it stands', async () => {
  const lesson = await begin(...two);
  const { text, shown } = await lesson.say('change my first point to: fares rise faster than wages', { act: 'claim' });
  expect(text).toBe('That line is changed. It still needs its because. Now evaluate: what could be said against it?');
  expect(shown?.steps?.[0]).toEqual({ left: 'Point 1', right: 'Fares rise faster than wages' });
});

test("'is that better?' puts the better line in the place of the last", async () => {
  const lesson = await begin('fares rise');
  const words = 'the railway raises fares, so fewer can pay, so the poor stay at home. Is that better?';
  const { text, lesson: after } = await lesson.say(words, { act: 'check-my-work' });
  expect(text).toMatch(/^Yes, that is better\. (?:Changed|That line is changed)\. /);
  expect(after.open).toMatchObject({
    lines: [{ part: 'Point', text: 'the railway raises fares, so fewer can pay, so the poor stay at home.' }],
  });
});

test('a point that was forgotten is found in what was said', async () => {
  const lesson = await begin('fares rise because fuel is dear');
  await lesson.say('take that out', { act: 'ask' });
  const { lesson: after } = await lesson.say('you forgot my point about fuel', { act: 'ask' });
  expect(after.open).toMatchObject({ lines: [{ part: 'Point', text: 'fares rise because fuel is dear' }] });
});

test('a heading gives way to the point that it was the heading of', async () => {
  const lesson = await begin(...two);
  await lesson.say("I'll use new trains", { act: 'claim' });
  const { lesson: after } = await lesson.say('can you add: fares pay for new trains so journeys are faster', {
    act: 'claim',
  });
  expect(after.open).toMatchObject({ lines: [{}, {}, { text: 'fares pay for new trains so journeys are faster' }] });
});

test('what is still to come is taken up, and nothing is filed', async () => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say(
    "Hang on, we haven't done the arguments for dearer tickets yet. I was going to do new trains and shorter queues before the conclusion.",
    { act: 'switch-topic', found: ['tax-start'] },
  );
  expect(text).toBe(
    'Right, that is still to come. New trains and shorter queues, then: what happens, to whom, and why?',
  );
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'against', lines: [{}, {}] });
});

test('who wants the conclusion now gets it, and what is missing is asked for after it', async () => {
  const lesson = await begin('fares rise');
  const jumped = await lesson.say("let's do the conclusion now", { act: 'move-on' });
  expect(jumped.text).toBe('Last, the judgement: how far is it true, and what decides it?');
  const judged = await lesson.say('they are bad only for the poor', { act: 'answer' });
  expect(judged.lesson.open).toMatchObject({ stage: 'second', lines: [{}, { part: 'Judgement' }] });
  expect(judged.shown?.offers).toContainEqual({ label: 'Finish the plan', says: 'Finish the plan' });
  const { text, lesson: after } = await lesson.say('Finish the plan');
  expect(text).toMatch(/^(?:That's a plan you could write from|There's your plan)\.$/);
  expect(after.open).toBeNull();
});

test('a question behind the way back is answered, and the plan is open', async () => {
  const lesson = await begin('fares rise');
  await lesson.say('can we do taxes', { act: 'switch-topic', found: ['tax-start'] });
  const asked = await lesson.say('Can we go back to the essay plan? Why is it negative?', {
    act: 'ask',
    found: ['ped-minus'],
  });
  expect(asked.text).toBe('Because price and quantity move in opposite directions.');
  expect(asked.lesson.open).toMatchObject({ kind: 'essay', lines: [{ text: 'fares rise' }] });
});

test('without a question the way back shows the plan and asks for what is next', async () => {
  const lesson = await begin('fares rise');
  await lesson.say('can we do taxes', { act: 'switch-topic', found: ['tax-start'] });
  const { text, shown } = await lesson.say('ok go back to the plan', { act: 'switch-topic' });
  expect(text).toBe('Here is the plan so far. And your second point: what happens, and why?');
  expect(shown?.steps).toEqual([{ left: 'Point 1', right: 'Fares rise' }]);
});

test('a finished plan can still be changed and shown', async () => {
  const lesson = await begin(
    ...two,
    'however trains get better',
    'on the other hand fewer crowds',
    'overall they are bad',
  );
  const changed = await lesson.say("That isn't my judgement though. My judgement is that it depends on income.", {
    act: 'claim',
  });
  expect(changed.text).toMatch(/^(?:That is your judgement now|Your judgement is changed)\. /);
  expect(changed.shown?.steps?.at(-1)).toEqual({ left: 'Judgement', right: 'It depends on income.' });
  expect(changed.lesson.open).toBeNull();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  expect((await lesson.say('show me the plan')).shown?.steps).toHaveLength(5);
});

test('who is asked nothing of a plan is not held to the one that was finished', async () => {
  const lesson = await begin(
    ...two,
    'however trains get better',
    'on the other hand fewer crowds',
    'overall they are bad',
  );
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { text } = await lesson.say('take that out', { act: 'ask', found: ['ped-minus'] });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test('whether something is a point of its own is said before what it is', async () => {
  const lesson = await begin('fares rise');
  const { text, lesson: after } = await lesson.say('Would the minus count as a separate point or is it the same?', {
    act: 'ask',
    found: ['ped-minus'],
  });
  expect(text).toBe(
    'It counts as a point of its own if its chain runs another way from the ones you have. Because price and quantity move in opposite directions.',
  );
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}] });
});

test.each([
  ['ticket prices rise', 'So far it is a heading: the reason is still missing.'],
  [
    'passengers pay more because fuel is dear',
    'It has its reason. Take it one step on: which means what, for the question.',
  ],
  [
    'fuel is dear, so fares rise, which means passengers stay at home',
    'The chain is there. Put a figure, a firm or a country beside it.',
  ],
  [
    'fuel is dear, so fares rise, which means passengers stay at home, as with Northern trains',
    'Reasons and evidence are both in it.',
  ],
  ['fuel is dear, so costs rise, which means profit falls', "The steps are there. End them on the title's own words."],
  ['like Avanti in 2023', 'The case is there; now it needs its because.'],
])("what '%s' has or lacks is said in a word", async (words, said) => {
  const lesson = await begin();
  const { text } = await lesson.say(words, { act: 'answer' });
  expect(text).toBe(`In it goes. ${said} What would be your second point?`);
});

test('what the facts know to be wrong is not praised', async () => {
  const lesson = await begin();
  const { text } = await lesson.say('a higher price raises the quantity demanded, so more travel, so trains are full', {
    act: 'answer',
  });
  expect(text).toBe(
    'In it goes. Check one step of it. A higher price lowers quantity demanded, a contraction along the demand curve, ' +
      'because the same income buys less and substitutes look cheaper. What would be your second point?',
  );
});

test('a line that is asked about as a judgement is one', async () => {
  const lesson = await begin(...two);
  const words =
    'So for mine: "Overall they hurt the poor most, unless fares fund cheap buses." Is that a fair judgement?';
  const { lesson: after } = await lesson.say(words, { act: 'ask', found: ['ped-minus'] });
  expect(after.open).toMatchObject({
    lines: [{}, {}, { part: 'Judgement', text: 'Overall they hurt the poor most, unless fares fund cheap buses.' }],
  });
});

test('who comes back with a point to a plan that he left goes on with it', async () => {
  const lesson = await begin('fares rise');
  await lesson.say('can we do taxes', { act: 'switch-topic', found: ['tax-start'] });
  const { lesson: after } = await lesson.say('No, that is off. My second point is that the poor stay at home', {
    act: 'claim',
    found: ['tax-meaning'],
  });
  expect(after.open).toMatchObject({
    kind: 'essay',
    lines: [{ text: 'fares rise' }, { text: 'the poor stay at home' }],
  });
});

test('thanks before a point are no part of it', async () => {
  const lesson = await begin('fares rise');
  const words = "Thank you, that's useful for evaluation. My counter-argument is that fares pay for trains";
  const { lesson: after } = await lesson.say(words, { act: 'claim' });
  expect(after.open).toMatchObject({ lines: [{}, { part: 'Other side', text: 'fares pay for trains' }] });
});

test('who complains that his points were lost is shown them', async () => {
  const lesson = await begin(...two);
  const {
    text,
    shown,
    lesson: after,
  } = await lesson.say("You've lost my question. It was about tickets, and I've already given you two points.", {
    act: 'confused',
    found: ['tax-start'],
  });
  expect(text).toBe(
    'Sorry, I lost the thread. This is what you have given me so far. Now evaluate: what could be said against it?',
  );
  expect(shown?.steps).toHaveLength(2);
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}, {}] });
});

test('what is to be evaluation goes to the other side', async () => {
  const lesson = await begin('fares rise');
  const { lesson: after } = await lesson.say(
    'Trains improve, e.g. Avanti, so some gain. Is that good enough for evaluation?',
    {
      act: 'claim',
    },
  );
  expect(after.open).toMatchObject({
    lines: [{}, { part: 'Other side', text: 'Trains improve, e.g. Avanti, so some gain.' }],
  });
});

test('who complains and then brings his point hears a sorry, and the point alone goes in', async () => {
  const lesson = await begin();
  const { text, lesson: after } = await lesson.say(
    'Why farmers? The question is about tickets. I was going to say that it cuts travel because the fare goes up, so there is less noise',
    { act: 'ask', found: ['ped-minus'] },
  );
  expect(text).toMatch(
    /^Sorry, that was off your title\. (?:That's in now|Added|It is in the plan now), as a point\. /,
  );
  expect(after.open).toMatchObject({
    lines: [{ part: 'Point', text: 'it cuts travel because the fare goes up, so there is less noise' }],
  });
});

test("an objection to the tutor's advice is no point, and 'is it better to' changes nothing", async () => {
  const lesson = await begin('fares rise because fuel is dear');
  const { lesson: after } = await lesson.say(
    "I did add a second step, that's the dear fuel. Is it better to talk about trains as well, because they are late?",
    { act: 'ask', found: ['ped-minus'] },
  );
  expect(after.open).toMatchObject({ lines: [{ part: 'Point', text: 'fares rise because fuel is dear' }] });
});

test("'put that back' means what was just said, and never what the tutor answered", async () => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say(
    "No, you've overwritten my point. The other side was: fares pay for new trains, so journeys are faster. Can you put that back?",
    { act: 'claim' },
  );
  expect(after.open).toMatchObject({
    lines: [{}, {}, { part: 'Other side', text: 'fares pay for new trains, so journeys are faster.' }],
  });
  const bare = await begin();
  await bare.say('take that out', { act: 'ask' });
  expect((await bare.say('add that', { act: 'ask' })).lesson.open).toMatchObject({ lines: [] });
});

test("'put that as my second point on the other side' files what stands before it, and moves no other line", async () => {
  const lesson = await begin(...two, 'however trains get better');
  const { lesson: after } = await lesson.say(
    "OK so I'll write: fewer riders means fewer crowds, which means more comfort. Put that as my second point on the other side please.",
    { act: 'claim' },
  );
  expect(after.open).toMatchObject({
    stage: 'judgement',
    lines: [
      { part: 'Point', text: 'fares rise' },
      { part: 'Point', text: 'the poor stay at home' },
      { part: 'Other side', text: 'trains get better' },
      { part: 'Other side', text: 'fewer riders means fewer crowds, which means more comfort.' },
    ],
  });
});

test('what is said around a point for the other side is left out', async () => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say(
    'Ah that makes sense, thank you. So back to the plan. For the other side I think a subsidy could keep fares low',
    { act: 'claim' },
  );
  expect(after.open).toMatchObject({
    lines: [{}, {}, { part: 'Other side', text: 'a subsidy could keep fares low' }],
  });
});

test.each([
  ['a loan keeps money free, which means nothing is late', 'What it leads to is there; now a real case.'],
  [
    'dearer tickets keep people at home, so trains are empty and there are fewer crowds',
    'The chain is there. Put a figure, a firm or a country beside it.',
  ],
])("'%s' is not asked for the step that it has", async (words, said) => {
  const lesson = await begin();
  const { text } = await lesson.say(words, { act: 'answer' });
  expect(text).toBe(`In it goes. ${said} What would be your second point?`);
});

test('advice that was given twice is not given again', async () => {
  const lesson = await begin('fares rise because fuel is dear', 'people stay at home because fares rise');
  const { text } = await lesson.say('the railway earns more because fares rise', { act: 'answer' });
  expect(text).toBe('That goes in. What else could be said on the other side?');
});

test('a point that is called one goes among the points, whatever is asked for', async () => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say('Okay back to the plan. My third point is that dear fares cut travel', {
    act: 'claim',
  });
  expect(after.open).toMatchObject({ lines: [{}, {}, { part: 'Point', text: 'dear fares cut travel' }] });
});

test('who says his first point again, in other words, has one first point', async () => {
  const lesson = await begin(...two);
  const { text, lesson: after } = await lesson.say(
    'Okay back to the plan. My first point is that dear fares cut travel',
    { act: 'claim' },
  );
  expect(text).toMatch(/^I have put that with your first wording of it\./);
  expect(after.open).toMatchObject({ lines: [{ part: 'Point', text: 'dear fares cut travel' }, {}] });
});
