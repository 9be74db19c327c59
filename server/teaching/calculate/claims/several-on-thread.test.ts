import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const cupcakes =
  'say i sell cupcakes for £3 and ingredients cost £1.20 each and rent is £900 a month, whats the break even';
const before = { words: cupcakes, name: 'break-even output', result: 500 };

function lead(words: string, thread = before) {
  const sum = calculate({ words, subject: 'business', topic: '', before: thread, said: thread.words });
  return sum?.kind === 'worked' ? sum.sentences[0] : undefined;
}

test.each([
  'so if i sell 650 cupcakes is my margin of safety 150 and profit = 150 x 1.80 = 270? did i do that right',
  'if i sell 650 the margin of safety is 150 and profit is 270 right',
  'with 650 sold: margin of safety 650 - 500 = 150, profit 150 x 1.8 = 270',
  'selling 600 so revenue is 1800 and profit is 180 right',
  'if they sell 800 then revenue = 800 x 3 = 2400 and profit = 540?',
])('two quantities are held against the thread: %s', (words) => {
  expect(lead(words)).toBe('Yes, both are right.');
});

test.each([
  [
    'if i sell 650 then the margin of safety is 150 and profit is 280 yeah?',
    'Margin of safety is right, 150. Profit is £270, not £280.',
  ],
  [
    'if i sell 650 is my margin of safety 120 and profit 270',
    'Margin of safety is 150, not 120. Profit is right, £270.',
  ],
])('one of them is right: %s', (words, says) => {
  expect(lead(words)).toBe(says);
});

test('the cash of a month is judged in the same way', () => {
  const cash = {
    words: 'opening balance 2000, cash in 5400, cash out 6100. whats the closing balance',
    name: 'closing balance',
  };
  expect(lead('so net cash flow is -700 and closing balance is 1300?', { ...cash, result: 1300 })).toBe(
    'Yes, both are right.',
  );
});

test.each([
  'margin of safety is 150 and contribution is 1.80, whats the profit',
  'say another shop has a margin of safety of 90 and a profit of 50',
  'why is the margin of safety 150 and the profit 270',
  'margin of safety is 150 at 650 and profit is 270 at 650',
])('no two claims of this thread: %s', (words) => {
  expect(lead(words) ?? '').not.toMatch(/both are right|is right, /);
});
