import { anyOf } from '#domain/any-of.ts';
import { type Formula, list, type Need, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';
import { readWeightedPairs } from './weighted-pairs.ts';

export const weightedIndices: Formula[] = [
  {
    name: 'weighted index',
    aliases: anyOf([
      /weighted (?:price )?(?:index|average)(?: number)?/,
      /overall (?:price )?(?:index|cpi|rise in prices)|weighted (?:cpi|inflation(?: rate)?|price rise)/,
      /(?:total|overall) weighted index/,
      /(?<=(?:weight|out of).*)(?:the )?(?:new |overall |total )?(?:cpi|rpi|price index|index)(?= ?(?:\?|$|now|overall|altogether))/,
    ]),
    subject: 'economics',
    formula: 'Weighted index = sum of (weight × index) ÷ sum of weights',
    sentence: 'Multiply each index by its weight, add them up and divide by the sum of the weights.',
    ways: [
      way({ weights: list('weight'), indices: list(['index', 'price'], 2, 'the index of each item') }, weightedIndex),
      way({ weights: list('weight'), rises: priceRises() }, weightedInflation),
      way({ pairs: fromText('the weight and the index of each item', readWeightedPairs) }, ({ pairs }, say) =>
        weightedWorking(pairs, say, false),
      ),
    ],
  },
];

/** The percentage by which each item has become dearer. */
export function priceRises(): Need<Fact[]> {
  return {
    label: 'the price change of each item',
    roles: [],
    take: (_, { facts }) => {
      const rises = facts.filter(
        ({ roles, figure, tag }) => !roles.includes('weight') && figure.unit === 'percent' && tag === 'by',
      );
      return rises.length >= 2 ? { value: rises, used: rises.map(({ figure }) => figure.index) } : undefined;
    },
  };
}

function weightedIndex({ weights, indices }: { weights: Fact[]; indices: Fact[] }, say: Say): Working | undefined {
  if (weights.length !== indices.length) return undefined;
  const pairs = weights.map(({ figure }, at) => ({ weight: figure.value, index: indices[at]?.figure.value ?? 0 }));
  return weightedWorking(pairs, say, false);
}

export function weightedInflation(
  { weights, rises }: { weights: Fact[]; rises: Fact[] },
  say: Say,
): Working | undefined {
  if (weights.length !== rises.length) return undefined;
  const pairs = weights.map(({ figure }, at) => ({ weight: figure.value, index: rises[at]?.figure.value ?? 0 }));
  return weightedWorking(pairs, say, true);
}

export function weightedWorking(
  pairs: { weight: number; index: number }[],
  say: Say,
  isRate: boolean,
): Working | undefined {
  const sum = tidy(pairs.reduce((total, { weight }) => total + weight, 0));
  const total = tidy(pairs.reduce((all, { weight, index }) => all + weight * index, 0));
  if (sum <= 0) return undefined;
  const value = tidy(total / sum);
  const products = pairs.map(({ weight, index }) => `${say.number(weight)} times ${say.number(index)}`).join(', ');
  return {
    value,
    unit: isRate ? 'percent' : 'number',
    sentences: [
      `Multiply each by its weight: ${products}.`,
      `Added up, that is ${say.number(total)}.`,
      `Divide by the sum of the weights, ${say.number(sum)}, and you get ${isRate ? say.percent(value) : say.number(value)}.`,
      isRate ? `So inflation is ${say.percent(value)}.` : `So the index stands at ${say.number(value)}.`,
    ],
    steps: [
      step(
        'Weight × index',
        `${pairs.map(({ weight, index }) => `${say.number(weight)} × ${say.number(index)}`).join(' + ')} = ${say.number(total)}`,
      ),
      step(
        isRate ? 'Inflation' : 'Weighted index',
        `${say.number(total)} ÷ ${say.number(sum)} = ${isRate ? say.percent(value) : say.number(value)}`,
      ),
    ],
  };
}
