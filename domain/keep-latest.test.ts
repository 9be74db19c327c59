import { expect, test, vi } from 'vitest';
import { keepLatest } from './keep-latest.ts';

test('the same text is worked on once, and again when so many others came after it', () => {
  const work = vi.fn((text: string) => text.toUpperCase());
  const shout = keepLatest(2, work);
  expect(['a', 'a', 'b', 'a'].map(shout)).toEqual(['A', 'A', 'B', 'A']);
  expect(work).toHaveBeenCalledTimes(2);
  expect(['c', 'b', 'a'].map(shout)).toEqual(['C', 'B', 'A']);
  expect(work).toHaveBeenCalledTimes(4);
});
