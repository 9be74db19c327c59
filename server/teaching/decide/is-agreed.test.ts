import { expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { isAgreed } from './is-agreed.ts';

const facts = await readFacts();
const right = 5;
const near = (asks: string, reply: string, kind: 'meaning' | 'calculate' | 'misconception' = 'meaning') => ({
  entry: { kind, asks: [asks], reply },
  probability: 0.9,
});
const reshoring = near(
  'What is reshoring?',
  'Reshoring is bringing production back to the home country after it was moved abroad.',
);
const offshoring = near('What is offshoring?', 'Offshoring is moving production to a cheaper country abroad.');

test.each([
  'so inflation is when things are expensive?',
  'ok so basically inflation is when things are expensive? like a freddo is 30p now',
  'so the deficit is all the money the government owes',
  'a stronger pound makes our exports cheaper',
  'jobs with years of training have elastic labour supply',
])('what the facts know to be wrong gets no yes, however right it sounds: %s', (words) => {
  expect(isAgreed(facts.economics, { words, right: 9 }, [])).toBe(false);
});

test('what the facts know to be right gets its yes, whatever the judge makes of it', () => {
  const words = 'a stronger pound makes our exports dearer';
  expect(isAgreed(facts.economics, { words, right: -5 }, [])).toBe(true);
});

test("a definition that is another term's gets no yes; the term's own does", () => {
  const found = [reshoring, offshoring];
  const wrong = 'reshoring is when you move production to a cheaper country';
  const own = 'reshoring is when you bring production back home';
  expect(isAgreed(facts.business, { words: wrong, right }, found)).toBe(false);
  expect(isAgreed(facts.business, { words: own, right }, found)).toBe(true);
});

test('a definition with nothing of the written one in it gets no yes', () => {
  const found = [near('What is the triple bottom line?', 'The triple bottom line is profit, people and planet.')];
  const said = (words: string) => isAgreed(facts.business, { words, right }, found);
  expect(said('so the triple bottom line is gross, operating and net profit')).toBe(false);
  expect(said('so the triple bottom line is people, planet and profit')).toBe(true);
});

test('a formula turned round, or with another part, gets no yes', () => {
  const written = 'Capacity utilisation is actual output as a percentage of the maximum possible.';
  const found = [near('How do I work out capacity utilisation?', written, 'calculate')];
  const said = (words: string) => isAgreed(facts.business, { words, right }, found);
  expect(said('so capacity utilisation is max output divided by actual output yeah?')).toBe(false);
  expect(said('so capacity utilisation is actual output divided by maximum output')).toBe(true);
  const breakEven = [near('How do I find break-even?', 'Fixed costs divided by contribution per unit.', 'calculate')];
  expect(isAgreed(facts.business, { words: 'so its fixed costs divided by price?', right }, breakEven)).toBe(false);
});

test.each([
  ['my mate reckons the watchdog can block a merger', 4, true],
  ['someone whos given up looking is not counted', 4, true],
  ['splitting a firm up can help it focus', 4, true],
  ['it costs more because everything is dearer', 5, false],
  ['it costs more because everything is dearer', 7, true],
  ['a business without profit isnt a proper business', 8, false],
])("'%s', as right as %d", (words, judged, isYes) => {
  expect(isAgreed(facts.economics, { words, right: judged }, [])).toBe(isYes);
});
