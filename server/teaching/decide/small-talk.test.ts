import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('thanks are taken, and one on it is offered; yes brings it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, shown } = await lesson.say('thanks');
  expect(text).toBe('Good. Ready for a question on it, or something else?');
  expect(shown?.offers?.map(({ says }) => says)).toEqual(['Test me on this', 'Something else']);
  const { text: asked, lesson: after } = await lesson.say('yes');
  expect(asked).toBe(
    'A 10% price rise cuts quantity demanded by 4%. ' +
      'Calculate PED and say whether demand is elastic or inelastic. What would you write?',
  );
  expect(after.open).toMatchObject({ kind: 'check', id: '1.2.3-q1' });
});

test('no to an offer asks what else', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say('thanks');
  const { text, lesson: after } = await lesson.say('nah');
  expect(text).toBe('No problem. Where to now?');
  expect(after.open).toBeNull();
});

test("'ok' agrees to an offer, and is thanks when none was made", async () => {
  const lesson = await startLesson();
  expect((await lesson.say('ok')).act).toBe('thanks');
  await lesson.say(...whatIsPed);
  expect((await lesson.say('ok')).act).toBe('thanks');
  expect((await lesson.say('ok')).lesson.open).toMatchObject({ kind: 'check', id: '1.2.3-q1' });
});

test('something else than yes or no to an offer is simply answered', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say('thanks');
  const { text } = await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect(text).toMatch(/^Because price and quantity move in opposite directions\./);
});

test('thanks before anything was taught asks what to look at', async () => {
  expect((await (await startLesson()).say('cheers')).text).toBe(
    'Glad that helped. What would you like to look at next?',
  );
});

test('a greeting is greeted, each time in other words', async () => {
  const lesson = await startLesson();
  expect((await lesson.say('hi')).text).toBe('Hi there. What are you revising today?');
  expect((await lesson.say('hello')).text).toBe('Hi! What are you working on?');
});

test('goodbye is short, and proud when something was answered rightly', async () => {
  const plain = await startLesson();
  await plain.say(...whatIsPed);
  const { text, lesson: after } = await plain.say('bye');
  expect({ text, open: after.open }).toEqual({ text: 'Until next time.', open: null });
  const proud = await startLesson();
  await proud.say(...whatIsPed);
  await proud.say('inelastic', { act: 'answer', marked: ['found'] });
  expect((await proud.say('bye')).text).toBe('Good work today. See you next time.');
});

test.each([
  [
    'im so stressed about my exam',
    "That's a horrible feeling, and a very common one. You don't have to fix all of it tonight.",
  ],
  ['i am tired', "When you're tired, small is fine. Five minutes still counts."],
  ['i hate this', "Sorry, I haven't made that easy. Let me try differently."],
  ['im so stupid', 'Most people who end up good at this have felt the same on the way.'],
  ['meh, not my day', 'Thanks for telling me.'],
])("'%s' is answered before any economics", async (words, answer) => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say(words, { act: 'feelings', found: ['ped-minus'] });
  expect(text).toBe(`${answer} Shall I ask you one easy one to get going?`);
  expect(after.open).toEqual({ kind: 'offer', act: 'test-me', words: 'Give me an easy question' });
  expect((await lesson.say('yes', { found: ['ped-minus'] })).lesson.open).toMatchObject({ id: '1.2.3-q1' });
});

test('joy is shared', async () => {
  const { text } = await (await startLesson()).say('i feel great today', { act: 'feelings' });
  expect(text).toBe('Love to hear it! What would you like to look at next?');
});

test.each([
  ['are you human', "I'm Theme 1 tutor, an AI: a program that knows your course, not a person."],
  [
    'what can you do',
    "I'm your AI tutor: ask me anything in the course, give me a sum, ask for an example or a diagram, " +
      "plan an essay with me, or say 'test me'.",
  ],
  [
    'how do you know',
    "My answers were written for your course and checked, and I tell you when I'm not sure. " +
      "For today's figures, always look them up.",
  ],
  [
    'do you remember me',
    'What we write here is kept for 30 days so that you can read it again, and you can delete it. ' +
      'I only carry over which topics need work.',
  ],
  [
    'what do you cost',
    'Typing to me is part of your plan, as much as you like; talking uses the minutes shown at the top.',
  ],
])("'%s' is answered about the tutor itself", async (words, answer) => {
  const { text } = await (await startLesson()).say(words, { act: 'meta', found: ['ped-meaning'] });
  expect(text).toBe(`${answer} What would you like to look at next?`);
});

test('what is off topic is left, in the name of the tutor’s subject', async () => {
  const offTopic = ['who won the match', { act: 'off-topic' }] as const;
  expect((await (await startLesson()).say(...offTopic)).text).toBe(
    "I'll leave that one, and stick to economics. What would you like to look at next?",
  );
  expect((await (await startLesson({ agent: 'business' })).say(...offTopic)).text).toBe(
    "I'll leave that one, and stick to business. What would you like to look at next?",
  );
});

test('of news the last figure written down is given with its year, or where to look', async () => {
  const lesson = await startLesson();
  expect((await lesson.say('what is vat now', { act: 'current-data', found: ['tax-data'] })).text).toBe(
    "Look up today's figure before you quote it. The standard rate was 20% in 2024.",
  );
  expect((await lesson.say('what is the base rate now', { act: 'current-data', found: ['ped-how'] })).text).toBe(
    "I don't keep up with the news, so look up today's figure before you quote it: the Bank of England for interest " +
      'rates, the Office for National Statistics for nearly everything else. What next?',
  );
});

test('what was said is said again word for word, and the question goes on waiting', async () => {
  const lesson = await startLesson();
  expect((await lesson.say('say that again')).text).toBe('What are you revising today?');
  const { text } = await lesson.say(...whatIsPed);
  const again = await lesson.say('say that again');
  expect(again.text).toBe(text);
  expect(again.lesson).toMatchObject({ open: { kind: 'check', id: 'ped-meaning' }, ignored: 0 });
  expect((await lesson.say('inelastic', { act: 'answer', marked: ['found'] })).text).toMatch(/^Exactly right\. /);
});

test('a first visit is greeted, a second begins with what was weak', async () => {
  expect((await (await startLesson()).open()).text).toBe(
    "Hi! I'm your AI tutor for Theme 1, Introduction to markets and market failure. " +
      "Ask me anything in it, give me a sum, or say 'test me'. What are you working on?",
  );
  const weakPoint = { sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1' } as const;
  const lesson = await startLesson({ weakPoints: [weakPoint] });
  const { text, shown } = await lesson.open();
  expect(text).toBe(
    'Good to see you again, your AI tutor here. Last time we left price, income and cross elasticities of demand unfinished. ' +
      'Shall we start there?',
  );
  expect(shown?.offers?.map(({ label }) => label)).toEqual(['Start there', 'Something else']);
  expect((await lesson.say('yes')).lesson.open).toMatchObject({ kind: 'check', id: '1.2.3-q1' });
});

test('silence is waited for, and used minutes are said', async () => {
  const lesson = await startLesson({ spoken: true });
  await lesson.say(...whatIsPed);
  expect((await lesson.checkIn()).text).toBe("Whenever you're ready.");
  const { text, lesson: after } = await lesson.wrapUp();
  expect(text).toBe('The voice minutes are almost gone, so here is where we are. Text stays open, whenever you like.');
  expect(after.open).toMatchObject({ kind: 'check', id: 'ped-meaning' });
});

test('what to revise comes from the record, and without one nothing is made up', async () => {
  const weakPoint = { sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1' } as const;
  const known = await (await startLesson({ weakPoints: [weakPoint] })).say('what should i revise');
  expect(known.text).toContain('price, income and cross elasticities of demand');
  expect(known.shown?.offers?.map(({ says }) => says)).toEqual([
    'Test me on price, income and cross elasticities of demand',
  ]);
  const { text } = await (await startLesson()).say('what should i revise');
  expect(text).toMatch(/^I don't know your weak spots yet\. /);
});

test('how it goes is counted, and abuse is answered without a sermon', async () => {
  const lesson = await startLesson();
  expect((await lesson.say('how am i doing')).text).toMatch(/^You haven't answered a question yet today\. /);
  await lesson.say(...whatIsPed);
  await lesson.say('inelastic', { act: 'answer', marked: ['found'] });
  expect((await lesson.say('how am i doing')).text).toMatch(/^You've got one of one right so far\. /);
  expect((await lesson.say('you are a useless piece of crap')).text).toMatch(
    /^(?:Fair enough, let's do it another way\.|Sorry, I haven't made that easy\.)/,
  );
});

test('whoever is off to bed or to an exam hears a word for it, and is offered nothing', async () => {
  const lesson = await startLesson();
  const night = await lesson.say('nice. right im going bed wish me luck');
  expect(night.text).toMatch(/^(?:Sleep well, and good luck|Good night, that will stick better after some sleep)\.$/);
  expect(night.shown?.offers ?? []).toEqual([]);
  const luck = await lesson.say("That's very helpful, thank you. I'll let you know whether we win.");
  expect(luck.text).toMatch(/^(?:Good luck with it, and come back any time\.|Good luck! I'm here when you need me\.)$/);
});

test('one thing to remember is the heart of what was explained last', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { text } = await lesson.say('right im going to sleep. tell me one thing to remember for tmrw');
  expect(text).toContain('It measures how strongly the amount bought responds to the price.');
  expect(text).toMatch(/Good luck\.$/);
});

test('thanks are answered however often they come', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  for (let time = 0; time < 8; time++)
    expect((await lesson.say('thanks!')).text).not.toMatch(/been through|said what I know|all I have/);
});
