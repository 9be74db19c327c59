import { expect, test } from 'vitest';
import { subjectOfPath } from './subject-of-path.ts';

test.each([
  ['/subject/economics', 'economics'],
  ['/subject/business/qft/1', 'business'],
  ['/theme/business-3', 'business'],
  ['/theme/2', 'economics'],
  ['/tmq/business', 'business'],
  ['/subject/law', undefined],
  ['/progress', undefined],
  ['/', undefined],
])('%s is about %s', (path, subject) => {
  expect(subjectOfPath(path)).toBe(subject);
});
