import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { judgementHas } from './judgement-has.ts';
import { readPlanWords } from './read-plan-words.ts';
import { partIn } from './side-of.ts';

const title = 'Evaluate the view that dearer tickets are always bad for passengers';

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan' });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

const two = ['My first point is that fares rise', 'my second point is that the poor stay at home'] as const;

test.each([
  [
    "Fair, that's the case against. My judgement would be: dearer tickets are bad for the poor, but not for those who get new trains. Is that a good judgement?",
    'dearer tickets are bad for the poor, but not for those who get new trains.',
  ],
  [
    "Here's my line: it's not always, it depends on income and distance. Is that a good judgement?",
    "it's not always, it depends on income and distance.",
  ],
  ['So my verdict is that they are bad only if there is no bus', 'they are bad only if there is no bus'],
  ['It depends on the income of passengers. Is that a good conclusion?', 'It depends on the income of passengers.'],
  [
    'On balance they are bad, because the poor have no choice',
    'On balance they are bad, because the poor have no choice',
  ],
  [
    'I partly agree with the view, because some have no choice',
    'I partly agree with the view, because some have no choice',
  ],
])("'%s' goes in as the judgement, wherever the plan stands", async (words, text) => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say(words, { act: 'claim' });
  expect(after.open).toMatchObject({ stage: 'against', lines: [{}, {}, { part: 'Judgement', text }] });
});

test('who asks whether his judgement is good hears what it has and what it lacks', async () => {
  const lesson = await begin(...two);
  const { text } = await lesson.say(
    'My judgement would be: they are bad if there is no bus. Is that a good judgement?',
    {
      act: 'check-my-work',
    },
  );
  expect(text).toMatch(
    /as your judgement\. (?:It is a good line: it takes a side and says on what that rests\. What it still lacks is the reason: why does that decide it\?|Yes, as far as it goes: the side and the condition are there\. For the top level say why that condition decides it\.) /,
  );
});

test.each([
  ['they are bad if there is no bus', [true, true, false]],
  ['they are bad because the poor have no choice', [true, false, true]],
  ['they are bad unless there is a bus, because then nobody has to pay', [true, true, true]],
  ['it depends on income', [false, true, false]],
  ["it's not always, it depends on contestability and scale", [true, true, false]],
  ['they are mostly bad', [true, false, false]],
])("what '%s' has of a judgement is told apart", (text, [side, limit, reason]) => {
  expect(judgementHas(text as string)).toEqual({ side, limit, reason });
});

test('with both sides in, who weighs them up judges, even where more is asked for', async () => {
  const lesson = await begin(...two, 'however, dear tickets pay for new trains');
  const { lesson: after } = await lesson.say(
    'I think they are bad for commuters but it depends on whether there is a bus',
    {
      act: 'claim',
    },
  );
  expect(after.open).toMatchObject({ stage: 'doubt', lines: [{}, {}, {}, { part: 'Judgement' }] });
});

test('before the other side is in, what one thinks is the point that was asked for', async () => {
  const lesson = await begin(...two);
  const { lesson: after } = await lesson.say('I think it depends on whether there is a bus at all', { act: 'claim' });
  expect(after.open).toMatchObject({ lines: [{}, {}, { part: expect.not.stringMatching('Judgement') }] });
});

test.each([
  'my judgement is missing',
  'my conclusion is too short',
  'my line is gone',
  'my judgement is in there twice',
])("'%s' is no judgement", (words) => {
  expect(readPlanWords(words, title).map(({ does }) => does)).not.toContain('judge');
});

test('a cut in interest rates is no line that was cut short', () => {
  const words = 'A cut in interest rates is useful in the short run because it makes loans cheap';
  expect(readPlanWords(words, title)).toEqual([{ does: 'point', text: words }]);
  expect(readPlanWords('the plan cut my judgement off after the first sentence', title)[0]?.does).toBe('restore');
  expect(readPlanWords('my second point got cut short', title)[0]?.does).toBe('restore');
});

test.each([
  'Fair, that’s the case against.',
  "Fair enough, that's true",
  'True.',
  "that's a good point",
  "that's the case against",
])("'%s' is talk and no point", (words) => {
  expect(readPlanWords(words, title)).toEqual([{ does: 'talk' }]);
});

test('in the end it is a point, overall it is a judgement', () => {
  expect(partIn('In the end prices rise because costs do', title)).toBeUndefined();
  expect(partIn('all things considered they are bad', title)).toBe('Judgement');
});

test('whether a point is strong enough or too obvious is answered, and the point is in', async () => {
  const lesson = await begin();
  const { text, lesson: after } = await lesson.say(
    'My first point would be that fares rise because fuel is dear. Is that strong enough or too obvious?',
    { act: 'check-my-work' },
  );
  expect(text).toMatch(
    /^[^.]+as a point\. (?:Nearly|Almost)\. Many will make that point, so what you make of it is what counts\. /,
  );
  expect(after.open).toMatchObject({ lines: [{ part: 'Point', text: 'fares rise because fuel is dear.' }] });
});

const empty = [
  'In conclusion both organic growth and takeovers have advantages and disadvantages so it depends on the business.',
  'Overall there are advantages and disadvantages to both so it depends.',
  'To conclude, there are pros and cons of each option, so the business should think carefully before deciding.',
  'On balance both sides have good points so it is hard to say which is better.',
  'In conclusion there are arguments for and against takeovers so it really depends on the business.',
];

test.each(empty)('what would end any essay is no judgement, and is told what it lacks: %s', async (said) => {
  const lesson = await startLesson({ agent: 'business' });
  await lesson.say(
    "I've got a 20 mark essay: 'Evaluate whether a business such as Greggs should grow by opening more stores (organic growth) or by takeover.' Can you help me plan it?",
    { act: 'essay-plan' },
  );
  await lesson.say('Organic growth is less risky because they already know how to open stores', { act: 'claim' });
  const { text, lesson: after } = await lesson.say(`Ok here's mine: '${said}' Is that a judgement?`, { act: 'claim' });
  expect(text).toMatch(/not a judgement yet|Not yet a judgement/);
  expect(after.open).toMatchObject({ lines: [{ part: 'Point' }] });
});

test.each(empty)('nor is it one without a plan: %s', async (said) => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say(`Here's my conclusion: ${said} Is that a judgement?`, { act: 'check-my-work' });
  expect(text).toMatch(/^(?:It is not a judgement yet|Not yet a judgement)/);
});

test('a conclusion is read for what it decides', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const { text } = await lesson.say(
    'Heres my conclusion: Overall the bakery should not lower its prices, because a supermarket could always go cheaper. Unless its customers are very price sensitive. Is it good?',
    { act: 'check-my-work' },
  );
  expect(text).toMatch(/good judgement|good one/);
});
