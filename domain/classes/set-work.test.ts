import { expect, test } from 'vitest';
import { workPath } from './set-work.ts';

test.each([
  ['economics', 'section', '2.1.3', '/theme/economics-2?section=2.1.3'],
  ['business', 'section', '3.10.2', '/theme/business-10?section=3.10.2'],
  ['business', 'quick-fire', 'mixed', '/subject/business/qft?scope=mixed'],
  ['economics', 'diagram', 'tax-inelastic', '/subject/economics/diagrams/tax-inelastic'],
  ['economics', 'plan', '3', '/subject/economics/ess/3'],
] as const)('%s, %s %s is done at %s', (subject, kind, target, path) => {
  expect(workPath({ subject, kind, target })).toBe(path);
});
