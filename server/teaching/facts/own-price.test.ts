import { expect, test } from 'vitest';
import { checkOwnPrice } from './own-price.ts';

test.each([
  'so if price of bubble tea goes up demand shifts left?',
  'when the price of coffee falls the demand curve for coffee shifts right',
  'so when the price of wheat goes up the supply of wheat shifts right?',
  'an increase in the price of a good causes a leftward shift of its demand curve',
])("a good's own price never shifts its own curve: %s", (words) => {
  expect(checkOwnPrice(words)).toMatchObject({ verdict: 'unmoved', says: expect.stringContaining('a movement along') });
});

test('who only asks is told', () => {
  const words = 'huh i said bubble tea not coffee. its own price goes up. does the curve shift or not';
  expect(checkOwnPrice(words)?.verdict).toBe('told');
});

test.each([
  'so if coffee gets more expensive the demand for tea shifts right?',
  'if the price of flour goes up the supply of bread shifts left',
  'so if price rises there is a contraction along the demand curve, right?',
  'if demand shifts right price rises',
  'ok so vapes get dearer n everyone goes back to ciggies. which curve shifts and which way',
])('of another good, or of no shift, nothing is said: %s', (words) => {
  expect(checkOwnPrice(words)).toBeUndefined();
});
