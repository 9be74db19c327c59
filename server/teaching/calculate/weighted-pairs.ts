import type { Reading } from './formula.ts';
import { told } from './from-text.ts';

export type WeightedPair = { weight: number; index: number };

/** Weights and indices told side by side, known from each other because weights add up to 1, 100 or 1,000. */
export function readWeightedPairs(reading: Reading, isRate = false): WeightedPair[] | undefined {
  const { text } = reading;
  const named = isRate ? undefined : readNamedWeights(reading);
  if (named) return named;
  const figures = told(reading).filter(
    ({ index, value }) =>
      !(
        [100, 1000].includes(value) &&
        new RegExp(`(?:out of|sum to|add(?:s|ing)? (?:up )?to|total(?:s|ling)?)(?: of)? #${index}\\b`).test(text)
      ),
  );
  if (figures.length < 4 || figures.length % 2 !== 0 || !/\bweight|out of|\bcpi\b|\bindex\b/.test(text))
    return undefined;
  const values = figures.map(({ value }) => value);
  const half = values.length / 2;
  const even = values.filter((_, at) => at % 2 === 0);
  const odd = values.filter((_, at) => at % 2 === 1);
  const ways: [number[], number[]][] = [
    [even, odd],
    [odd, even],
    [values.slice(0, half), values.slice(half)],
    [values.slice(half), values.slice(0, half)],
  ];
  const fitting = ways.filter(
    ([weights, indices]) =>
      isWhole(weights) && indices.every((index) => (isRate ? index < 60 : index > 20 && index < 500)),
  );
  const [only] = fitting;
  if (!only || fitting.length !== 1) return undefined;
  const [weights, indices] = only;
  return weights.map((weight, at) => ({ weight, index: indices[at] ?? 0 }));
}

function isWhole(weights: number[]): boolean {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return [1, 100, 1000].some((whole) => Math.abs(sum - whole) < 1e-6);
}

/** 'Food 115 weight 25, leisure 106 weight 15': each weight called one, and nothing else told but what they add up to. */
function readNamedWeights(reading: Reading): WeightedPair[] | undefined {
  const each = /#(\d+) ?,? ?(?:with |and |has )?(?:a )?weight(?:ing)?(?: of| is|:)? #(\d+)/g;
  const value = (index: string | undefined) => reading.figures[Number(index)]?.value ?? 0;
  const found = [...reading.text.matchAll(each)];
  const pairs = found.map(([, index, weight]) => ({ weight: value(weight), index: value(index) }));
  const used = new Set(found.flatMap(([, index, weight]) => [Number(index), Number(weight)]));
  const sum = pairs.reduce((total, { weight }) => total + weight, 0);
  const others = told(reading).filter(({ index }) => !used.has(index));
  if (pairs.length < 2 || sum <= 0 || others.some((figure) => figure.value !== sum)) return undefined;
  return pairs.every(({ index }) => index > 20 && index < 500) ? pairs : undefined;
}
