import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { classSharing } from '../content/class-sharing.ts';
import { acceptableUse } from '../content/pages/acceptable-use.ts';
import { privacy } from '../content/pages/privacy.ts';
import { policyVersions } from '../domain/plans.ts';

/**
 * Each consent names the version that was read, and the policy promises that its date changes with it. Whoever changes a
 * word changes the version in `domain/plans.ts`, the date on the page, and the digest here.
 */
test.each([
  ['privacy', privacy, '2026-11-16', '16 November 2026', '9941d846e9e54f6a'],
  ['acceptableUse', acceptableUse, '2025-06-01', '1 June 2025', '50fd07b4e0ef7189'],
] as const)('the text of %s has the version and the date that belong to it', (name, article, version, date, digest) => {
  expect(policyVersions[name]).toBe(version);
  expect(article.date).toContain(date);
  expect(hash('sha256', JSON.stringify(article)).slice(0, 16)).toBe(digest);
});

test('what is read before joining a class has the version that belongs to it', () => {
  expect(classSharing.version).toBe('2026-11-16');
  expect(hash('sha256', JSON.stringify(classSharing)).slice(0, 16)).toBe('b90368964865d447');
});
