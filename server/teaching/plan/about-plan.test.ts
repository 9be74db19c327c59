import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const found = ['ped-effect', 'ped-how', 'ped-evaluate', 'ped-always'];

async function begin(...points: string[]) {
  const lesson = await startLesson();
  await lesson.say("Help me plan a 25 mark essay: 'Evaluate whether elasticity is the best guide to ticket prices'", {
    act: 'essay-plan',
    found,
  });
  for (const point of points) await lesson.say(point, { act: 'answer' });
  return lesson;
}

test('the conclusion is that of the title, and begins with his own judgement where there is one', async () => {
  const lesson = await begin('firms learn what buyers pay');
  const asked = { act: 'exam-technique', found: ['exam-command'] } as const;
  const { text, lesson: after } = await lesson.say('How should I start the conclusion?', asked);
  expect(text).toBe(
    'Answer the title in the first line: say whether elasticity is the best guide to ticket prices, and how far. ' +
      'Then give the one reason that weighs most, and say when it would not hold.',
  );
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'second' });
  await lesson.say('my judgement is that it helps if rivals stand still', { act: 'claim' });
  expect((await lesson.say('How should I start the conclusion paragraph?', asked)).text).toBe(
    "Open on your verdict: 'Overall, it helps if rivals stand still.' " +
      'Then give the one reason that weighs most, and say when it would not hold.',
  );
});

test('an example for it is one of the title', async () => {
  const lesson = await begin('firms learn what buyers pay');
  const { text, lesson: after } = await lesson.say('what example could I use for it?', {
    act: 'example',
    found: ['tax-data'],
  });
  expect(text).toBe('Commuters must travel at eight, so the railway charges them most at eight.');
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}] });
});

test('an example of something that is named is looked for as ever', async () => {
  const lesson = await begin('firms learn what buyers pay');
  const { text } = await lesson.say('what example could I use for VAT?', { act: 'ask', found: ['tax-data'] });
  expect(text).toBe('The standard rate was 20% in 2024.');
});

test('how to make a chain of it starts from his own first link', async () => {
  const lesson = await begin('firms learn what buyers pay so fares rise');
  const { text, lesson: after } = await lesson.say('How do I make it into a proper chain of analysis?', {
    act: 'exam-technique',
    found: ['exam-command'],
  });
  expect(text).toBe(
    "Keep 'firms learn what buyers pay' as the first link and add one 'so' at a time, until you reach the words of the title. Which link comes next?",
  );
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}] });
});

test.each([
  'was my point ok though?',
  "Sorry, I just wanted to know if my chain was good? I don't think I need to know about sugar harvests.",
  'is that good enough for analysis?',
])("'%s' is told what the last line has and lacks, and nothing is filed", async (words) => {
  const lesson = await begin('firms learn what buyers pay so fares rise');
  const { text, act, lesson: after } = await lesson.say(words, { act: 'ask', found: ['ped-how'] });
  expect(text).toBe(
    'Nearly. The because is there; what it leads to is the next link. And your second point: what happens, and why?',
  );
  expect(act).toBe('check-my-work');
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'second', lines: [{}] });
});

test('other policies to compare with are told by their kinds', async () => {
  const lesson = await begin('firms learn what buyers pay');
  const { text, lesson: after } = await lesson.say(
    "It's really confusing. Can we go back to the essay plan? What other policies could I compare it with?",
    { act: 'ask', found: ['tax-meaning'] },
  );
  expect(text).toBe(
    'Other policies come in a few kinds: taxes and subsidies, rules such as bans or minimum prices, information such as labels and campaigns, ' +
      "and the state providing it itself. Take one from another kind than the title's: where would it work better, and why?",
  );
  expect(after.open).toMatchObject({ kind: 'essay', lines: [{}] });
});

test('an introduction says what the terms mean and where the answer goes', async () => {
  const { text } = await (await begin()).say('How do I write the introduction?', { act: 'exam-technique' });
  expect(text).toBe(
    'Two or three sentences: say what the key term in the title means, which way your answer goes, and what it turns on.',
  );
});

test('a title that is no view is concluded in its own words', async () => {
  const lesson = await startLesson();
  await lesson.say('plan a 25 mark essay on ticket prices', { act: 'essay-plan', found });
  const { text } = await lesson.say('How do I write the conclusion?', { act: 'exam-technique' });
  expect(text).toBe(
    'Answer the title in the first line, in its own words, and say how far. ' +
      'Then give the one reason that weighs most, and say when it would not hold.',
  );
});
