import { expect, test } from 'vitest';
import { namesAnother } from './names-another.ts';

const markUp = {
  kind: 'worked',
  name: 'mark-up',
  own: 'wrong',
  leans: true,
  sentences: [],
  steps: [],
  result: '50%',
} as const;

test('a figure of something else than what was worked is not called wrong', () => {
  expect(namesAnother('And the margin? I make it 26%.', { ...markUp, sentences: [], steps: [] })).toBe(true);
  expect(namesAnother('so the mark up is 26%?', { ...markUp, sentences: [], steps: [] })).toBe(false);
  expect(namesAnother('so is it 26%?', { ...markUp, sentences: [], steps: [] })).toBe(false);
});
