import { expect, test } from 'vitest';
import { asksForCondition, namesCondition } from './condition.ts';
import { isTurned } from './direction.ts';
import { checkIdeaFigure } from './idea-figure.ts';
import { isAlike, shareSaid } from './likeness.ts';
import { countOpposites } from './opposites.ts';
import { readAnswer } from './reading.ts';
import { findWords } from './span.ts';
import { isSwapped } from './subjects-swapped.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['less care, more faults', 'they take more care so there are fewer faults', true],
  ['less care, more faults', 'they take less care', false],
  ['falling real GDP', 'real GDP rises for two quarters', true],
  ['below the price', 'the area above the price', true],
  ['falling real GDP', 'output goes up', false],
])('the idea "%s" is turned round by "%s": %s', (idea, answer, turned) => {
  expect(isTurned(idea, readAnswer(answer, ''), {})).toBe(turned);
});

test.each([
  ['temporary protection', 'they need permanent protection', 1],
  ['temporary protection', 'they need protection that is temporary and not permanent', 0],
  ['elastic or inelastic', 'it is inelastic', 0],
])('the idea "%s" and "%s" are opposites: %i', (idea, answer, opposites) => {
  expect(countOpposites(tokenise(idea), tokenise(answer), [])).toBe(opposites);
});

test('a word that the prompt uses is nobody’s opposite', () => {
  expect(countOpposites(tokenise('quick'), tokenise('it is slow'), tokenise('Is a slow plan a quick one?'))).toBe(0);
});

test.each([
  ['margin of safety 1,500', 'Break-even is 4,000 and the margin of safety is 1,500', 'there'],
  ['margin of safety 1,500', 'The margin of safety = 5,500 - 4,000 = fifteen hundred', 'there'],
  ['margin of safety 1,500', 'Break-even is 1,500 units, margin of safety 4,000.', 'misplaced'],
  ['margin of safety 1,500', 'The margin of safety is 9,500', 'not there'],
  ['rivalrous', 'it is 7', undefined],
] as const)('of the idea "%s", the figure in "%s" is %s', (idea, answer, found) => {
  expect(checkIdeaFigure(idea, readAnswer(answer, ''))).toBe(found);
});

const order = {
  ideas: ['segmentation divides the market', 'targeting chooses a segment'],
  prompt: 'Explain segmentation and targeting.',
};

test.each([
  ['Targeting splits customers into groups and segmentation picks one', 0, ['split'], true],
  ['Segmentation splits customers into groups and targeting picks one', 0, ['split'], false],
  ['It splits customers into groups', 0, ['split'], false],
])('in "%s" idea %i is said of the other thing: %s', (answer, index, stems, swapped) => {
  const evidence = tokenise(answer).flatMap(({ stem }, at) => (stems.includes(stem) ? [at] : []));
  expect(evidence).toHaveLength(1);
  expect(isSwapped(index, order.ideas, evidence, answer, order.prompt)).toBe(swapped);
});

test('project A is not the article', () => {
  const ideas = ['A for quick recovery of cash', 'B for higher value'];
  const prompt = 'Should the firm choose project A or project B?';
  const evidenceOf = (answer: string) => tokenise(answer).flatMap(({ stem }, at) => (stem === 'recover' ? [at] : []));
  const wrong = 'B is a plan that recovers sooner, whereas A adds more';
  const right = 'A is a plan that recovers sooner, whereas B adds more';
  expect(isSwapped(0, ideas, evidenceOf(wrong), wrong, prompt)).toBe(true);
  expect(isSwapped(0, ideas, evidenceOf(right), right, prompt)).toBe(false);
});

test('a condition needs a word that makes one', () => {
  expect(['depends on policy', 'It depends', 'independent bank'].map(asksForCondition)).toEqual([true, true, false]);
  expect(namesCondition('it costs more to start with but you get a good name')).toBe(false);
  expect(namesCondition("it's worth it as long as customers care")).toBe(true);
});

test.each([
  ['excludable', 'excludible', true],
  ['tariff', 'tarrif', true],
  ['rise', 'ride', false],
  ['exports', 'imports', false],
])('"%s" and "%s" are one word with a slip: %s', (one, other, alike) => {
  expect(isAlike(one, other)).toBe(alike);
});

test('words that say nothing do not count as said', () => {
  expect(shareSaid(tokenise('loss of the ownership'), tokenise('they lose ownership and the rest of it'))).toBe(0.5);
});

test('where no pattern points, the clause nearest to the idea is shown', () => {
  const question = { prompt: 'What is it?', modelAnswer: 'Two quarters of falling output, with jobs lost.' };
  const answer = 'output shrinks for half a year, and people get sacked';
  expect(answer.slice(...(findWords(answer, 'falling output', question) ?? []))).toBe('output shrinks for half a year');
  expect(findWords('', 'falling output', question)).toBeUndefined();
});
