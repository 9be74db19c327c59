import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const revenue = { words: 'i sell 10 at £30 or 11 at £29 whats my mr', name: 'marginal revenue', result: 19 };
const cost = {
  words: 'total cost is £200 at 10 units and £260 at 12 units, whats mc',
  name: 'marginal cost',
  result: 30,
};

function say(words: string, before = revenue) {
  const sum = calculate({ words, subject: 'economics', topic: '', before, said: before.words });
  return sum?.kind === 'worked' ? (sum.sentences[0] ?? '') : '';
}

const less = 'No, they should make less: MR of £19 is below MC of £22, so the last unit takes £3 off profit.';
const more = 'Yes, they should make more: MR of £19 is above MC of £12, so the next unit adds £7 to profit.';

test.each([
  ['ok so 19. if my mc is 22 should i make that 11th one', revenue, less],
  ['and if mc is £22 is it worth making it', revenue, less],
  ['and mc is £12, worth making it?', revenue, more],
  ['marginal cost of 12, would i sell the extra one', revenue, more],
  [
    'if mr is 34 should they make more',
    cost,
    'Yes, they should make more: MR of £34 is above MC of £30, so the next unit adds £4 to profit.',
  ],
])('the one is held against the other, which was worked before: %s', (words, before, says) => {
  expect(say(words, before)).toBe(says);
});

test.each([
  ['mr is 19 and mc is 22 so mc is bigger so dont make it right?', 'Yes, they should make less'],
  ['i just mean mr is 19 and mc is 22 so mc is bigger so dont make it right?', 'Yes, they should make less'],
  ['mr is 30 and mc is 22 so dont make it right?', 'No, they should make more'],
])('who would rather not make it is told whether he is right: %s', (words, says) => {
  const sum = calculate({ words, subject: 'economics', topic: '' });
  expect(sum?.kind === 'worked' && sum.sentences[0]).toContain(says);
});

test.each(['and my mc is 22', 'my mc goes from 12 to 15, should i make more', 'if ac is 22 should i make it'])(
  'no decision, and no cost is made of a price: %s',
  (words) => {
    expect(say(words)).not.toMatch(/they should make|Not quite/);
  },
);
