import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const told =
  'I resell trainers, bought 12 pairs for £45 each and sold them for £70. Postage cost me £3 a pair. whats my profit';

test('what is left of a small trade', () => {
  expect(lastSaid(told)).toBe(
    'Revenue is £70 times 12, which is £840. They cost £45 times 12, which is £540, and postage is £3 times 12, which is £36. Together the costs are £540 plus £36, which is £576. The profit is £840 minus £576, which is £264.',
  );
});

test.each([
  ['bought 20 phone cases for £3 each, sold 15 at £8, 5 left over. profit?', '£60'],
  [
    'I bought 30 t shirts at £4, printing cost £2 per shirt, sold all at £12 each and paid £50 for a stall. What profit did I make?',
    '£130',
  ],
  ['bought a box of 50 sweets for £10 and sold them at 50p each. profit?', '£15'],
  ['I got 25 hoodies for £15 each, sold 20 of them at £30 and the last 5 at £10. did i make money', '£275'],
  ['she bought forty plants at £1.50 each, sold 35 for £4 each and threw 5 away. how much did she make', '£80'],
  ['I made 50 bracelets, materials cost 80p each, sold 45 at £3. profit margin?', '70.4%'],
  [told.replace('whats my profit', 'what is my profit margin'), '31.4%'],
  [told.replace('whats my profit', 'what is my mark-up'), '45.8%'],
  [told.replace('whats my profit', 'what is my revenue'), '£840'],
  [told.replace('whats my profit', 'what do i make on each'), '£22'],
  ['bought a phone for £200 and sold it for £260. mark up?', '30%'],
])('%s', (words, result) => {
  expect(lastSum(words)?.result).toBe(result);
});

test.each([
  ['and if postage was £5 a pair?', '£240'],
  ["and what's my mark-up?", '45.8%'],
  ['what if i only sold 10 of them', '£130'],
  ['and what if i charged £80?', '£384'],
  ['and if i sold 10 of them for £70 and the rest at £30?', '£184'],
])('what is changed or asked next: %s', (words, result) => {
  expect(lastSum(told, words)?.result).toBe(result);
});

test.each([
  ['i bought 12 pairs at 45 and sold for 70 with 3 postage each so my profit is £264 right', 'right'],
  [
    'I bought 12 pairs for £45 each, sold them for £70, postage £3 a pair, I think I made £300, is that right?',
    'wrong',
  ],
  ['so my margin is 31%?', 'right'],
])('what the student makes it is held against it: %s', (words, own) => {
  expect(lastSum(told, words)?.own).toBe(own);
});

test.each([
  'I bought 12 pairs for £45 and sold them for £70. whats my profit',
  'bought 12 pairs for £45 each, sold 9 for £70 each, 5 left over. profit?',
  'bought 12 pairs for £45 each and sold them for £70. ebay takes 10%. whats my profit',
])('where it is not clear what belongs to what, nothing is worked here: %s', (words) => {
  expect(lastSum(words)?.sentences[0] ?? '').not.toMatch(/^Revenue is £70 times/);
});

test('what came in less what was paid, for those that are left too', () => {
  const size = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(
      size(60),
      size(60),
      size(90),
      size(90),
      size(9),
      size(70),
      (sold, left, cost, price, postage, stall) => {
        const words = `I bought ${sold + left} bags for £${cost} each, sold ${sold} for £${price} each, postage was £${postage} a bag and I paid £${stall} for a stall. profit?`;
        expect(lastSum(words)?.outcome?.value).toBe(price * sold - cost * (sold + left) - postage * sold - stall);
      },
    ),
    { numRuns: 100 },
  );
});
