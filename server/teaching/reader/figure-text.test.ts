import { expect, test } from 'vitest';
import { readNumbers } from '../calculate/read-numbers.ts';
import { figureOrder, figureText } from './figure-text.ts';

test('each figure is one letter that tells its unit', () => {
  const masked = readNumbers('Rent is £900, they sell 200 and want 15% more');
  expect(figureText(masked)).toBe('rent is α , they sell γ and want β more');
  expect(figureOrder(masked)).toEqual([0, 1, 2]);
});
