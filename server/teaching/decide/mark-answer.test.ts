import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const whatIsPed = ['what is ped', { act: 'ask', found: ['ped-meaning'] }] as const;
const whyNegative = ['why is it negative', { act: 'ask', found: ['ped-minus'] }] as const;

test('a right answer of a few words is rounded off, and a choice follows', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text, lesson: after, evidence } = await lesson.say('inelastic', { act: 'answer', marked: ['found'] });
  expect(text).toBe('Spot on. Inelastic, because buyers hardly react. One more, or shall we move on?');
  expect(after).toMatchObject({ open: { kind: 'offer', act: 'test-me' }, ignored: 0 });
  expect(evidence).toEqual([]);
});

test('a right answer in a whole sentence is told what earned it', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
  const { text } = await lesson.say('inelastic as nobody reacts to it at all', { act: 'answer', marked: ['found'] });
  expect(text).toBe('Spot on. What makes it right: inelastic. One more, or shall we move on?');
});

test('half an answer is named, and the rest is asked for once', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const half = await lesson.say('it turns positive', { act: 'answer', marked: ['found', 'missing'] });
  expect(half.text).toBe('Good start: the sign turns positive. Divide one rise by another rise. What else is needed?');
  const whole = await lesson.say('and the good is odd', { act: 'answer', marked: ['missing', 'found'] });
  expect(whole.text).toBe(
    'Now you have it. It turns positive, and such a good is very unusual. Another one, or something else?',
  );
});

test('half an answer twice is told the whole', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  await lesson.say('it turns positive', { act: 'answer', marked: ['found', 'missing'] });
  const { text, lesson: after } = await lesson.say('that is all', { act: 'answer', marked: ['found', 'missing'] });
  expect(text).toBe(
    'Nearly. The whole of it: It turns positive, and such a good is very unusual. One goes up as the other comes down.',
  );
  expect(after.open).toBeNull();
});

test('a wrong answer gets one hint, the next one the answer, and there is no third time', async () => {
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
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
  const lesson = await startLesson();
  await lesson.say(...whyNegative);
  const { text } = await lesson.say('it turns negative', { act: 'answer', marked: ['denied', 'missing'] });
  expect(text).toBe("That's the wrong way round. Divide one rise by another rise. What would you say now?");
});

test('an answer that is worded as a question is marked all the same', async () => {
  const lesson = await startLesson();
  await lesson.say(...whatIsPed);
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
  const { text, lesson: after } = await lesson.say('substitutes matter a lot here', {
    act: 'answer',
    found: [{ id: 'ped-how', probability: 0.95, verdict: { agrees: 0.97, contradicts: 0, depends: 0 } }],
  });
  expect(text).toBe('Right. A rival on the next shelf makes buyers quick to leave. Without one they stay.');
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
