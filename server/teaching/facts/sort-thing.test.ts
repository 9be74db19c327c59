import { expect, test } from 'vitest';
import { indexFacts } from './read-facts.ts';
import { sortThing } from './sort-thing.ts';

const set = 'two factors';
const facts = indexFacts([
  { set, category: 'motivator', names: ['motivator'] },
  { set, category: 'hygiene factor', names: ['hygiene factor', 'hygiene'] },
  {
    ...{ set, thing: 'praise', names: ['praise', 'thank you', 'well done'], is: 'motivator', section: '3.6.4' },
    says: 'Praise is a motivator.',
  },
  {
    ...{ set, thing: 'pay', names: ['pay', 'wages'], is: 'hygiene factor', section: '3.6.4' },
    says: 'Pay is a hygiene factor.',
  },
  {
    ...{ set, thing: 'promotion', names: ['promotion'], is: 'depends', section: '3.6.4' },
    says: 'Promotion can be either.',
  },
]);

const sort = (words: string, before = '') => {
  const checked = sortThing(facts, words, { before, section: '3.6.4' });
  return checked && [checked.verdict, checked.says];
};

test.each([
  [
    'ok but for me its more that she doesnt say thank you. so is that a hygiene factor or a motivator? i always mix those up',
  ],
  ['umm ok but just yes or no is praise a motivator or a hygiene factor'],
  ['my boss never says well done. which one is that'],
  ['we get a well done at the end of a shift, would that be hygiene or motivator'],
])('%s', (words) => {
  expect(sort(words)).toEqual(['told', 'Praise is a motivator.']);
});

test('what was said before is meant by that', () => {
  expect(sort('is that hygiene or motivator', 'at mine the wages are awful')).toEqual([
    'told',
    'Pay is a hygiene factor.',
  ]);
  expect(sort('is the rota hygiene or motivator', 'at mine the wages are awful')).toBeUndefined();
});

test.each([
  ['is pay a motivator yes or no', 'other'],
  ['so is pay hygiene then', 'right'],
  ["isn't pay a motivator?", 'other'],
  ['is pay not a motivator', 'right'],
  ['are wages a hygiene factor in your shop as well', 'right'],
  ['is a promotion a motivator', 'depends'],
])('%s: %s', (words, verdict) => {
  expect(sort(words)?.[0]).toBe(verdict);
});

test.each([
  'why is praise a motivator or a hygiene factor',
  'is pay a better motivator than praise',
  'what is the difference between a motivator or a hygiene factor like pay',
  'is praise or pay a motivator or a hygiene factor',
  'pay is a hygiene factor because it only stops you moaning',
  'does more pay make people work harder or not',
])('no box is asked for: %s', (words) => {
  expect(sort(words)).toBeUndefined();
});
