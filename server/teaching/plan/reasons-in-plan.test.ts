import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const title = 'Evaluate the view that dearer tickets are the best way to fill fewer trains';
const found = ['ped-effect', 'ped-how', 'ped-evaluate', 'ped-always'];

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say(`Help me plan a 25 mark essay: '${title}'`, { act: 'essay-plan', found });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

const linesOf = (open: unknown) => (open as { lines: { part: string; text: string }[] }).lines;
const first = 'my first point is that fares rise so fewer people travel';

test('a doubt of his own behind a point goes in on the other side, whatever mark it ends with', async () => {
  const lesson = await begin();
  const { lesson: after } = await lesson.say(
    'my first point would be that fares rise so fewer people travel. but i think commuters are stuck with it so maybe it wont fall much?',
    { act: 'answer' },
  );
  expect(linesOf(after.open)).toEqual([
    { part: 'Point', text: 'fares rise so fewer people travel.' },
    { part: 'Other side', text: 'commuters are stuck with it so maybe it wont fall much' },
  ]);
});

test('a doubt that is asked as a question is answered and not filed', async () => {
  const lesson = await begin(first);
  const { lesson: after } = await lesson.say('but is it negative?', { act: 'ask', found: ['ped-minus'] });
  expect(linesOf(after.open)).toHaveLength(1);
});

test('whether something counts against the view is said from the plan, and is no line of it', async () => {
  const lesson = await begin(first, 'however commuters are stuck with it so they keep paying');
  const { text, lesson: after } = await lesson.say(
    'you didnt answer me. is commuters being stuck with it an argument against the fares working yes or no',
    { act: 'ask' },
  );
  expect(text).toMatch(/^(?:Yes, it stands as the other side|That is where it stands now, as the other side)\./);
  expect(linesOf(after.open)).toHaveLength(2);
});

test('what is in no line yet is wanted with its because', async () => {
  const lesson = await begin(first);
  const { text, lesson: after } = await lesson.say('is pollution an argument against it yes or no', { act: 'ask' });
  expect(text).toMatch(/^That turns on what follows from it for the title: say it in one sentence/);
  expect(linesOf(after.open)).toHaveLength(1);
});

test.each([
  'because they have to get to work and there is no bus',
  'cos its the only way to get to work',
  'ok because rail has no close substitute',
])("'%s' goes behind the point that was brought last", async (reason) => {
  const lesson = await begin(first, 'however commuters are stuck with it');
  const { text, lesson: after } = await lesson.say(reason, { act: 'answer' });
  expect(text).toMatch(/^(?:That's in now, with the line it belongs to|Added to that line)\./);
  expect(linesOf(after.open)).toHaveLength(2);
  expect(linesOf(after.open)[1]?.text).toMatch(/^commuters are stuck with it, (?:because|cos) /);
});

test('a reason and the next point in one message: each goes where it belongs', async () => {
  const lesson = await begin(first, 'however commuters are stuck with it');
  const { lesson: after } = await lesson.say(
    'because there is no bus so they just keep paying. and for second point the revenue can go to new trains',
    { act: 'answer' },
  );
  expect(linesOf(after.open)).toEqual([
    { part: 'Point', text: 'fares rise so fewer people travel' },
    { part: 'Other side', text: 'commuters are stuck with it, because there is no bus so they just keep paying.' },
    { part: 'Point', text: 'the revenue can go to new trains' },
  ]);
});

test('a reason is the first point where there is none before it', async () => {
  const lesson = await begin();
  const { lesson: after } = await lesson.say('because fares rise so fewer people travel', { act: 'answer' });
  expect(linesOf(after.open)).toHaveLength(1);
});

test('since a year is no reason', async () => {
  const lesson = await begin(first);
  const { lesson: after } = await lesson.say('since 2010 trains got fuller so people stand', { act: 'answer' });
  expect(linesOf(after.open)).toHaveLength(2);
});

test("'the no bus bit is the reason for the commuters one' makes one line of two, and 'move' then leaves it there", async () => {
  const lesson = await begin(first, 'however commuters are stuck with it');
  await lesson.say('my second point is that the bus stops at night so cars are needed', { act: 'answer' });
  const { text, shown } = await lesson.say(
    'also point 2 is wrong, the bus thing is the reason for the commuters one not its own point',
    { act: 'claim' },
  );
  expect(text).toMatch(/^(?:That stands behind|It goes with) 'Commuters are stuck with it' now, (?:as|in) one line\./);
  expect(shown?.steps).toEqual([
    { left: 'Point 1', right: 'Fares rise so fewer people travel' },
    { left: 'Other side', right: 'Commuters are stuck with it. The bus stops at night so cars are needed' },
  ]);
  const again = await lesson.say('can you fix the plan tho, move the bus bit and show me it', { act: 'switch-topic' });
  expect(again.text).toMatch(/^It stands with 'Commuters are stuck with it', in the same line\./);
  expect(again.shown?.steps).toHaveLength(2);
});

test.each([
  'which is better to use, a price cap or more trains',
  'which one should i use',
  'which of them should i go with',
])("'%s': of two that would do the one that he can take further", async (asked) => {
  const lesson = await begin(first);
  const { text, lesson: after } = await lesson.say(asked, { act: 'ask', found: ['ped-minus'] });
  expect(text).toMatch(/^Either would do\. Take the one that you can trace further/);
  expect(linesOf(after.open)).toHaveLength(1);
});

test("'what do you mean' beside a question about the plan is owned up to, and the question is answered", async () => {
  const lesson = await begin(first, 'however commuters are stuck with it');
  const { text } = await lesson.say(
    'what do you mean thats in the plan already? and what about the commuters bit, is that my against point',
    { act: 'ask', found: ['ped-minus'] },
  );
  expect(text).toMatch(
    /^Sorry, I took that the wrong way\. (?:Yes, it stands as|That is where it stands now, as) the other side\./,
  );
});

test('a paragraph that is handed over in the middle of a plan is read and not filed, whatever grumble stands before it', async () => {
  const lesson = await begin(first);
  const { text, lesson: after } = await lesson.say(
    'i didnt change topic! forget the plan. ive written a paragraph instead can you mark it: Dearer tickets raise the fares that people pay. So fewer of them travel, which means less crowding.',
    { act: 'check-my-work' },
  );
  expect(text).toMatch(/^Your reasoning is there/);
  expect(after.open).toBeNull();
  expect(linesOf(after.parked)).toHaveLength(1);
  const better = await lesson.say(
    'ok how about: Overall this holds when demand is elastic, because then a small rise cuts travel a lot, so it depends on the bus.',
    { act: 'answer' },
  );
  expect(better.text).toMatch(/^(?:Yes, that is a good judgement|It is a good one)/);
  const again = await lesson.say('is my sentence good enough for the end or do i need to change it', { act: 'ask' });
  expect(again.text).toMatch(/^(?:Yes, that is a good judgement|It is a good one)/);
  const third = await lesson.say(
    'no the question was my last sentence, the one about the bus. is it good or not and why',
    {
      act: 'ask',
      wish: 'point',
    },
  );
  expect(third.text).toMatch(/^(?:Yes, that is a good judgement|It is a good one)/);
});
