import { expect, test } from 'vitest';
import { contradicts } from './contradicts.ts';

const written = 'GDP is lower too, so spending as a share of GDP goes up for two reasons.';

test('who leaves out a “too” has denied nothing', () => {
  expect(contradicts('GDP is lower, so spending as a share of GDP goes up for two reasons.', written)).toBe(false);
  expect(contradicts('GDP is not lower, so spending as a share of GDP goes up for two reasons.', written)).toBe(true);
});
