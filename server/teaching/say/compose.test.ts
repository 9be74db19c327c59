import { expect, test } from 'vitest';
import { freshLesson, type Lesson } from '../lesson.ts';
import { compose, remember } from './compose.ts';

const sentence = (words: number, name: string) =>
  `${Array(words - 1)
    .fill('word')
    .join(' ')} ${name}.`.replace(/^w/, 'W');

test('what was said before in the conversation is left out, whatever its case and signs', () => {
  const lesson: Lesson = { ...freshLesson, said: ['price rises'] };
  expect(compose({ say: ['Price rises. Quantity falls.'] }, lesson, false).sentences).toEqual(['Quantity falls.']);
});

test('a yes is said each time, and what follows it once', () => {
  const lesson: Lesson = { ...freshLesson, said: ['yes that s right', 'price rises'] };
  const { sentences } = compose({ say: ["Yes, that's right.", 'Price rises. Quantity falls.'] }, lesson, false);
  expect(sentences).toEqual(["Yes, that's right.", 'Quantity falls.']);
});

test('what only leads on is never all that is said', () => {
  const lesson: Lesson = { ...freshLesson, said: ['price rises'] };
  const say = ['Right, a change of topic.', 'Price rises.'];
  expect(compose({ say }, lesson, false).sentences.join(' ')).toBe(
    'We have been through that one. Shall we look at it from another side, or take something new?',
  );
});

test('a sentence stands once in a reply', () => {
  expect(compose({ say: ['Price rises.', 'Price rises!'] }, freshLesson, false).sentences).toEqual(['Price rises.']);
});

test('who asks to hear it again hears it again', () => {
  const lesson: Lesson = { ...freshLesson, said: ['price rises'] };
  expect(compose({ say: ['Price rises.'], again: true }, lesson, false).sentences).toEqual(['Price rises.']);
});

test('a reply is never empty: what has all been said is admitted, each time in other words', () => {
  const said = ['price rises'];
  const admitted = [0, 1, 2].map((turns) => compose({ say: ['Price rises.'] }, { ...freshLesson, turns, said }, false));
  expect(admitted.map(({ sentences }) => sentences.join(' '))).toEqual([
    'We have been through that one. Shall we look at it from another side, or take something new?',
    'I have said what I know about that. Ask me about one part of it, or choose another topic.',
    'That is all I have on this one. What would you like next?',
  ]);
  const { sentences } = compose({ say: [] }, freshLesson, true);
  const next = remember(freshLesson, sentences, '');
  expect(compose({ say: [] }, { ...next, turns: 0 }, true).sentences).not.toEqual(sentences);
});

test('a model paragraph is said to its end, spoken or read', () => {
  const say = [1, 2, 3, 4, 5, 6, 7].map((number) => sentence(20, `n${number}`));
  for (const spoken of [true, false])
    expect(compose({ say, whole: true }, freshLesson, spoken).sentences).toHaveLength(7);
});

test('what is spoken has at most sixty words with its question, and what is read at most 125', () => {
  const say = [1, 2, 3, 4, 5, 6, 7].map((number) => sentence(20, `n${number}`));
  const ask = 'What follows from that?';
  const count = (spoken: boolean) => compose({ say, ask }, freshLesson, spoken).sentences.join(' ').split(' ').length;
  expect(count(true)).toBe(44);
  expect(count(false)).toBe(124);
});

test('the question is kept whole, and before it at least one sentence, though that be too long', () => {
  const ask = sentence(30, 'then').replace(/\.$/, '?');
  const { sentences, ask: asked } = compose({ say: [sentence(50, 'one'), 'Two.'], ask }, freshLesson, true);
  expect(sentences).toEqual([sentence(50, 'one'), ask]);
  expect(asked).toBe(ask);
});

test('no sentence is taken from behind one that was left out', () => {
  const say = [sentence(30, 'one'), sentence(40, 'two'), 'Three.'];
  expect(compose({ say }, freshLesson, true).sentences).toEqual([sentence(30, 'one')]);
});

test('what is spoken has no signs in it', () => {
  const say = [
    'PED = −0.4 at £8.50, so 25% × 2 ÷ 5 > 1 → elastic & more.',
    'It costs £3m, $2bn, €2.4 billion, €5 or 50p, in £ per week.',
  ];
  const { sentences } = compose({ say }, freshLesson, true);
  expect(sentences.join(' ')).toBe(
    'PED equals minus 0.4 at 8 pounds 50, so 25 per cent times 2 divided by 5 is more than 1, so elastic and more. ' +
      'It costs 3 million pounds, 2 billion dollars, 2.4 billion euros, 5 euros or 50 pence, in pounds per week.',
  );
  expect(compose({ say }, freshLesson, false).sentences.join(' ')).toBe(say.join(' '));
});

test('what was said and asked is remembered, bare, and no more than five hundred sentences of it', () => {
  const full = { ...freshLesson, said: Array.from({ length: 500 }, (_, at) => `sentence ${at}`) };
  const after = remember(full, ['Price rises!', 'Why?'], 'Why?');
  expect(after).toMatchObject({ turns: 1, last: ['Price rises!', 'Why?'], lastAsk: 'Why?' });
  expect(after.said).toHaveLength(500);
  expect(after.said.slice(-2)).toEqual(['price rises', 'why']);
});
