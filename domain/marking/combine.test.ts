import { expect, test } from 'vitest';
import { combine } from './combine.ts';
import { markAnswer } from './mark-answer.ts';
import type { Meaning } from './meaning.ts';

const lists = { up: ['rise', 'increase', 'higher'], down: ['fall', 'decrease', 'lower'] };
const question = {
  prompt: 'Where must a maximum price be set to affect a market, and what does it cause?',
  modelAnswer: 'Below the equilibrium price. Demand is then more than supply, which is a shortage.',
  requiredIdeas: [
    { idea: 'below equilibrium', accept: ['below/under equilibrium/market'] },
    { idea: 'shortage', accept: ['shortage', 'excess demand'] },
  ],
};
const present = { present: 0.97, absent: 0.02, contradicted: 0.01 };
const absent = { present: 0.02, absent: 0.97, contradicted: 0.01 };
const contradicted = { present: 0.01, absent: 0.01, contradicted: 0.98 };

test('what the model understands is found although no pattern is met, with the words behind it', () => {
  const answer =
    'lower than what people would settle on by themselves, so there is not enough to go round for everyone who wants it';
  const { verdict, ideas } = mark(answer, [present, present]);
  expect(verdict).toBe('right');
  expect(ideas.map(({ state }) => state)).toEqual(['found', 'found']);
  expect(ideas.every(({ span }) => span && answer.slice(...span).length > 10)).toBe(true);
});

test('what neither the model nor the patterns see is missing', () => {
  expect(mark('You get excess demand in that market', [absent, present])).toMatchObject({
    verdict: 'partly',
    ideas: [{ state: 'missing' }, { state: 'found' }],
  });
});

test('what the model reads as the opposite is denied, with its words', () => {
  const answer = 'It must be put higher than the going rate and then there are goods left over';
  expect(mark(answer, [contradicted, contradicted])).toMatchObject({
    verdict: 'not yet',
    ideas: [{ state: 'denied' }, { state: 'denied' }],
  });
});

test('a "not" beside the words of an idea counts for more than the model', () => {
  expect(mark('It is set below equilibrium but it does not cause a shortage', [present, present])).toMatchObject({
    verdict: 'partly',
    ideas: [{ state: 'found' }, { state: 'denied' }],
  });
});

test('what the words deny is never given, however sure the model is, and the student is asked', () => {
  const answer = 'You get a shortage of the good and queues. It is not under the market price though';
  const { verdict, ideas, followUp } = mark(answer, [present, present]);
  expect(verdict).toBe('unsure');
  expect(ideas.map(({ state }) => state)).toEqual(['unsure', 'found']);
  expect(followUp).toBe('You said “under the market”. Do you mean that it is, or that it isn’t?');
});

test('a doubt that changes nothing is not asked about', () => {
  const oneOfTwo = { ...question, need: 1 };
  const answer = 'You get a shortage of the good and queues. It is not under the market price though';
  const marking = combine(oneOfTwo, answer, markAnswer(oneOfTwo, answer, lists), [present, present], lists);
  expect(marking.verdict).toBe('right');
  expect(marking.followUp).toBeUndefined();
});

test('how answers like it were marked decides where the model alone would not', () => {
  const answer = 'lower than what people would settle on by themselves, so there is not enough to go round';
  const likened = (value: number) => [present, present].map((meaning) => ({ ...meaning, likened: value }));
  expect(mark(answer, likened(0.8)).verdict).toBe('right');
  expect(mark(answer, likened(-1)).verdict).toBe('not yet');
});

test.each(['idk', 'a guess', 'sorry, no idea'])('"%s" is not an answer, whatever the model guesses', (answer) => {
  expect(mark(answer, [present, present])).toMatchObject({
    verdict: 'not yet',
    ideas: [{ state: 'missing' }, { state: 'missing' }],
  });
});

test('when figures have changed places, neither counts', () => {
  const breakEven = {
    prompt: 'Calculate break-even output and the margin of safety.',
    modelAnswer: 'Break-even is 4,000 units. The margin of safety is 1,500 units.',
    requiredIdeas: [{ idea: 'margin of safety 1,500', accept: ['1500'] }],
    numeric: { value: 4000, tolerance: 0.5, unit: 'units' },
  };
  const answer = 'Break-even output comes to 1,500 units, margin of safety 4,000.';
  const marking = combine(breakEven, answer, markAnswer(breakEven, answer, lists), [present], lists);
  expect(marking.verdict).toBe('not yet');
});

function mark(answer: string, meanings: Meaning[]) {
  return combine(question, answer, markAnswer(question, answer, lists), meanings, lists);
}
