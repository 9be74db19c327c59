import { expect, test } from 'vitest';
import { readConclusion } from './read-conclusion.ts';

test.each([
  ['thats too many words lol. so insolvent = cant pay ur bills?', 'so insolvent = cant pay ur bills?', ''],
  ['MC=MR is left of minimum AC, right?', 'MC=MR is left of minimum AC', ''],
  [
    'ok so basically it goes down when price rises. whys it minus tho',
    'so basically it goes down when price rises.',
    'whys it minus tho',
  ],
  [
    'so ansoff is where and porter is how. would i use both in a 20 marker',
    'so ansoff is where and porter is how.',
    'would i use both in a 20 marker',
  ],
  ['i think a subsidy shifts supply out. is that right', 'i think a subsidy shifts supply out.', ''],
  [
    'so basically pay wont make us work harder? i dont agree tbh',
    'so basically pay wont make us work harder?',
    'i dont agree tbh',
  ],
  ['so the curve just shifts right?', 'so the curve just shifts right?', ''],
])('what is put forward, and what is asked behind it: %s', (words, claim, rest) => {
  expect(readConclusion(words)).toEqual({ claim, rest });
});

test.each([
  'so what happens to revenue',
  'ok so start with externalities. whats a negative one',
  'so can you explain the diagram',
  'prices rise because demand rises',
  'so a tax would shift the... MPB line down?',
  'so it falls',
])('nothing is put forward for a yes: %s', (words) => {
  expect(readConclusion(words)).toBeUndefined();
});
