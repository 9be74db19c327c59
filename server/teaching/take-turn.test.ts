import { expect, test } from 'vitest';
import { phrases } from '#content/tutor/phrases.ts';
import { startLesson } from '#tests/scripted-lesson.ts';
import { freshLesson, readLesson } from './lesson.ts';
import { bareOf } from './say/sentences.ts';

test('in thirty turns no sentence is said twice but on purpose, none is empty, and no check is asked twice', async () => {
  for (const spoken of [false, true]) {
    const lesson = await startLesson({ spoken });
    const said: string[] = [];
    let asked: string[] = [];
    for (let turn = 0; turn < 30; turn++) {
      const [words, script] = anything[turn % anything.length] ?? ['', {}];
      const { sentences, lesson: after } = await lesson.say(words, script);
      expect(sentences.join('').trim(), words).not.toBe('');
      if (!phrases.onceMore.some((lead) => lead === sentences[0])) said.push(...sentences.map(bareOf));
      asked = after.asked;
    }
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  }
});

const anything: Parameters<Awaited<ReturnType<typeof startLesson>>['say']>[] = [
  ['what is ped', { act: 'ask', found: ['ped-meaning'] }],
  ['inelastic', { act: 'answer', marked: ['found'] }],
  ['yes', { act: 'yes' }],
  ['it is elastic', { act: 'answer' }],
  ['tell me', { act: 'ask', found: ['ped-effect'] }],
  ['why is it negative', { act: 'ask', found: ['ped-minus'] }],
  ['huh', {}],
  ['give me an example', {}],
  ['so it never changes', { act: 'claim', found: ['ped-misconception'] }],
  ['how do i use this in the exam', { act: 'exam-technique', found: ['exam-command'] }],
  ['what is dark matter', { act: 'ask' }],
  ['what about taxes', { act: 'switch-topic', found: ['tax-start'] }],
  ['draw the tax diagram', { act: 'diagram', found: ['tax-diagram'] }],
  ['next', {}],
  ['test me', {}],
];

test('a spoken reply has at most sixty words and no signs, whatever is asked', async () => {
  for (const agent of ['economics-theme-1', 'business', 'economics']) {
    const lesson = await startLesson({ spoken: true, agent });
    for (const [words, script] of anything) {
      const { text } = await lesson.say(words, script);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(60);
      expect(text, words).not.toMatch(/[£$%=×÷→|*_#<>]/);
    }
  }
});

const notSure = "That's not one I can answer and be sure of. Name a topic, or say 'test me'.";
const inEnglish = 'I only work in English, sorry. Could you put it in English?';
const noCode = "That looks like code, which I can't help with. Ask me something from your course in plain words.";
const oneAtATime = "Let's take it one question at a time. Which one first?";

test.each([
  ['nothing but spaces', '   ', 'Noted! What would you like to look at next?'],
  ['dots', '...', 'Noted! What would you like to look at next?'],
  ['a waving hand', '👋🏽', 'Noted! What would you like to look at next?'],
  ['Russian', 'что такое эластичность спроса', inEnglish],
  ['Chinese', '需求价格弹性是什么意思', inEnglish],
  ['code', 'function a() { return 1 }', noCode],
  ['a query', 'SELECT * FROM users', noCode],
  ['a script', '<script>alert(1)</script>', noCode],
  [
    'a pasted paper',
    '1. Define (2 marks) 2. Explain (4 marks) 3. Discuss (8 marks) 4. Evaluate (15 marks)',
    oneAtATime,
  ],
  ['4,000 letters', 'x'.repeat(4000), oneAtATime],
  ['numbers', '42', notSure],
  ['gaps of a template', '{{agent}} {x}', notSure],
  ['a turned writing direction', '\u202Eabc', notSure],
])('%s: a short and sensible reply', async (_, words, reply) => {
  expect((await (await startLesson()).say(words)).text).toBe(reply);
});

test('odd words leave the open question as it was', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  for (const words of ['👋🏽', 'SELECT x FROM y', 'x'.repeat(4000)])
    expect((await lesson.say(words)).lesson).toMatchObject({ open: { kind: 'check', id: 'ped-meaning' }, ignored: 0 });
  expect((await lesson.say('inelastic', { act: 'answer', marked: ['found'] })).text).toContain(
    'Inelastic, because buyers hardly react.',
  );
});

test('abuse is answered without a word of it', async () => {
  const { text } = await (await startLesson()).say('you are a fucking useless bot', { act: 'feelings' });
  expect(text).toBe("Fair enough, let's do it another way. Shall we take one small thing now?");
});

test('thanks and a question in one are the question', async () => {
  const lesson = await startLesson();
  const { text } = await lesson.say('thanks! also what is PED', { act: 'ask', found: ['ped-meaning'] });
  expect(lesson.asked[0]?.words).toBe('also what is PED');
  expect(text).toMatch(/^It measures how strongly the amount bought responds to the price\./);
});

test('a lesson of another brain or another version is not taken up, and what was said last is known', async () => {
  expect(readLesson({ ...freshLesson, brain: 'hosted' })).toBeUndefined();
  expect(readLesson({ ...freshLesson, version: 1 })).toBeUndefined();
  expect(readLesson(undefined)).toBeUndefined();
  expect(readLesson(JSON.parse(JSON.stringify(freshLesson)))).toEqual(freshLesson);
});

test("'no, I meant tax' asks the question before again, about tax", async () => {
  const lesson = await startLesson();
  await lesson.say('how does it work', { act: 'ask', found: ['ped-how'] });
  await lesson.say('no i meant tax', { act: 'ask', found: ['tax-start'] });
  expect(lesson.asked.at(-1)?.words).toBe('tax: how does it work');
});

test.each(['meta', 'off-topic'] as const)(
  'what is read as %s and fits an answer of the course is answered',
  async (act) => {
    const found = [{ id: 'tax-meaning', probability: 0.65 }];
    const words = 'Where would you put a tax on sugar, given that it is a tax on spending?';
    const { text } = await (await startLesson()).say(words, { act: { [act]: 0.7 }, found });
    expect(text).toContain('A tax on spending, which the seller pays over and may pass on.');
  },
);

test('who says that something else was asked is heard, with an apology and without what was in the way', async () => {
  const lesson = await startLesson();
  await lesson.say('what does a dearer ticket do', { act: 'ask', found: ['tax-meaning'] });
  const { text } = await lesson.say('thats about taxes. i asked about revenue when the price goes up', {
    act: 'ask',
    found: ['ped-effect'],
  });
  expect(text).toBe(
    'Sorry, I went off your question. With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more.',
  );
  expect(lesson.asked.at(-2)).toMatchObject({ words: 'revenue when the price goes up', topic: '' });
});

test('who has said it already is told so, and what he asks behind it is answered', async () => {
  const lesson = await startLesson();
  await lesson.say('what is ped', { act: 'ask', found: ['ped-meaning'] });
  expect((await lesson.say('thats literally what i said??')).text).toBe('So you did, sorry. What next?');
  const { text } = await lesson.say('thats what i said lol. ok so what do substitutes do', {
    act: 'ask',
    found: ['ped-how'],
  });
  expect(text).toBe('You did, sorry. A rival on the next shelf makes buyers quick to leave. Without one they stay.');
});
