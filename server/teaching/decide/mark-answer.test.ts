import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import type { Lesson } from '../lesson.ts';

/** The student has asked to be tested, and this check of the bank was asked. */
const tested = (id: string): { begin: Partial<Lesson> } => ({
  begin: { open: { kind: 'check', id, tries: 0, helped: 0, found: [], inPassing: false }, section: '1.2.3', turns: 1 },
});
const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;
const whyNegative = ['why is it negative', { act: 'ask', found: ['ped-minus'] }] as const;

test('a right answer of a few words is rounded off, and a choice follows', async () => {
  const lesson = await startLesson(tested('ped-meaning'));
  const { text, lesson: after, evidence } = await lesson.say('inelastic', { act: 'answer', marked: ['found'] });
  expect(text).toBe('Spot on. Inelastic, because buyers hardly react. One more, or shall we move on?');
  expect(after).toMatchObject({ open: { kind: 'offer', act: 'test-me' }, ignored: 0 });
  expect(evidence).toEqual([]);
});

test('a right answer in everyday words is told so, and put as an examiner would like it', async () => {
  const lesson = await startLesson(tested('ped-meaning'));
  const { text } = await lesson.say('inelastic as nobody reacts to it at all', { act: 'answer', marked: ['found'] });
  expect(text).toBe('Spot on. Written out: Inelastic, because buyers hardly react. One more, or shall we move on?');
});

test('who has said nearly all of it is told that nothing is missing', async () => {
  const lesson = await startLesson(tested('ped-meaning'));
  const { text } = await lesson.say('inelastic because the buyers hardly react', { act: 'answer', marked: ['found'] });
  expect(text).toMatch(/^Spot on\. Inelastic, because buyers hardly react\./);
  const again = await startLesson(tested('ped-meaning'));
  const long = await again.say('it is inelastic because the buyers would hardly react', {
    act: 'answer',
    marked: ['found'],
  });
  expect(long.text).toBe("Spot on. That's the whole of it. One more, or shall we move on?");
});

test('a word that the answer begins with is right, whatever the marking makes of it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('inelastic?', { act: 'answer', marked: ['missing'] });
  expect(text).toMatch(/^(?!Not)\w.*Inelastic, because buyers hardly react\.$/);
});

test('half an answer is named, and the rest is asked for once', async () => {
  const lesson = await startLesson(tested('ped-minus'));
  const half = await lesson.say('it turns positive', { act: 'answer', marked: ['found', 'missing'] });
  expect(half.text).toBe('Good start: the sign turns positive. Divide one rise by another rise. What else is needed?');
  const whole = await lesson.say('and the good is odd', { act: 'answer', marked: ['missing', 'found'] });
  expect(whole.text).toBe(
    'Now you have it. It turns positive, and such a good is very unusual. Another one, or something else?',
  );
});

test('half an answer twice is told the whole', async () => {
  const lesson = await startLesson(tested('ped-minus'));
  await lesson.say('it turns positive', { act: 'answer', marked: ['found', 'missing'] });
  const { text, lesson: after } = await lesson.say('that is all', { act: 'answer', marked: ['found', 'missing'] });
  expect(text).toBe(
    'Nearly. The whole of it: It turns positive, and such a good is very unusual. One goes up as the other comes down.',
  );
  expect(after.open).toBeNull();
});

test('a wrong answer gets one hint, the next one the answer, and there is no third time', async () => {
  const lesson = await startLesson(tested('ped-minus'));
  const first = await lesson.say('it stays', { act: 'answer' });
  expect(first.text).toBe("That's not it yet. Divide one rise by another rise. What would you say now?");
  expect(first.shown?.offers).toEqual([{ label: 'Tell me the answer', says: 'Tell me the answer' }]);
  const second = await lesson.say('no change', { act: 'answer' });
  expect(second.text).toBe(
    'Right, here is the answer. It turns positive, and such a good is very unusual. One goes up as the other comes down.',
  );
  expect(second.lesson.open).toBeNull();
  const third = await lesson.say('zero then', { act: { answer: 0.9, claim: 0.1 }, found: ['ped-how'] });
  expect({ act: third.act, open: third.lesson.open }).toEqual({ act: 'claim', open: null });
});

test('an answer the wrong way round is told so', async () => {
  const lesson = await startLesson(tested('ped-minus'));
  const { text } = await lesson.say('it turns negative', { act: 'answer', marked: ['denied', 'missing'] });
  expect(text).toBe("That's the wrong way round. Divide one rise by another rise. What would you say now?");
});

test('an answer that is worded as a question is marked all the same', async () => {
  const lesson = await startLesson(tested('ped-meaning'));
  const { text } = await lesson.say('is it inelastic?', { act: 'ask', found: ['ped-how'], marked: ['found'] });
  expect(text).toBe('Spot on. Inelastic, because buyers hardly react. One more, or shall we move on?');
});

test('a question that holds nothing of the answer is a question', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('is it like substitutes?', { act: 'ask', found: ['ped-how'], marked: ['missing'] });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test('a question that asks for something is never marked, whatever words it holds', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('what does inelastic mean', {
    act: 'ask',
    found: ['ped-how'],
    marked: ['found'],
  });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test('a statement that is just what another entry says is no answer', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say('a rival makes buyers leave quickly', {
    act: 'answer',
    found: [{ id: 'ped-how', probability: 0.95 }],
    right: 4,
  });
  expect(text).toBe('Yes, exactly. A rival on the next shelf makes buyers quick to leave. Without one they stay.');
  expect(after.ignored).toBe(1);
});

test('an objection to what was explained is no answer, when nothing of the answer is in it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { act, text } = await lesson.say("I don't buy that people ever look at prices", {
    act: 'answer',
    found: [{ id: 'ped-how', probability: 0.5 }],
    marked: ['missing', 'missing'],
  });
  expect(act).toBe('claim');
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test.each([
  "I'd argue an article online costs nobody anything because me reading it doesn't stop you",
  "The firm itself is planned inside though, isn't it? It moves goods without prices.",
  'lol they only look at the brand surely',
  'So it is easier to sell. But in the city there are more rivals also.',
])('a view of his own is no answer: %s', async (words) => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const found = [{ id: 'ped-how', probability: 0.5 }];
  const { act } = await lesson.say(words, { act: 'answer', found, marked: ['missing', 'missing'] });
  expect(act).toBe('claim');
});

test.each(['But if you use old prices it only works in the past', 'elastic at the top? why, the slope is the same'])(
  'what contradicts is no half of an answer, whatever it names: %s',
  async (words) => {
    const lesson = await startLesson();
    await lesson.say(...whyNegative);
    const found = [{ id: 'ped-how', probability: 0.5 }];
    const { text } = await lesson.say(words, { act: 'answer', found, marked: ['found', 'missing'] });
    expect(text).toContain('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
  },
);

test('what is only perhaps an answer is not marked', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { act } = await lesson.say('what does that even mean for firms', {
    act: { answer: 0.4, ask: 0.35 },
    found: ['ped-how'],
  });
  expect(act).toBe('ask');
});

test('a bare figure is an answer when a question waits', async () => {
  const lesson = await startLesson();
  await lesson.say('test me on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  const { act, evidence } = await lesson.say('-0.4', { act: 'ask', marked: ['found', 'found'] });
  expect(act).toBe('answer');
  expect(evidence).toEqual([
    {
      ...{ subject: 'economics', sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1' },
      ...{ verdict: 'right', hints: 0, unassisted: false },
    },
  ]);
});

test('a figure that also stands in the question is right where it is the answer', async () => {
  const lesson = await startLesson();
  await lesson.say('what is left over', { act: 'ask', found: ['contribution-figure'] });
  const { text } = await lesson.say('300', { act: 'answer', marked: ['missing'] });
  expect(text).toMatch(/^(?:Yes|Right|Spot on|Exactly)\b.*£1 on each of 300 is £300\.$/);
});

test('a question of the curriculum that had to be told is evidence of what is missing', async () => {
  const lesson = await startLesson();
  await lesson.say('test me on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  await lesson.say('no clue', {});
  await lesson.say('tell me', {});
  const told = await startLesson();
  await told.say('test me on elasticity', { act: 'test-me', found: ['ped-meaning'] });
  await told.say('elastic', { act: 'answer' });
  const { evidence } = await told.say('tell me', {});
  expect(evidence).toMatchObject([{ itemId: '1.2.3-q1', verdict: 'not yet', hints: 5, missing: 'inelastic' }]);
});

test('in passing a right answer is told so, and nothing more is asked', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after, shown } = await lesson.say('inelastic', { act: 'answer', marked: ['found'] });
  expect(text).toBe('Spot on. Inelastic, because buyers hardly react.');
  expect(after.open).toBeNull();
  expect(shown?.offers?.[0]).toEqual({ label: 'Another one', says: 'Test me on this' });
});

test('in passing half an answer is completed, and not asked for again', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const { text, lesson: after } = await lesson.say('it turns positive', {
    act: 'answer',
    marked: ['found', 'missing'],
  });
  expect(text).toBe("Yes, that's the idea. In full: It turns positive, and such a good is very unusual.");
  expect(after.open).toBeNull();
});

test('in passing a whole sentence that the marking does not see is not called wrong', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const words = 'you get a plus when both of them go up';
  const { text } = await lesson.say(words, { act: 'answer', marked: ['missing', 'missing'] });
  expect(text).toBe(
    "Here is how I'd put it, to compare with yours. It turns positive, and such a good is very unusual.",
  );
  const short = await startLesson();
  await short.say(...whyNegative);
  expect((await short.say('it stays', { act: 'answer' })).text).toBe(
    'Not that, this time. It turns positive, and such a good is very unusual.',
  );
});

test.each([
  'because they hardly react to the price? like with petrol. you just pay',
  'um bc nobody looks at what it costs',
  'cos they need it anyway?',
])('who begins with a reason answers what was asked: %s', async (words) => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const found = [{ id: 'ped-how', probability: 0.9 }];
  const { act } = await lesson.say(words, { act: { ask: 0.6, claim: 0.3, answer: 0.1 }, found, marked: ['found'] });
  expect(act).toBe('answer');
});

test('an answer with a question behind it is marked, and then the question is answered', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after } = await lesson.say('inelastic i think. but what makes them leave?', {
    act: 'ask',
    found: ['ped-how'],
    marked: ['found'],
  });
  expect(text).toBe(
    'Spot on. Inelastic, because buyers hardly react. A rival on the next shelf makes buyers quick to leave. Without one they stay.',
  );
  expect(after.open).toBeNull();
});

test("'was my answer right' is about the answer that was gone past", async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const gonePast = { act: 'claim', found: ['ped-how'], marked: ['missing'] } as const;
  await lesson.say('people who drive to work each day will always pay for their petrol whatever it costs', gonePast);
  const { text } = await lesson.say('ok so was my answer right or not?', {
    act: 'ask',
    found: ['ped-effect'],
    marked: ['found'],
  });
  expect(text).toBe(
    'Sorry, I went past your answer. Right. As you would write it: Inelastic, because buyers hardly react.',
  );
  const again = await lesson.say('was my answer right?', { act: 'ask', found: ['ped-effect'] });
  expect(again.text).toContain('With inelastic demand a dearer ticket brings in more revenue.');
});

test.each([
  ['0.25', ['found', 'missing'], 'Yes. Put in full: PES is 0.25, so supply is inelastic.'],
  [
    'erm 20/5 = 4 so elastic?',
    ['missing', 'missing'],
    'Not quite: 4 is not right. You have it the wrong way round; the change in quantity goes on top. PES is 0.25, so supply is inelastic.',
  ],
] as const)('figures of the question are an answer to it, and no sum of their own: %s', async (words, marked, text) => {
  const open: Lesson['open'] = { kind: 'check', id: 'pes-figure', tries: 0, helped: 0, found: [], inPassing: true };
  const lesson = await startLesson({ begin: { open, section: '1.2.5' } });
  const reply = await lesson.say(words, { act: 'calculate', marked });
  expect([reply.act, reply.text]).toEqual(['answer', text]);
});

test('another figure than the one that is wanted is not the answer, however alike the words are', async () => {
  const open: Lesson['open'] = { kind: 'check', id: 'pes-figure', tries: 0, helped: 0, found: [], inPassing: true };
  const lesson = await startLesson({ begin: { open, section: '1.2.5' } });
  const { text } = await lesson.say('pes is 4', { act: 'answer', marked: ['found', 'missing'] });
  expect(text).toBe(
    'Not quite: 4 is not right. You have it the wrong way round; the change in quantity goes on top. PES is 0.25, so supply is inelastic.',
  );
});

test('a long answer with its reason in the middle is marked when something of it is right, and else a statement', async () => {
  const words = 'Probably inelastic because drivers have to get to work and buses do not go there at all?';
  const asked = async (marked: 'found' | 'missing') => {
    const lesson = await startLesson();
    await lesson.say(...whatIsPed);
    return lesson.say(words, { act: { ask: 0.5, claim: 0.4, answer: 0.1 }, found: ['ped-how'], marked: [marked] });
  };
  expect((await asked('found')).text).toBe('Spot on. Written out: Inelastic, because buyers hardly react.');
  expect((await asked('missing')).text).toContain('A rival on the next shelf makes buyers quick to leave.');
});

test('an answer with a complaint behind it: what was never said is what is looked for', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say('inelastic i think. but u still didnt say why buyers leave for a rival', {
    act: 'ask',
    found: ['ped-how'],
    marked: ['found'],
  });
  expect(lesson.asked.at(-1)?.words).toBe('why buyers leave for a rival');
});

test("what was gone past is marked only at once: later 'is that right?' means something else", async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  await lesson.say('people who drive to work each day will always pay for their petrol whatever it costs', {
    act: 'claim',
    found: ['ped-how'],
    marked: ['missing'],
  });
  const { lesson: after } = await lesson.say('what is a tax', { act: 'ask', found: ['ped-always'] });
  expect(after.lapsed).toBeNull();
});

test.each(['2200?', 'so 2,200'])(
  'a figure that is all that was asked for is right, whatever else lies near: %s',
  async (words) => {
    const lesson = await startLesson(tested('pes-output'));
    const { text } = await lesson.say(words, { act: 'answer', found: ['ped-how'] });
    expect(text).toMatch(/^Spot on\. Output rises by 10%, which is 200, to 2,200\./);
  },
);

test('and with the wrong sign it is not', async () => {
  const lesson = await startLesson(tested('pes-output'));
  const { text } = await lesson.say('-2200', { act: 'answer' });
  expect(text).not.toMatch(/Spot on|Yes/);
});
