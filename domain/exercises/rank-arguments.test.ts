import { expect, test } from 'vitest';
import { packs, readPack } from '#content/curriculum/packs.ts';
import { isReasoned } from '../marking/lenses.ts';
import { subjects } from '../subjects.ts';
import { type Argument, dealArguments, markRanking } from './rank-arguments.ts';

const sections = (
  await Promise.all(subjects.flatMap((subject) => packs[subject].map((_, index) => readPack(subject, index + 1))))
).flatMap((pack) => pack?.sections ?? []);
const evaluations = sections.map(({ keyPoints }) =>
  keyPoints.flatMap((point) => (point.type === 'evaluation' ? [point.text] : [])),
);

test('every point of evaluation is dealt among three others, of which only a reasoned one has a reason', () => {
  for (const [place, own] of evaluations.entries())
    for (const point of own)
      for (const seed of [2, 3, 9]) {
        const sources = {
          own: [point, ...own.filter((other) => other !== point)],
          elsewhere: evaluations[(place + 40) % evaluations.length] ?? [],
        };
        const dealt = dealArguments(sources, seed);
        expect(new Set(dealt.map(({ text }) => text)).size, point).toBe(4);
        expect(
          dealt.every(({ text }) => text.length > 10),
          point,
        ).toBe(true);
        expect(dealt.filter(({ strength }) => strength === 'named' || strength === 'empty')).toHaveLength(2);
        for (const { text, strength } of dealt)
          if (strength === 'named' || strength === 'empty') expect(isReasoned(text), text).toBe(false);
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
