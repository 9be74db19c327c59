import { expect, test } from 'vitest';
import { usageKey, usageSentence } from './allowance.ts';

test.each([
  [0, 'You Have used 0 minute out of 150 minutes for this month.'],
  [59, 'You Have used 0 minute out of 150 minutes for this month.'],
  [60, 'You Have used 1 minutes out of 150 minutes for this month.'],
  [61, 'You Have used 1 minutes out of 150 minutes for this month.'],
  [8999, 'You Have used 149 minutes out of 150 minutes for this month.'],
  [9000, 'You Have used 150 minutes out of 150 minutes for this month.'],
])('the banner after %i seconds reads as the specification says', (seconds, sentence) => {
  expect(usageSentence(seconds)).toBe(sentence);
});

test('the month changes at midnight in London, also in summer time', () => {
  expect(usageKey('u1', new Date('2027-03-31T22:59:55Z'))).toBe('u1/03/27');
  expect(usageKey('u1', new Date('2027-03-31T23:00:05Z'))).toBe('u1/04/27');
  expect(usageKey('u1', new Date('2027-01-31T23:59:55Z'))).toBe('u1/01/27');
  expect(usageKey('u1', new Date('2027-02-01T00:00:00Z'))).toBe('u1/02/27');
});
