import { expect, test } from 'vitest';
import { mayState } from './may-state.ts';

test.each([
  'so when demand is inelastic a higher price brings in more revenue',
  'it shifts left',
  'ok so rent is a fixed cost?',
  'does that mean they lose',
])("'%s' may be right or wrong", (words) => {
  expect(mayState(words)).toBe(true);
});

test.each([
  'what is inflation',
  'ok so why is that',
  'give me an example',
  'yes please',
  'when does it shift',
  'can you draw it for me',
])("'%s' states nothing", (words) => {
  expect(mayState(words)).toBe(false);
});
