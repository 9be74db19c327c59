import { expect, test } from 'vitest';
import { type Act, acts } from './acts.ts';
import { readAct } from './read-act.ts';

const none = Object.fromEntries(acts.map((act) => [act, 0])) as Record<Act, number>;
const words = 'the price of it rises';

test('the likeliest act is taken, with how sure it is', () => {
  expect(readAct({ words, acts: { ...none, ask: 0.3, claim: 0.6 }, waiting: 'nothing' })).toEqual({
    act: 'claim',
    sure: 0.6,
  });
});

test('an answer needs a question that waits, and half of the probability', () => {
  const words = 'well it goes up for them as far as i know';
  const likely = { ...none, answer: 0.45, ask: 0.4 };
  expect(readAct({ words, acts: likely, waiting: 'question' }).act).toBe('ask');
  expect(readAct({ words, acts: { ...likely, answer: 0.55 }, waiting: 'question' }).act).toBe('answer');
  expect(readAct({ words, acts: { ...likely, answer: 0.95 }, waiting: 'nothing' }).act).toBe('ask');
});

test('a word or two after a question are an answer, unless they ask', () => {
  const likely = { ...none, answer: 0.05, claim: 0.8 };
  expect(readAct({ words: 'watching netflix', acts: likely, waiting: 'question' }).act).toBe('answer');
  expect(readAct({ words: 'and supply?', acts: likely, waiting: 'question' }).act).toBe('claim');
  expect(readAct({ words: 'watching netflix', acts: likely, waiting: 'nothing' }).act).toBe('claim');
});

test('yes to nothing must be certain', () => {
  const likely = { ...none, yes: 0.8, claim: 0.1 };
  expect(readAct({ words, acts: likely, waiting: 'nothing' }).act).toBe('claim');
  expect(readAct({ words, acts: likely, waiting: 'offer' }).act).toBe('yes');
});

test('an exact rule goes before every model', () => {
  expect(readAct({ words: 'test me', acts: { ...none, feelings: 1 }, waiting: 'nothing' })).toEqual({
    act: 'test-me',
    sure: 1,
  });
});

test('a name is no goodbye and no greeting, whatever the model hears in it', () => {
  const likely = { ...none, goodbye: 0.6, greeting: 0.3, ask: 0.1 };
  expect(readAct({ words: 'aldi', acts: likely, waiting: 'nothing' }).act).toBe('ask');
  expect(readAct({ words: 'ok im off', acts: likely, waiting: 'nothing' }).act).toBe('goodbye');
});

test('one argument is asked for as a question; a plan is for an essay', () => {
  const likely = { ...none, 'essay-plan': 0.7, ask: 0.3 };
  const one = 'give me a counter argument i can use against ansoff in a 20 marker';
  expect(readAct({ words: one, acts: likely, waiting: 'nothing' }).act).toBe('ask');
  expect(
    readAct({ words: 'can you do me an evaluation point on the sugar tax', acts: likely, waiting: 'nothing' }).act,
  ).toBe('ask');
  expect(readAct({ words: 'an essay on whether ansoff is any use', acts: likely, waiting: 'nothing' }).act).toBe(
    'essay-plan',
  );
});

test('good night ends it, after whatever thanks', () => {
  const likely = { ...none, greeting: 0.6, thanks: 0.4 };
  const words = 'Thank you, your help is very good. Good night.';
  expect(readAct({ words, acts: likely, waiting: 'nothing' }).act).toBe('goodbye');
  expect(readAct({ words: 'cool ty gonna get food x', acts: likely, waiting: 'nothing' }).act).toBe('goodbye');
});

test('nobody who speaks of his own writing wants it written, and no new topic begins without a word for it', () => {
  const write = { ...none, 'write-it-for-me': 0.8, ask: 0.2 };
  for (const words of ['So I must write "this leads to" many times?', 'i should write more about rent'])
    expect(readAct({ words, acts: write, waiting: 'nothing' }).act, words).toBe('ask');
  expect(readAct({ words: 'can you write my essay', acts: write, waiting: 'nothing' }).act).toBe('write-it-for-me');
  const turn = { ...none, 'switch-topic': 0.8, ask: 0.2 };
  expect(readAct({ words: 'Two: if rates go up people spend less', acts: turn, waiting: 'nothing' }).act).toBe('ask');
  expect(readAct({ words: 'can we do taxes', acts: turn, waiting: 'nothing' }).act).toBe('switch-topic');
});

test('whoever wants a topic, a plan or a test and then asks something wants an answer to that', () => {
  const asked = 'i have a presentation on structure on monday, what is span of control';
  for (const act of ['switch-topic', 'essay-plan', 'test-me', 'move-on', 'goodbye'] as const)
    expect(
      readAct({ words: `${asked} in the new topic, can be done`, acts: { ...none, [act]: 0.9 }, waiting: 'nothing' })
        .act,
    ).toBe('ask');
});

test('thanks and a wish for a question are that wish', () => {
  expect(readAct({ words: 'gimme one question to try', acts: { ...none, thanks: 0.9 }, waiting: 'nothing' }).act).toBe(
    'test-me',
  );
});

test('a mark that was got is no wish for a plan, and what a conclusion needs is no wish to have it written', () => {
  const told = 'I got 9 out of 25 on my market failure essay';
  expect(readAct({ words: told, acts: { ...none, 'essay-plan': 0.9, claim: 0.05 }, waiting: 'nothing' }).act).toBe(
    'claim',
  );
  const asked = 'I would like to write a conclusion in four sentences. What has to be in it?';
  expect(readAct({ words: asked, acts: { ...none, 'write-it-for-me': 0.9 }, waiting: 'nothing' }).act).toBe('ask');
});

test.each([
  ['wait what', 'confused'],
  ['could you give me one to try that isnt too hard', 'test-me'],
] as const)('%s: %s', (words, act) => {
  expect(readAct({ words, acts: { ...none, 'move-on': 0.9 }, waiting: 'nothing' }).act).toBe(act);
});

test('whoever is going to write it wants nobody else to', () => {
  const words = 'ok I am going to go and write it now, you calmed me down a lot before';
  expect(readAct({ words, acts: { ...none, 'write-it-for-me': 0.9, claim: 0.05 }, waiting: 'nothing' }).act).toBe(
    'claim',
  );
});

test.each([
  ["so you're saying there is an optimal amount of noise. that's so weird", 'claim'],
  ["I'd argue its real value is making managers talk about risk", 'claim'],
  ["what? I don't get it", 'confused'],
  ['huh', 'confused'],
] as const)('%s: only who says so, or sighs, is lost', (words, act) => {
  expect(readAct({ words, acts: { ...none, confused: 0.8, claim: 0.2 }, waiting: 'nothing' }).act).toBe(act);
});

test.each([
  ['Blockbuster could have done a SWOT and still died', 'current-data', 'claim'],
  ['is it still 2%', 'current-data', 'current-data'],
  ['we did motivation theory today and i work at greggs', 'current-data', 'claim'],
  ["I'd have said it's demographic cos it's mostly young people", 'diagram', 'claim'],
  ['show it on a graph', 'diagram', 'diagram'],
] as const)('%s: a word inside another, or said of the past, is no wish', (words, heard, act) => {
  expect(readAct({ words, acts: { ...none, [heard]: 0.8, claim: 0.2 }, waiting: 'nothing' }).act).toBe(act);
});

test('a question of few marks is answered, and no plan is made of it', () => {
  const words = 'hw q: explain 2 benefits of being a sole trader rather than an ltd';
  expect(readAct({ words, acts: { ...none, 'essay-plan': 0.8, ask: 0.1 }, waiting: 'nothing' }).act).toBe('ask');
});

test.each([
  ['a supplier hadnt been paid yet?', 'answer'],
  ['they took out a loan?', 'answer'],
  ['the price level rises?', 'answer'],
  ['so they took out a loan?', 'ask'],
  ['they took out a loan, right?', 'ask'],
  ['is a loan the same as that?', 'ask'],
  ['why would they take out a loan?', 'ask'],
  ['but it made a loss?', 'ask'],
])('a guess that only its sign puts as a question is an answer to what waits: %s', (said, act) => {
  expect(readAct({ words: said, acts: { ...none, answer: 0.57, ask: 0.3 }, waiting: 'question' }).act).toBe(act);
});
