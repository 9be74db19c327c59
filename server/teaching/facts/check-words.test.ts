import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { readFacts } from './read-facts.ts';

const facts = await readFacts();

test.each([
  ['so higher rates make the pound weaker yeah', 'wrong'],
  ['ok so if the price goes up consumer surplus goes up because they pay more?', 'wrong'],
  ['so when interest rates fall people save more', 'wrong'],
  ['so the pound is stronger and exports get more expensive?', 'right'],
  ['what if people save more, does the multiplier get bigger or smaller', 'told'],
  ['if min wage goes up does unemployment go up', 'depends'],
  ['if the price level goes up AD shifts to the left', 'unmoved'],
  ['is imports a withdrawal or an injection', 'told'],
  ['so imports are an injection because stuff comes in?', 'other'],
  ['nhs is a public good too then', 'other'],
])('%s: %s', (words, verdict) => {
  expect(checkWords(facts.economics, words, '')?.verdict).toBe(verdict);
});

test('what was told a moment ago is the cause of what is asked about now', () => {
  const before = 'ok so if the price goes up consumer surplus goes up?';
  expect(checkWords(facts.economics, 'oh. so what happens to producer surplus then', before)).toEqual({
    verdict: 'told',
    direction: 'up',
    section: '1.2.8',
    says: 'A higher price raises producer surplus, because the gap between what producers get and the least they would accept widens.',
  });
});

test.each([
  'why do higher rates make the pound stronger',
  'the pound does not fall when rates rise',
  'is "a higher minimum wage raises unemployment" positive',
  'externalities are easy its just pollution',
  'would a quota be better or worse than a tariff',
  'how does the bank of england use interest rates to bring inflation down',
])('the facts are silent at: %s', (words) => {
  expect(checkWords(facts.economics, words, '')).toBeUndefined();
});
