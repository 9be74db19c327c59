import { expect, test } from 'vitest';
import { choosesIt } from './chooses-it.ts';

const prompt = 'Interest rates rise. Is that a movement along AD or a shift, and which way?';

test.each([
  'shift left cos borrowing costs more so ppl spend less and firms invest less',
  'its a shift, to the left',
  'AD shifts left',
])('takes the side that was offered: %s', (words) => {
  expect(choosesIt('shift', words, prompt)).toBe(true);
});

test.each(['a movement along it, not a shift', 'movement', 'shift or movement?', 'shift? no a movement or smth'])(
  'takes the other side or none: %s',
  (words) => {
    expect(choosesIt('shift', words, prompt)).toBe(false);
  },
);

test('what was not offered is not taken', () => {
  expect(choosesIt('left', 'left because it costs more', prompt)).toBe(false);
});
