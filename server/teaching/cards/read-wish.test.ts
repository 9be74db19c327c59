import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

test.each([
  ['whats the best eval point for a breakeven q', 'evaluation'],
  ['Give me one evaluation point I can use on tariffs', 'evaluation'],
  ['wats the main criticism of it for an eval para', 'evaluation'],
  ["What's the strongest argument for protectionism I could use in an essay?", 'for'],
  ['whats a good counter argument for an essay saying technology is always good', 'against'],
  ['evaluate q on this wat shud i say, what does it depend on', 'depends'],
  ['ratios. mock tomorrow. which ones do i HAVE to know', 'know'],
  ['whats the least i can get away with knowing', 'know'],
  ['quickest way to remember stakeholder mapping please', 'remember'],
  ['how would i spot it in a case study', 'spot'],
  ['what do people usually get wrong here', 'mistake'],
  ['How would I conclude an essay on that?', 'conclusion'],
])('%s: %s', (words, wish) => {
  expect(readWish(words)).toBe(wish);
});

test.each([
  'what is contribution',
  'how do I evaluate in a 25 marker',
  'how many evaluation points do I need',
  'so my conclusion could be that growth is best?',
  'it depends on the elasticity of demand',
  'What makes a conclusion stand out?',
  "That's a decent evaluation point, isn't it?",
  'do we really need to know about national happiness',
  'my teacher said we need to know why ped changes along a straight line',
  'Would that be a sensible limitation to include?',
  'plan me an essay with one good evaluation point',
])('no wish for a card: %s', (words) => {
  expect(readWish(words)).toBeUndefined();
});
