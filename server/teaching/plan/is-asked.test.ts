import { expect, test } from 'vitest';
import { isAsked, readSideAsked } from './is-asked.ts';

test.each([
  ['is demand being inelastic an argument against the tax working yes or no', 'demand being inelastic', 'against'],
  ['what about the inelastic bit, is that my against point', 'that', 'against'],
  ['so is job losses a reason against a minimum wage', 'job losses', 'against'],
  ['wait is that a point for the merger', 'that', 'for'],
  ['would time lags be an argument against it', 'time lags', 'against'],
  ['is this one a counter argument', 'this one', 'against'],
  ['does the revenue count as a good argument for it', 'the revenue', 'for'],
])("'%s' asks which side something is on", (words, about, side) => {
  expect(readSideAsked(words)).toEqual({ about, side });
  expect(isAsked(words)).toBe(true);
});

test.each([
  'inelastic demand is an argument against the tax',
  'my argument against is that people keep buying it',
  'people keep buying it, which is a point against the tax',
  'the tax raises costs so supply shifts left',
])("'%s' says it", (words) => {
  expect(readSideAsked(words)).toBeUndefined();
  expect(isAsked(words)).toBe(false);
});
