import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const told = 'Demand is P = 100 - 2Q and MC is constant at 20';
const point =
  'Marginal revenue falls twice as fast as the price: MR is 100 minus 4Q. Profit is greatest where MR equals MC: 100 minus 4Q equals 20, so Q is 20. On the demand curve P is 100 minus 40, which is 60.';

test.each([
  `${told}. What's the profit maximising output and price?`,
  told,
  'p=100-2q, mc=20. profit max q and p?',
  'marginal cost is constant at twenty and the demand curve is P = 100 minus 2Q, where is profit maximised',
  'AR = -2Q + 100, MC = 20. what output maximises profit',
  'P = 100 - 2Q and TC = 20Q. profit maximising price?',
])('where a monopolist makes most profit: %s', (words) => {
  expect(lastSaid(words)).toBe(point);
});

test.each([
  [`${told}, what price maximises revenue?`, '1,250'],
  ['P = 100 - 2Q, MC = 20, fixed costs are £300. find the max profit', '£500'],
  [
    'if demand is P = 120 - 3Q and total cost is TC = 60 + 30Q what output maximises profit and what is the profit',
    '615',
  ],
  ['total revenue at Q = 15 if P = 100 - 2Q', '1,050'],
  ["with P = 80 - 0.5Q what's MR at Q = 40", '40'],
  ['demand P = 100 - 2Q, MC = 20: consumer surplus at the profit maximising output', '400'],
  ['P = 100 - 2Q and MC = 20. what is the deadweight loss of the monopoly', '400'],
  ['what are the allocatively efficient output and price if P = 100 - 2Q and MC = 20', 'Q = 40, P = 20'],
  ['P = 60 - 0.5Q, MC = 10 + Q. find the profit max price', 'Q = 25, P = 47.5'],
  ['P = 50 - Q/2 and MC is 10. profit maximising output?', 'Q = 40, P = 30'],
  ['Q = 100 - 2P, MC = 10. profit maximising price and output?', 'Q = 40, P = 30'],
  ['Qd = 100 - 2P and Qs = 20 + 3P, find equilibrium', 'P = 16, Q = 68'],
  ['Demand: Q = 60 - 4P. Supply: Q = 2P. where is the market in equilibrium', 'P = 10, Q = 20'],
  ['P = 100 - 2Q and P = 20 + 2Q. find the equilibrium', 'P = 60, Q = 20'],
  ['Qd = 100 - 2P, Qs = 20 + 3P. A £5 per unit tax is put on sellers. new equilibrium?', 'P = £19, Q = 62'],
  ['Qd = 200 - 5P, Qs = 20 + 4P. price is capped at 10, how big is the shortage', '90'],
])('%s', (words, result) => {
  expect(lastSum(words)?.result).toBe(result);
});

test.each([
  ['I get Q = 20, P = 60 … can you check?', 'right', 'Yes, Q = 20 and P = 60 are right.'],
  [
    'I get Q = 40 and P = 20, is that right for profit max?',
    'wrong',
    'Not quite: Q is 20 and P is 60. Q = 40 and P = 20 is where P equals MC.',
  ],
  ['so Q = 25 and P = 50?', 'wrong', 'Not quite: Q is 20 and P is 60. Q = 25 and P = 50 is where revenue is greatest.'],
  ['so MR = 100 - 4Q?', 'right', 'Yes, that is right.'],
  ['so MR = 50 - 2Q?', 'wrong', 'Not quite: MR is 100 minus 4Q.'],
  ['so the profit is 1200 - 400 = 800?', 'right', 'Yes, 800 is right.'],
  ['i got 100 - 20 - 20 = 60 for the profit, right?', 'wrong', 'Not quite: it is 800, not 60.'],
])('a result is judged by the function, and never by figures that happen to fit: %s', (words, own, says) => {
  expect(lastSum(told, words)?.own).toBe(own);
  expect(lastSum(told, words)?.sentences[0]).toBe(says);
});

test('what is asked next is about the same function', () => {
  const lines = 'Qd = 100 - 2P and Qs = 20 + 3P';
  expect(lastSum(told, 'and if MC was 40?')?.result).toBe('Q = 15, P = 70');
  expect(lastSum(told, 'what about revenue maximising')?.result).toBe('1,250');
  expect(lastSum(lines, 'so equilibrium is P = 16 and Q = 60?')?.sentences[0]).toBe('Not quite: P is 16 and Q is 68.');
  expect(lastSaid(lines, "what's the excess demand at a price of 10?")).toBe(
    'At a price of 10 the quantity demanded is 80 and the quantity supplied 50. So there is excess demand, a shortage, of 80 minus 50, which is 30.',
  );
  expect(lastSum(lines, 'is there a surplus at £20?', 'so a surplus of 20?')?.own).toBe('right');
});

test.each([
  [told, 'why is MR below demand?'],
  [told, 'what if demand falls by 10%'],
  ['P = 100 - 2Q', 'so what does the 2 mean'],
  ['P = 10 - 2Q and MC is constant at 20'],
  ['P = 100 - 2Q and TC = 20Q + 50. what is the profit maximising price and the elasticity there?'],
] as [string, ...string[]][])('what is not asked for, or does not follow: %s %s', (...sayings) => {
  expect(lastSum(...sayings)).toBeUndefined();
});

test('a maximum above the market price, or a minimum below it, changes nothing', () => {
  const lines = 'Qd = 100 - 2P and Qs = 20 + 3P';
  expect(lastSaid(lines, 'what is the shortage if the price is capped at 20?')).toBe(
    'The market price is 16. A maximum above that changes nothing, so there is no shortage and no surplus.',
  );
  expect(lastSaid(lines, 'is there a surplus with a minimum price of 20?')).toContain(
    'excess supply, a surplus, of 80 minus 60, which is 20.',
  );
});

test('no other output brings more profit, or more revenue', () => {
  const size = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(size(40), size(9), size(60), size(500), (wholeQ, slope, mc, fixed) => {
      const base = 2 * slope * wholeQ + mc;
      const profit = (q: number) => (base - slope * q) * q - mc * q - fixed;
      const sum = lastSum(`P = ${base} - ${slope}Q, MC = ${mc} and fixed costs are ${fixed}. maximum profit?`);
      expect(sum?.outcome?.value).toBeCloseTo(profit(wholeQ), 6);
      for (const q of [wholeQ - 1, wholeQ + 1]) expect(profit(q)).toBeLessThan(sum?.outcome?.value ?? Number.NaN);
      const most = lastSum(`P = ${base} - ${slope}Q. what is the highest total revenue`)?.outcome?.value;
      expect(most).toBeCloseTo(
        Math.max(
          ...Array.from({ length: 4 * base + 1 }, (_, at) => (base - slope * (at / (4 * slope))) * (at / (4 * slope))),
        ),
        6,
      );
    }),
    { numRuns: 60 },
  );
});

test('at the equilibrium as much is demanded as supplied, less a tax on each unit', () => {
  const size = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(
      size(9),
      size(9),
      size(30),
      size(200),
      fc.integer({ min: 0, max: 9 }),
      (down, up, price, least, tax) => {
        const quantity = least + down + up;
        const [demand, supply] = [quantity + down * (price + tax), quantity - up * price];
        fc.pre(supply !== 0);
        const words = `Qd = ${demand} - ${down}P and Qs = ${supply < 0 ? `${up}P - ${-supply}` : `${supply} + ${up}P`}.${tax ? ` A £${tax} per unit tax is put on sellers.` : ''} equilibrium?`;
        expect(lastSum(words)?.result).toBe(`P = ${tax ? '£' : ''}${price + tax}, Q = ${quantity}`);
      },
    ),
    { numRuns: 60 },
  );
});
