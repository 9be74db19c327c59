import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const worse =
  'Leave the minus signs and add the two elasticities: 0.3 plus 0.5 is 0.8. That is less than 1, so the Marshall-Lerner condition is not met, and a depreciation makes the current account worse.';
const told = 'if PED for exports is 0.3 and PED for imports is 0.5 does the deficit get better';

test.each([
  told,
  'Elasticities of what? And if PED for exports is 0.3 and for imports is 0.5, would a depreciation help?',
  'PED of exports -0.3, PED of imports -0.5, the pound depreciates, what happens to the current account',
  'the ped is point three for exports and point five for imports. would a weaker pound help?',
  'PEDs for exports and imports are 0.3 and 0.5. what does a devaluation do',
  'marshall lerner 0.3 and 0.5',
])('two elasticities, however they are told: %s', (words) => {
  expect(lastSaid(words)).toBe(worse);
});

test('above one it helps, at one nothing changes, and an appreciation does the opposite', () => {
  expect(lastSaid('ped for imports = 1.2, for exports = 0.5. will devaluation cut the deficit?')).toContain(
    '0.5 plus 1.2 is 1.7. That is more than 1, so the Marshall-Lerner condition is met, and a depreciation improves the current account.',
  );
  expect(lastSaid('does marshall lerner hold if export elasticity is 0.4 and import elasticity is 0.6')).toContain(
    'That is neither more nor less than 1, so the Marshall-Lerner condition is only just missed, and a depreciation leaves the current account unchanged.',
  );
  expect(lastSaid('The pound appreciates. PED of exports is 0.8, PED of imports is 0.9. What now?')).toContain(
    'and an appreciation makes the current account worse.',
  );
});

test.each([
  ['0.3 + 0.5 = 0.8, less than 1, so I think the current account would get worse. Is that right?', 'right'],
  ['0.3 + 0.5 = 0.8, so the current account improves, right?', 'wrong'],
  ['I think the Marshall-Lerner condition is satisfied because 0.4 + 0.5 = 0.9', 'wrong'],
  ['so with peds of 0.7 for exports and 0.3 for imports the current account is unchanged, correct?', 'right'],
  ['ped x = 0.2 ped m = 0.6 so marshall lerner isnt met right?', 'right'],
  ['ped x = 0.2 ped m = 0.6 so the condition is met right?', 'wrong'],
])('what the student concludes is judged: %s', (words, own) => {
  expect(lastSum(told, words)?.own).toBe(own);
});

const rule = 'the elasticities have to add up to more than 1, thats marshall lerner right?';
test.each([
  [
    `so for the balance to improve later ${rule} so if exports is 0.3 and imports 0.5 its 0.8 so it wouldnt improve?`,
    'right',
  ],
  [`${rule} so if exports is 0.3 and imports 0.5 its 0.8 so it would improve`, 'wrong'],
  [
    'marshall lerner: export elasticity 0.7, import elasticity 0.6 so its 1.3 and the current account improves',
    'right',
  ],
  ['with ped exports 0.4 and ped imports 0.4 thats 0.8 so the balance gets worse right?', 'right'],
  ['if ped for exports is 0.3 and imports 0.5 its 0.9 so it doesnt improve right', 'wrong'],
  ['the peds need to be more than 1 together. exports is 0.9 and imports 0.4 so 1.3, so a devaluation helps?', 'right'],
])('the rule is told before the figures, and the sum of the two behind them: %s', (words, own) => {
  expect(lastSum(words)?.name).toBe('the sum of the two elasticities');
  expect(lastSum(words)?.own).toBe(own);
});

test('one of the two is changed, or the way the currency goes', () => {
  expect(lastSaid(told, 'and if the export one was 0.9?')).toContain('0.9 plus 0.5 is 1.4. That is more than 1');
  expect(lastSaid(told, 'and if the pound appreciated instead?')).toContain('an appreciation improves');
  expect(
    lastSaid(told, 'price goes from £2 to £3, percentage change?', 'and if the export one was 0.9?'),
  ).not.toContain('1.4');
});

test.each([
  'exports were £300bn and imports £350bn, what is the trade balance',
  'PED for exports is 0.3. would a depreciation help?',
  'PED for exports is 0.3 and for imports 0.5 and for oil 0.2, would a depreciation help?',
])('no sum of two elasticities: %s', (words) => {
  expect(lastSum(words)?.name).not.toBe('the sum of the two elasticities');
});

test('the sum is held against one, whatever the figures', () => {
  const hundredths = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(hundredths, hundredths, fc.boolean(), fc.boolean(), (x, m, isUp, isTurned) => {
      const parts = [`PED for exports is ${x / 100}`, `PED for imports is ${m / 100}`];
      const words = `The pound ${isUp ? 'appreciates' : 'depreciates'}. ${(isTurned ? parts.toReversed() : parts).join(' and ')}. What happens to the current account?`;
      const expected =
        x + m === 100
          ? 'unchanged'
          : x + m > 100 === isUp
            ? 'makes the current account worse'
            : 'improves the current account';
      expect(lastSaid(words)).toContain(expected);
    }),
    { numRuns: 100 },
  );
});
