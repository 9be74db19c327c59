import { readNumbers } from '../read-numbers.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/**
 * 'So it went down from 16 to 14, is that economies of scale?', where only the output was changed between two average
 * costs: the fixed costs are spread, and that is all.
 */
export function spreadFixedCosts(text: string, outcomes: Outcome[], told: string): Followed | undefined {
  const [before, now] = outcomes.slice(-2);
  if (!asks.test(text) || before?.name !== 'average cost' || now?.name !== 'average cost') return undefined;
  const [whole = '', ...others] = told.split('\n');
  const [moved, ...more] = others.flatMap((line) => readNumbers(line).figures);
  const isOnlyOutput = moved?.unit === 'plain' && more.length === 0;
  if (!isOnlyOutput || !/\bfixed\b/i.test(whole) || now.value >= before.value) return undefined;
  return {
    say: [
      'Not in the strict sense: only the output has changed, so the same fixed costs are spread over more units.',
      'That is a short-run fall in average cost.',
      'Economies of scale are long run, when everything can change: buying in bulk or a bigger machine would cut the variable cost of a unit as well.',
    ],
  };
}

const asks = /\b(?:dis)?econom(?:y|ies) of scale\b/;
