import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { isOnlyCondition } from './conditions.ts';

const sum = 'total revenue is £500 and total cost is £300, what is the profit';

test.each([
  'But then how come a revenue maximiser is at unit elasticity, is that just MR = 0?',
  'So profit max is MR = MC and revenue max is MR = 0?',
  'if MR > 0 then is total revenue still rising',
  'when PED = -1 is revenue at its highest?',
  'PED = -1 at the midpoint so MR = 0 there, is that why TR is biggest?',
  'so at MR = MC profit is 0?',
  'is demand elastic when MR > 0 and inelastic when MR < 0?',
])('a rule in signs is no figure for a sum: %s', (words) => {
  const before = { words: sum, name: 'profit', result: 200 };
  expect(calculate({ words, subject: 'economics', topic: 'profit', before, said: sum })).toBeUndefined();
});

test.each([
  'MR is 12 and MC is 8, should they make more?',
  'so PED = -1?',
  'if MR = 0 at Q = 25 what is P',
  'is profit 0?',
])('what has figures of its own, or is a result, is no rule: %s', (words) => {
  expect(isOnlyCondition(words)).toBe(false);
});
