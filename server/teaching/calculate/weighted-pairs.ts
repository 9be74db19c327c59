import type { Reading } from './formula.ts';
import { told } from './from-text.ts';

export type WeightedPair = { weight: number; index: number };

/** Weights and indices told side by side, known from each other because weights add up to 1, 100 or 1,000. */
export function readWeightedPairs(reading: Reading, isRate = false): WeightedPair[] | undefined {
  const { text } = reading;
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
