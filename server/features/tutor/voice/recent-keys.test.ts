import { expect, test } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

test('a key that comes again is known, and of a long conversation only the last keys are kept', () => {
  const isNew = createRecentKeys();
  expect([isNew('first'), isNew('first')]).toEqual([true, false]);
  for (let count = 0; count < 199; count++) isNew(`key ${count}`);
  expect(isNew('first')).toBe(false);
  expect(isNew('one more')).toBe(true);
  expect(isNew('first')).toBe(true);
});
