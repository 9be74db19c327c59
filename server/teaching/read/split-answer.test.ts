import { expect, test } from 'vitest';
import { splitAnswer } from './split-answer.ts';

test.each([
  [
    "make less, because that unit loses £3. But you didn't say why MR falls",
    'make less, because that unit loses £3.',
    "But you didn't say why MR falls",
  ],
  [
    'people i guess bc its staff. but can we go back to strategy, what could they have done instead. porter?',
    'people i guess bc its staff.',
    'but can we go back to strategy, what could they have done instead. porter?',
  ],
  [
    'because it takes that long. but like didnt they get it wrong in 2021',
    'because it takes that long.',
    'but like didnt they get it wrong in 2021',
  ],
  [
    'they know buses but not food. is diversification always bad tho',
    'they know buses but not food.',
    'is diversification always bad tho',
  ],
  ['cos theyre scared of losing them. whats factoring', 'cos theyre scared of losing them.', 'whats factoring'],
  ['idk. so u can compare them? can u do it simpler', 'so u can compare them?', 'can u do it simpler'],
  [
    'because you can swap brand? like milk has loads. but why would they cut the price',
    'because you can swap brand? like milk has loads.',
    'but why would they cut the price',
  ],
])('an answer, and what is asked behind it: %s', (words, answer, rest) => {
  expect(splitAnswer(words)).toMatchObject({ answer, rest });
});

test.each([
  'because it takes that long',
  'what is inflation? and why does it matter',
  'more. less. the same',
  'price rises. but less is sold',
])('one thing alone is not split: %s', (words) => {
  expect(splitAnswer(words)).toBeUndefined();
});

test.each([
  ['The first, as no one can hide costs. But Thames has Victorian pipes so it is unfair.', 'objects'],
  ['The first, as no one can hide costs. But is it fair on Thames?', 'asks'],
])('what is held against it is no question: %s', (words, kind) => {
  expect(splitAnswer(words)?.kind).toBe(kind);
});

test.each([
  'thats growth not inflation lol. but 6-4-1 = 1%?',
  'spending on them goes up in pounds. it was £50m, then pound falls so its 100/1.8 = £55.6m. so its up about 11% not 10, right?',
  'the tax is a cost. so its 300, yeah?',
])('what the answer comes to is the end of it: %s', (words) => {
  expect(splitAnswer(words)).toBeUndefined();
});
