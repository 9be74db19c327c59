import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const told =
  'if both earn 8m with high prices, 5m each with low prices, and a firm that undercuts alone gets 11m while the other gets 2m, what is the Nash equilibrium';

test('a game is worked from its four figures', () => {
  expect(lastSaid(told)).toBe(
    "If the rival sets a high price, a low price earns 11 million instead of 8 million. If the rival sets a low price, a low price earns 5 million instead of 2 million. So a low price is the dominant strategy, and the Nash equilibrium is that both set a low price and earn 5 million each. It is a prisoners' dilemma: if both set a high price they earn 8 million each, which is more than 5 million, but each is tempted away from it.",
  );
});

test.each([
  [
    'Two firms can advertise or not. If neither advertises they get £10m each, if both advertise they get £6m each, if only one advertises it gets £14m and the other gets £3m. Dominant strategy?',
    'both advertise, £6m each',
  ],
  [
    "If both keep to the cartel they earn 20 each. If both cheat they earn 12 each. If one cheats it gets 25 and the other 8. What's the Nash equilibrium?",
    'both cheat, 12 each',
  ],
  [
    'both high price: 10 each. both low: 7 each. one low one high: low gets 9, high gets 4. nash equilibrium?',
    'both set a high price, or both set a low price',
  ],
  [
    'if both go high they get 6, both low 1, if one goes low it makes 8 and the one that stays high makes 3. nash equilibrium?',
    'one of each',
  ],
  [
    'if both firms keep prices high they make £6m, both low £4m, if one goes low it makes £5m and the one that stays high makes £5m - dominant strategy?',
    'both set a high price, £6m each',
  ],
  [
    'payoffs: (high, high) = (8, 8), (low, low) = (5, 5), (low, high) = (11, 2), (high, low) = (2, 11). Find the Nash equilibrium',
    'both set a low price, 5 each',
  ],
  [
    'if we both keep our prices high we each get £20k. If I cut and they dont I get £30k and they get £5k. if we both cut its £10k each. what happens',
    'both set a low price, £10,000 each',
  ],
])('%s', (words, result) => {
  expect(lastSum(words)?.result).toBe(result);
});

test.each([
  ['so low is dominant because 11 > 8 and 5 > 2, correct?', 'right', 'Yes, that is right.'],
  [
    'so low is dominant because 8 > 5 and 11 > 2, correct?',
    'wrong',
    'Not quite: the conclusion is right, but those are not the figures to compare.',
  ],
  ['so high is dominant because 8 > 5, right?', 'wrong', 'Not quite.'],
  ['so the nash equilibrium is both high because 8 is the most right?', 'wrong', 'Not quite.'],
  ['because 11 > 8 > 5 > 2?', 'right', 'Yes, that is right.'],
  ['so its a prisoners dilemma, right?', 'right', 'Yes, that is right.'],
])('what is concluded is judged from the figures told before: %s', (words, own, says) => {
  expect(lastSum(told, words)?.own).toBe(own);
  expect(lastSum(told, words)?.sentences[0]).toBe(says);
});

test('whether it is a dilemma, and one figure changed', () => {
  expect(lastSaid(told, 'is it a prisoners dilemma')).toBe(
    "Yes, it is a prisoners' dilemma: if both set a high price they earn 8 million each, which is more than 5 million, but each is tempted away from it.",
  );
  const changed = 'what if undercutting alone only got 7m?';
  expect(lastSum(told, changed)?.result).toBe('both set a high price, or both set a low price');
  expect(lastSaid(told, changed, 'is it a prisoners dilemma')).toBe(
    "No, it is not a prisoners' dilemma, because that needs a dominant strategy.",
  );
});

test.each([
  ['so low is dominant because 11 > 8 and 5 > 2, correct?'],
  ['is 40 > 30 > 20 > 10 the order'],
  [told.replace('11m', '8m')],
  ['if both earn 8m with high prices and 5m each with low prices, what is the Nash equilibrium'],
])('without its four figures, or with a tie, there is no game, and no list of shares: %s', (words) => {
  expect(lastSum(words)).toBeUndefined();
});

test('nobody gains by moving away alone from an equilibrium', () => {
  const some = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(some, some, some, some, (both, war, alone, other) => {
      fc.pre(alone !== both && war !== other);
      const words = `if both advertise they get £${war}m each, if neither advertises they get £${both}m each, if only one advertises it gets £${alone}m and the other gets £${other}m. nash equilibrium?`;
      const said = lastSaid(words);
      const pays = [
        [both >= alone, `neither advertises${alone < both && war > other ? ',' : ' and'}`],
        [war >= other, `both advertise${alone < both && war > other ? ',' : ' and'}`],
        [alone >= both && other >= war, 'one firm goes for'],
      ] as const;
      for (const [isStable, says] of pays)
        expect(said.replace(/ It is .*$/, '').includes(says), `${says}: ${said}`).toBe(isStable);
      expect(said.includes("It is a prisoners' dilemma")).toBe(alone > both && both > war && war > other);
    }),
    { numRuns: 100 },
  );
});
