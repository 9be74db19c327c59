import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const found = ['ped-effect', 'ped-how', 'ped-evaluate', 'ped-always'];
const begin = (words: string) => [words, { act: 'essay-plan', found }] as const;
const answer = (words: string) => [words, { act: 'answer' }] as const;
const start = begin('plan a 25 mark essay on ticket prices');

test('a plan begins with what the marks want, a direction on either side, and the first point', async () => {
  const { text, shown } = await (await startLesson()).say(...start);
  expect(text).toBe(
    "Right, let's build it. The question: ticket prices. For 25 marks: two points on one side and two on the other, each explained in full, then a judgement. " +
      'Give it about 30 minutes. ' +
      'On one side: With inelastic demand a dearer ticket brings in more revenue. ' +
      'On the other, for your evaluation: The figure for a ticket comes from last year, and rivals may have arrived since. ' +
      "What is your first point, and why does it hold? Stuck? Say 'you give me one'.",
  );
  expect(shown?.offers).toEqual([{ label: 'You give me one', says: 'You give me one' }]);
});

test('a plan is built to its end by what the student brings and what the tutor offers', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  expect((await lesson.say(...answer('firms can set better prices'))).text).toBe(
    'In it goes. So far it is a heading: the reason is still missing. What would be your second point?',
  );
  expect((await lesson.say('You give me one')).text).toBe(
    'Take this one: With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more. ' +
      'Now the other side: when would that not work, or who loses?',
  );
  expect((await lesson.say('You give me one')).text).toBe(
    'Here is one you could use: The figure for a ticket comes from last year, and rivals may have arrived since. ' +
      'So treat it as a guess. What else could be said on the other side?',
  );
  expect((await lesson.say('it depends on the time', { act: 'claim' })).text).toBe(
    "That's in the plan. A condition is evaluation: say which way it tips the answer. And a second point on that other side?",
  );
  expect((await lesson.say(...answer('rivals on the coach may undercut it because coaches are cheap'))).text).toBe(
    'Noted. The because is there; what it leads to is the next link. So which side do you pick, and what does it depend on most?',
  );
  const { text, shown, lesson: after } = await lesson.say(...answer('useful, but only for a while'));
  expect(text).toBe("That goes in. It takes a side; in the essay, add what decides it. There's your plan.");
  expect(shown?.steps).toEqual([
    { left: 'Point 1', right: 'Firms can set better prices' },
    {
      left: 'Point 2',
      right: 'With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more.',
    },
    {
      left: 'Other side',
      right: 'The figure for a ticket comes from last year, and rivals may have arrived since. So treat it as a guess.',
    },
    { left: 'Other side', right: 'Rivals on the coach may undercut it because coaches are cheap' },
    { left: 'It depends', right: 'It depends on the time' },
    { left: 'Judgement', right: 'Useful, but only for a while' },
  ]);
  expect(after.open).toBeNull();
});

test('a plan that the tutor gives from end to end says no sentence twice', async () => {
  const lesson = await startLesson();
  const said = [...(await lesson.say(...begin('plan a 25 mark essay on tickets and rivals'))).sentences];
  for (let part = 0; part < 3; part++) said.push(...(await lesson.say('You give me one')).sentences);
  expect(new Set(said).size).toBe(said.length);
  const { text, lesson: after } = await lesson.say('You give me one');
  expect(text).toContain('It takes time: the costs come first and the gains only later');
  expect(after.open).toMatchObject({ kind: 'essay' });
});

test('nothing is offered rather than a point that is off the title', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say(...begin('plan a 25 mark essay on the minimum price of alcohol'));
  expect(text).toBe(
    "Right, let's build it. The question: minimum price of alcohol. For 25 marks: two points on one side and two on the other, each explained in full, then a judgement. " +
      "Give it about 30 minutes. What is your first point, and why does it hold? Stuck? Say 'you give me one'.",
  );
  expect((await lesson.say('You give me one')).text).toBe(
    "Start with who is affected: 'For …, this means …, because …'. Put the group and the change in, and it is a point.",
  );
});

test('what is brought to the plan goes in, however it was read, and without asking whether it will do', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  await lesson.say('My first point: firms can set better prices', { act: 'claim' });
  const second = await lesson.say('Second point, against: rivals like the coach are cheaper, so riders leave', {
    act: 'switch-topic',
    found: ['tax-start'],
  });
  expect(second.lesson.open).toMatchObject({ kind: 'essay', stage: 'second' });
  const third = await lesson.say('It depends on the time of day. Is that good enough for evaluation?', {
    act: 'claim',
    found: ['exam-command'],
  });
  expect(third.lesson.open).toMatchObject({
    lines: [
      { part: 'Point', text: 'firms can set better prices' },
      { part: 'Other side', text: 'rivals like the coach are cheaper, so riders leave' },
      { part: 'It depends', text: 'It depends on the time of day.' },
    ],
  });
});

test('the plan so far is shown, and goes on from where it was', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  await lesson.say(...answer('firms can set better prices'));
  const { text, shown, lesson: after } = await lesson.say('Show the plan so far');
  expect(text).toBe('This is the plan as it stands.');
  expect(shown?.steps).toEqual([{ left: 'Point 1', right: 'Firms can set better prices' }]);
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'second' });
  expect((await lesson.say('Show the plan so far')).text).toBe('Here is the plan so far.');
});

test('by ear the plan so far is read out', async () => {
  const lesson = await startLesson({ spoken: true });
  await lesson.say(...start);
  await lesson.say(...answer('firms can set better prices'));
  expect((await lesson.say('Show the plan so far')).text).toBe('Point 1: Firms can set better prices.');
});

test('a question, a sum or a feeling in the middle keeps the plan open, and one button leads back', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  for (const [words, act, id] of [
    ['why is it negative', 'ask', 'ped-minus'],
    ['price up from 8 to 10 and sales drop 300 to 270, whats the ped', 'calculate', 'ped-meaning'],
    ['im so stressed', 'feelings', 'ped-how'],
  ] as const) {
    const { shown, lesson: after } = await lesson.say(words, { act, found: [id] });
    expect(shown?.offers?.[0]).toEqual({ label: 'Back to where we were', says: 'Go on' });
    expect(after.open).toMatchObject({ kind: 'essay', stage: 'first', lines: [] });
  }
  const { text, lesson: after } = await lesson.say('Go on', { act: 'move-on' });
  expect(text).toMatch(/^(?:What is your first point, and why does it hold\?|Your first point: what happens)/);
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'first', lines: [] });
});

test("'yes' is no point of a plan", async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  const { lesson: after } = await lesson.say('yes', { act: 'yes' });
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'first', lines: [] });
});

test.each([
  ['test me on this', 'test-me'],
  ['bye', 'goodbye'],
  ['can we do taxes', 'switch-topic'],
] as const)("who says '%s' has left the plan", async (words, act) => {
  const lesson = await startLesson();
  await lesson.say(...start);
  expect((await lesson.say(words, { act, found: ['tax-start'] })).lesson.open?.kind).not.toBe('essay');
});

test.each([
  ['edexcel 25 marker on price elasticity', 25, 'two points on one side and two on the other', 30],
  ['edexcel 12 marker on price elasticity', 12, 'two developed points', 14],
  ['aqa 25 marker on price elasticity', 25, 'two points on one side and two on the other', 38],
  ['aqa 15 marker on price elasticity', 15, 'two developed points', 23],
  ['ocr 25 marker on price elasticity', 25, 'two points on one side and two on the other', 38],
  ['ocr 8 marker on price elasticity', 8, 'two explained points and one evaluation', 12],
])('%s: so many parts and so many minutes', async (words, marks, shape, minutes) => {
  const { text } = await (await startLesson()).say(...begin(words));
  expect(text).toContain(`For ${marks} marks: ${shape}`);
  expect(text).toContain(`Give it about ${minutes} minutes.`);
});

test('four marks want a chain and no evaluation: nothing is asked or said about the other side', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say(...begin('4 marker on price elasticity'));
  expect(text).toContain('For 4 marks: one chain of reasoning with no evaluation. Give it about 5 minutes.');
  expect(text).not.toContain('evaluation:');
  const { text: last, lesson: after } = await lesson.say(
    ...answer('buyers have no choice, so they pay, which means revenue rises'),
  );
  expect(last).toBe("In it goes. For so few marks that chain is enough. That's a plan you could write from.");
  expect(after.open).toBeNull();
});

test('a plan without a title asks for it, and takes the marks with it', async () => {
  const lesson = await startLesson();
  expect((await lesson.say(...begin('help me plan my essay'))).text).toBe(
    "Right, let's build it. Which title is it? Give me the question word for word, and how many marks.",
  );
  const { text } = await lesson.say('to what extent is elasticity useful, 20 marks', { act: 'ask', found });
  expect(text).toContain('For 20 marks: two points on one side and two on the other');
});

test('without a title the topic in hand is planned', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { lesson: after } = await lesson.say(...begin('help me plan an essay'));
  expect(after.open).toMatchObject({ kind: 'essay', title: 'price, income and cross elasticities of demand' });
});

test('nothing is written for anybody, and the first step of doing it together follows', async () => {
  const { text, lesson } = await (await startLesson()).say('write me a 25 marker on price elasticity', {
    act: 'write-it-for-me',
    found,
  });
  expect(text).toMatch(
    /^Writing it for you wouldn't help in the exam, so let's build it together\. The question: price elasticity\. For 25 marks: two points on one side and two on the other/,
  );
  expect(text).toMatch(/What is your first point, and why does it hold\? Stuck\? Say 'you give me one'\.$/);
  expect(lesson.open).toMatchObject({ kind: 'essay', stage: 'first' });
});

test('by ear a plan keeps to sixty words a turn', async () => {
  const lesson = await startLesson({ spoken: true });
  for (const turn of [
    await lesson.say(...start),
    await lesson.say('You give me one'),
    await lesson.say(...answer('x')),
  ])
    expect(turn.text.split(/\s+/).length).toBeLessThanOrEqual(60);
});

test('a question in the middle is answered and never taken for a point, and who has turned away is let go', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  const likely = { act: { answer: 0.7, claim: 0.2, ask: 0.1 }, found: ['ped-minus'] } as const;
  const asked = await lesson.say('Fourth: is it better to keep the minus or to drop it?', likely);
  expect(asked.text).toBe('Because price and quantity move in opposite directions.');
  expect(asked.lesson.open).toMatchObject({ kind: 'essay', lines: [], passed: 1 });
  // A statement about something else is no point of the plan any more; one that says so is.
  const other = await lesson.say('so salt is inelastic', { act: 'claim', found: ['ped-meaning'] });
  expect(other.lesson.open).toMatchObject({ kind: 'essay', lines: [], passed: 2 });
  const point = await lesson.say('my first point is that prices can rise', { act: 'claim' });
  expect(point.lesson.open).toMatchObject({ lines: [{ text: 'prices can rise' }], passed: 0 });
  for (const found of ['ped-how', 'ped-effect', 'ped-always', 'ped-start'])
    await lesson.say('and why is that so?', { act: 'ask', found: [found] });
  const left = await lesson.say('and what then?', { act: 'ask', found: ['ped-apply'] });
  expect(left.lesson.open?.kind).not.toBe('essay');
});

test('a plan begins only when one is wished for', async () => {
  const plan = { act: { 'essay-plan': 0.9, ask: 0.1 }, found: ['ped-meaning'] } as const;
  for (const words of [
    'First question: what is the difference between the two? I keep seeing both.',
    'Is it worth defining it in an essay or would that waste time?',
    'I was doing this question about cigarettes and dunno what it means',
  ])
    expect((await (await startLesson()).say(words, plan)).lesson.open?.kind, words).not.toBe('essay');
  const wished = await (await startLesson()).say('how would i structure an essay on elasticity?', plan);
  expect(wished.lesson.open?.kind).toBe('essay');
});

test('who wants a question of so many marks is set one, and it is planned together', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  const { text, act, lesson: after } = await lesson.say('calm. can u give me a 8 marker on this');
  expect(act).toBe('test-me');
  expect(text).toMatch(
    /^(?:Here is one for 8 marks|Try this one, 8 marks): How useful is elasticity to a firm\? For 8 marks:/,
  );
  expect(after.open).toMatchObject({ kind: 'essay', title: 'How useful is elasticity to a firm?', marks: 8 });
});

test('a plan that was left is shown again to who asks for it, and goes on', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  await lesson.say(...answer('firms can set better prices'));
  await lesson.say('can we do taxes', { act: 'switch-topic', found: ['tax-start'] });
  const { text, lesson: after } = await lesson.say('Show the plan so far', { act: 'ask', found: ['tax-meaning'] });
  expect(text).toBe('Here is the plan so far.');
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'second' });
});

test('a long point of his own goes in, also where it sounds like an example', async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  const words =
    'Harrod-Domar says poor countries save too little, so aid pays for roads and that raises what they can make';
  const { lesson: after } = await lesson.say(words, { act: 'example', found: ['ped-example'] });
  expect(after.open).toMatchObject({ lines: [{ part: 'Point', text: words }] });
});

test('whatever is given when the title is asked for is the title', async () => {
  const lesson = await startLesson();
  const first = await lesson.say('help me plan my essay', { act: 'essay-plan' });
  expect(first.lesson.open).toMatchObject({ kind: 'essay', stage: 'title' });
  const { text } = await lesson.say('Explain the benefits of ticket prices that change. 12 marks', {
    act: 'ask',
    found,
  });
  expect(text).toMatch(/The question: Explain the benefits of ticket prices that change\. For 12 marks:/);
});

test("'was my point ok' reads the point, and the plan stays open", async () => {
  const lesson = await startLesson();
  await lesson.say(...start);
  await lesson.say('firms can set better prices because they know who will pay more', { act: 'claim' });
  const { act, lesson: after } = await lesson.say('was my point ok though?', { act: 'ask', found: ['ped-how'] });
  expect(act).toBe('check-my-work');
  expect(after.open).toMatchObject({ kind: 'essay', stage: 'second' });
});
