import { expect, test } from 'vitest';
import { findLine } from './find-line.ts';
import type { Line } from './parts.ts';

const lines: Line[] = [
  { part: 'Other side', text: 'scale lowers costs' },
  { part: 'Point', text: 'price is above marginal cost' },
  { part: 'Judgement', text: 'it depends on entry' },
  { part: 'Point', text: 'managers grow lazy' },
];

test.each([
  ['the first one', 'price is above marginal cost'],
  ['my second point', 'managers grow lazy'],
  ['the third one', 'scale lowers costs'],
  ['my judgement', 'it depends on entry'],
  ['the one about scale', 'scale lowers costs'],
  ['that', 'managers grow lazy'],
  ['the sixth sense', undefined],
])("'%s' is the line as the plan shows it", (words, text) => {
  expect(findLine(lines, 25, words)?.text).toBe(text);
});
