import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text that has room stays as it is', () => {
  expect(shorten('It depends.', { most: 11 })).toBe('It depends.');
});

test('a long text is cut between words, at its beginning and at its end', () => {
  const text = 'Not all pollution should be eliminated: the optimum is where benefit equals cost.';
  expect(shorten(text, { most: 45 })).toBe('Not all pollution should be eliminated: the …');
  expect(shorten(text, { most: 39 })).toBe('Not all pollution should be eliminated: …');
  expect(shorten(text, { most: 60, tail: 15 })).toBe('Not all pollution should be eliminated: the … equals cost.');
});

test('a single long word is cut where the room ends', () => {
  expect(shorten('a'.repeat(30), { most: 10 })).toBe('aaaaaaaaaa …');
});
