import { expect, test } from 'vitest';
import business from '#content/curriculum/knowledge/claims/business.json' with { type: 'json' };
import economics from '#content/curriculum/knowledge/claims/economics.json' with { type: 'json' };
import { saysWhy } from '../marking/lenses.ts';
import { type Argument, dealArguments, markRanking } from './rank-arguments.ts';

const claims = [...Object.values(economics), ...Object.values(business)];

test('every claim is dealt with a reason of its own among three others, of which only a reasoned one says why', () => {
  for (const [place, claim] of claims.entries())
    for (const seed of [2, 3, 8, 9]) {
      const sources = { ...claim, elsewhere: [claims[(place + 40) % claims.length]?.disagree ?? ''] };
      const dealt = dealArguments(sources, seed);
      expect(new Set(dealt.map(({ text }) => text)).size, claim.claim).toBe(4);
      expect(
        dealt.every(({ text }) => text.length > 10),
        claim.claim,
      ).toBe(true);
      expect(dealt.filter(({ strength }) => strength === 'named' || strength === 'empty')).toHaveLength(2);
      for (const { text, strength } of dealt)
        expect(saysWhy(text), text).toBe(strength === 'reasoned' || strength === 'elsewhere');
      expect(dealArguments(sources, seed)).toEqual(dealt);
    }
});

test('any order is right that puts no weaker argument before a stronger one', () => {
  const dealt: Argument[] = (['empty', 'reasoned', 'elsewhere', 'named'] as const).map((strength) => ({
    text: strength,
    strength,
  }));
  expect(markRanking(dealt, [1, 3, 0, 2])).toEqual({ verdict: 'right' });
  expect(markRanking(dealt, [1, 3, 2, 0])).toEqual({ verdict: 'right' });
  expect(markRanking(dealt, [1, 0, 3, 2])).toEqual({ verdict: 'partly' });
  expect(markRanking(dealt, [3, 1, 0, 2])).toEqual({ verdict: 'not yet' });
  const twice = dealt.with(2, { text: 'another', strength: 'reasoned' });
  expect(markRanking(twice, [2, 1, 3, 0])).toEqual({ verdict: 'right' });
  expect(markRanking(twice, [1, 2, 3, 0])).toEqual({ verdict: 'right' });
});
