import { expect, test } from 'vitest';
import { pounds } from './money.ts';

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [300, '£3.00'],
  [1000, '£10.00'],
  [1399, '£13.99'],
  [123456, '£1234.56'],
  [-399, '-£3.99'],
])('%i pence is written %s', (pence, text) => {
  expect(pounds(pence)).toBe(text);
});
