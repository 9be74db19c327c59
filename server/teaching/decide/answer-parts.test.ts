import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';

const both = 'what is ped and why is it negative';
const parts = {
  'what is ped': { act: 'ask', found: ['ped-meaning'] },
  'why is it negative': { act: 'ask', found: ['ped-minus'] },
} as const;

test('two questions in one message are answered one after the other, with no check behind them', async () => {
  const lesson = await startLesson();
  const { text, lesson: kept } = await lesson.say(both, { found: ['ped-how'], parts });
  expect(text).toBe(
    'It measures how strongly the amount bought responds to the price. ' +
      'Because price and quantity move in opposite directions.',
  );
  expect(kept).toMatchObject({ entry: 'ped-minus', open: null, asked: [], given: ['ped-meaning', 'ped-minus'] });
});

test("the second is looked for with the first as what 'it' means", async () => {
  const lesson = await startLesson();
  await lesson.say(both, { found: ['ped-how'], parts });
  expect(lesson.asked.findLast(({ words }) => words === 'why is it negative')).toMatchObject({
    topic: expect.stringContaining('What is price elasticity of demand?'),
    tutorSaid: 'It measures how strongly the amount bought responds to the price.',
  });
});

test('who wants a question behind the explanation gets both', async () => {
  const lesson = await startLesson();
  const words = 'explain what ped is and then test me on it';
  const wanted = {
    'explain what ped is': { act: 'ask', found: ['ped-meaning'] },
    'test me on it': { act: 'test-me', found: ['ped-meaning'] },
  } as const;
  const { text, lesson: kept } = await lesson.say(words, { act: 'test-me', parts: wanted });
  expect(text).toMatch(/^It measures how strongly the amount bought responds to the price\. .+[?.]$/);
  expect(kept.open).toMatchObject({ kind: 'check', inPassing: false });
});

test('where the second has no sure answer that is said behind the first', async () => {
  const lesson = await startLesson();
  const unsure = {
    ...parts,
    'why is it negative': { act: 'ask', found: [{ id: 'ped-minus', probability: 0.55 }] },
  } as const;
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: unsure });
  expect(text).toBe(
    "It measures how strongly the amount bought responds to the price. To 'why is it negative' I don't have an answer I'd trust.",
  );
});

test('a reason that the first gives is not said to be missing', async () => {
  const lesson = await startLesson();
  const words = 'why do buyers stay and why is that so often';
  const { text } = await lesson.say(words, {
    found: ['ped-effect'],
    parts: {
      'why do buyers stay': { act: 'ask', found: ['ped-minus'] },
      'why is that so often': { act: 'ask', found: [{ id: 'ped-how', probability: 0.3 }] },
    },
  });
  expect(text).toMatch(/^With inelastic demand a dearer ticket brings in more revenue\./);
});

test('what was said to the first part is not said to be missing for the second', async () => {
  const lesson = await startLesson();
  const asked = 'why do submarines carry spanish lanterns';
  const { text } = await lesson.say(`what is ped and ${asked}`, {
    found: ['ped-how'],
    parts: { ...parts, [asked]: { act: 'ask', found: [{ id: 'ped-meaning', probability: 0.75 }] } },
  });
  expect(text).not.toContain(asked);
});

test.each([
  { probability: 0.75, is: 'named' },
  { probability: 0.9, is: 'answered' },
])('what the answer to a part hardly speaks of is $is at $probability', async ({ probability, is }) => {
  const lesson = await startLesson();
  const asked = 'why do submarines carry spanish lanterns';
  const { text } = await lesson.say(`what is ped and ${asked}`, {
    found: ['ped-how'],
    parts: { ...parts, [asked]: { act: 'ask', found: [{ id: 'ped-effect', probability }] } },
  });
  const other = is === 'named' ? `To '${asked}' I don't have an answer I'd trust.` : 'With inelastic demand';
  expect(text).toContain(`responds to the price. ${other}`);
});

test('where the first has none the message is taken as a whole', async () => {
  const lesson = await startLesson();
  const unsure = {
    ...parts,
    'what is ped': { act: 'ask', found: [{ id: 'ped-meaning', probability: 0.55 }] },
  } as const;
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: unsure });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test('where only the second has one, and the message as a whole no other, the first is named', async () => {
  const lesson = await startLesson();
  const words = 'does bread do well in wartime, and if everyone earns more does ped change?';
  const { text } = await lesson.say(words, {
    found: ['ped-minus', 'ped-how'],
    parts: {
      'does bread do well in wartime': { act: 'ask', found: [{ id: 'ped-how', probability: 0.4 }] },
      'if everyone earns more does ped change?': { act: 'ask', found: ['ped-minus'] },
    },
  });
  expect(text).toMatch(
    /^Because price and quantity move in opposite directions\. (?:To|On) 'does bread do well in wartime' I(?: don't have an answer I'd trust|'d rather not guess)\.$/,
  );
});

test('what answers both is said once', async () => {
  const lesson = await startLesson();
  const same = { ...parts, 'why is it negative': parts['what is ped'] };
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: same });
  expect(text).toBe('A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});

test("an 'it' is not answered with what does not speak of what came first", async () => {
  const lesson = await startLesson();
  const elsewhere = {
    ...parts,
    'why is it negative': { act: 'ask', found: ['tax-always', { id: 'ped-minus', probability: 0.7 }] },
  } as const;
  const { text } = await lesson.say(both, { found: ['ped-how'], parts: elsewhere });
  expect(text).toMatch(/Because price and quantity move in opposite directions\.$/);
});

test('an exercise that is open is not left for the parts of a message', async () => {
  const sum = { kind: 'sum', maker: 'ped', number: 1, tries: 0, helped: 0, passed: 0 } as const;
  const lesson = await startLesson({ begin: { open: sum } });
  const { lesson: kept } = await lesson.say(both, { found: ['ped-how'], parts });
  expect(kept.open).toMatchObject({ kind: 'sum', passed: 1 });
});
