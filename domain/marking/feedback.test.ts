import { expect, test } from 'vitest';
import { findCommonError } from './common-error.ts';
import { countIdeas } from './count-ideas.ts';
import type { IdeaState, MarkedIdea } from './mark-answer.ts';
import { mostUseful } from './most-useful.ts';

test('ideas are counted up to those that full marks need, and a figure is one more', () => {
  const question = { prompt: '', requiredIdeas: ['a', 'b', 'c'].map((idea) => ({ idea, accept: [] })) };
  expect(countIdeas(question, ideas('found', 'missing', 'denied'))).toEqual({ found: 1, wanted: 3 });
  expect(countIdeas({ ...question, need: 2 }, ideas('found', 'found', 'found'))).toEqual({ found: 2, wanted: 2 });
  const numeric = { value: 9, tolerance: 0, unit: '' };
  const all = ideas('found', 'unsure', 'missing', 'found');
  expect(countIdeas({ ...question, need: 1, numeric }, all)).toEqual({ found: 2, wanted: 2 });
});

test('what was said the wrong way round is more useful to hear of than what was left out', () => {
  expect(mostUseful(ideas('found', 'unsure', 'missing', 'denied'))?.idea).toBe('idea 3');
  expect(mostUseful(ideas('found', 'unsure', 'missing'))?.idea).toBe('idea 2');
  expect(mostUseful(ideas('found'))).toBeUndefined();
});

test('a wrong idea that is often given is known by its words', () => {
  const question = { commonErrors: [{ patterns: ['all_the_alternatives'], feedback: 'Only one counts.' }] };
  expect(findCommonError(question, 'It is all the alternatives that you lose', {})).toBe('Only one counts.');
  expect(findCommonError(question, 'It is the next best alternative', {})).toBeUndefined();
  expect(findCommonError({}, 'anything', {})).toBeUndefined();
});

function ideas(...states: IdeaState[]): MarkedIdea[] {
  return states.map((state, index) => ({ idea: `idea ${index}`, state }));
}
