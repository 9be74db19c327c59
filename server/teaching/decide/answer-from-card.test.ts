import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;

test('whoever wants an evaluation point gets one of the topic in hand, the next time another', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const first = await lesson.say('whats the main criticism of it for an eval para', { act: 'exam-technique' });
  expect(first.text).toBe(
    'The best evaluation point is that elasticities are estimates from past data, and tastes, rivals and incomes change, ' +
      'so a firm that prices on an old figure may get the wrong effect on revenue.',
  );
  expect(first.shown?.offers?.map(({ says }) => says)).toEqual(['What does it depend on?', 'Test me on this']);
  const second = await lesson.say('another eval point?', { act: 'exam-technique' });
  expect(second.text).toBe(
    'Then bring in time: demand is usually more elastic in the long run as people find substitutes, ' +
      'so a price rise that lifts revenue now may lose customers later.',
  );
});

test('a topic that is named comes before the one in hand', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say("what's the strongest argument for protectionism", { act: 'ask' });
  expect(text).toBe(
    'The strongest argument for protectionism is the infant industry case: temporary cover from established foreign rivals ' +
      'lets new firms grow and reach economies of scale, so they can later compete and create lasting jobs.',
  );
  expect(after).toMatchObject({ section: '4.1.6', entry: null });
});

test('a topic that no card knows is left to the written answers', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('give me one evaluation point on volcanoes and dinosaurs', {
    act: 'ask',
    found: ['ped-evaluate'],
  });
  expect(text).not.toContain('evaluation point is');
});

test('one word alone names a topic only where what was found bears it out', async () => {
  const lesson = await startLesson();
  const found = [{ id: 'tax-meaning', probability: 0.8 }];
  const { lesson: after } = await lesson.say('whats the best eval point on taxes', { act: 'ask', found });
  expect(after.section).toBe('1.2.9');
});

test('whoever wants it written gets no point in its place', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('Write me the evaluation paragraph on price elasticity of demand, one eval point', {
    act: 'write-it-for-me',
  });
  expect(text).not.toContain('The best evaluation point');
});

const analysisOfPed =
  "Knowledge of PED allows a train operator to charge different groups differently. Commuters who must reach London by nine o'clock " +
  'have few substitutes, so their demand is likely to be price inelastic: a rise in peak fares causes a less than proportionate fall ' +
  'in journeys and total revenue increases. Leisure travellers can drive, take a coach or stay at home, so their demand is likely to be ' +
  'elastic, and cheaper off-peak tickets raise revenue because passenger numbers rise proportionately more. An estimate of PED is ' +
  'therefore directly useful in setting each fare.';
const evaluationOfPed =
  'An estimate is only as good as the period it comes from. Since 2020 many office staff have been able to work from home, which has ' +
  'given commuters a substitute they did not have before, so a figure calculated in 2019 would overstate how far peak fares can rise. ' +
  'In Britain some fares are also regulated, which limits what an operator can do with the information. PED remains a useful guide to ' +
  'the direction in which to move fares, provided that it is regularly re-estimated.';
const questionOnPed =
  'Here is one for "Assess the usefulness of price elasticity of demand to a train operator that is setting its fares (10 marks)". ' +
  'Read it for its shape, then write your own.';

test.each(['written', 'spoken'])(
  'a model paragraph names its question, is whole, and a button brings the other one: %s',
  async (manner) => {
    const lesson = await startLesson({ spoken: manner === 'spoken' });
    await lesson.say(...whatIsPed);
    const first = await lesson.say('could you give me an example of a paragraph with that', { act: 'example' });
    expect(first.text).toBe(`${questionOnPed} ${analysisOfPed}`);
    expect(first.shown?.offers?.map(({ says }) => says)).toEqual([
      'Show me an example of an evaluation paragraph',
      'Test me on this',
    ]);
    const second = await lesson.say('Show me an example of an evaluation paragraph', { act: 'write-it-for-me' });
    expect(second.text).toBe(`This one weighs it up, for the same question. ${evaluationOfPed}`);
    expect(second.shown?.offers?.map(({ says }) => says)).toEqual(['Test me on this']);
  },
);

test('the other way round, and nothing starts by weighing', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('what does a good eval paragraph look like', { act: 'exam-technique' });
  expect(text).toBe(`${questionOnPed} ${evaluationOfPed}`);
  const after = await lesson.say('show me how to start it', { act: 'ask' });
  expect(after.text).toBe(`This one analyses, for the same question. ${analysisOfPed}`);
  const again = await lesson.say('show me how to start it', { act: 'ask', found: ['ped-how'] });
  expect(again.text).not.toContain('period it comes from');
});

test.each([
  'Write me a model answer on price elasticity of demand',
  'Write the paragraph on price elasticity of demand for my essay',
])("what is to be written for the student is not: '%s'", async (words) => {
  const { text } = await (await startLesson()).say(words, { act: 'write-it-for-me' });
  expect(text).not.toContain('Here is one for');
});

test('an example of a paragraph may be asked for in any words', async () => {
  const lesson = await startLesson();
  const words = 'Could you write me an example of a good paragraph on price elasticity of demand?';
  const { text } = await lesson.say(words, { act: 'write-it-for-me' });
  expect(text).toBe(`${questionOnPed} ${analysisOfPed}`);
});

test('a topic in one line, where it is the topic that is asked for', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('oligopoly. im so tired. whats the one sentence version', { act: 'feelings' });
  expect(text).toBe(
    'A few large firms dominate, each watching the others, so they may fight on price, compete in other ways, or collude.',
  );
  for (const words of ["what's moral hazard, one line", 'in one line why do cartels break down'])
    expect((await lesson.say(words, { act: 'ask' })).text, words).not.toMatch(/Financial markets fail|A few large/);
});

test("'tldr' is of what was just explained, and of the whole topic where that is said", async () => {
  const lesson = await startLesson();
  await lesson.say('why is it negative', { act: 'ask', found: ['ped-minus'] });
  expect((await lesson.say('tldr', { act: 'confused' })).text).toBe('One goes up as the other comes down.');
  expect((await lesson.say('gimme one line to remember it all', { act: 'ask' })).text).toBe(
    "Elasticities measure how strongly quantity demanded responds to a change in price, income or another good's price, " +
      'which tells firms what happens to revenue.',
  );
});

test('whoever does not get a topic at all sees it in everyday life, then in a line, then is asked what it is', async () => {
  const lesson = await startLesson();
  const words = 'got a test tmrw on elasticity and i dont get PED at all, whats it actually telling you';
  expect((await lesson.say(words, { act: 'confused' })).text).toMatch(
    /^Your phone charger breaks .* PED measures that\.$/,
  );
  expect((await lesson.say('i dont get it')).text).toMatch(/^Elasticities measure how strongly /);
  expect((await lesson.say('huh?')).text).toMatch(/\?$/);
});

test('what was just explained is put plainer before the whole topic is', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const plainer = await lesson.say('explain it like im 5', { act: 'confused' });
  expect(plainer.text).toBe('It is a score for how sensitive shoppers are.');
  const picture = await lesson.say('no explain it like im 5', { act: 'confused' });
  expect(picture.text).toMatch(/^Your phone charger breaks /);
});

test('a part of a topic is left to the written answers', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('i dont get xed with complements at all', { act: 'ask', found: ['ped-how'] });
  expect(text).not.toContain('phone charger');
});

test('things to do are those of whoever is named', async () => {
  const lesson = await startLesson({ agent: 'economics-theme-2', begin: { section: '2.1.2' } });
  expect((await lesson.say('what could the government actually do about it', { act: 'ask' })).text).toBe(
    'A central bank can raise interest rates when demand is too strong, because dearer borrowing and better returns on saving ' +
      'reduce spending. A government can raise productivity through training and investment, because lower unit costs ease price ' +
      'pressure without cutting demand, though this takes years.',
  );
  expect((await lesson.say('what would a firm do in real life', { act: 'ask' })).text).toBe(
    'A firm can negotiate fixed prices with its suppliers for a year ahead, because it can then plan and does not have to keep ' +
      'changing its own prices.',
  );
});

test('where a topic is only seen, there is nothing to do', async () => {
  const lesson = await startLesson({ begin: { section: '1.2.6' } });
  const { text } = await lesson.say('practical ways', { act: 'ask' });
  expect(text).not.toContain('You see it');
});
