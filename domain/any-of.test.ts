import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('a list of patterns is one pattern, with the flags of the first', () => {
  expect(anyOf([/rise|rose/i, /go(?:es)? up/i])).toEqual(/rise|rose|go(?:es)? up/i);
});

test('what stands before and after stands around each of them', () => {
  expect(anyOf([/rise/, /fall/], { before: /\b/, after: /s?\b/ })).toEqual(/\b(?:rise|fall)s?\b/);
  expect(anyOf([/rise/, /fall/], { before: /^/ })).toEqual(/^(?:rise|fall)/);
  expect(anyOf([/rise/, /fall/], { after: /$/ })).toEqual(/(?:rise|fall)$/);
});
