import type { PlainWords } from '../plain-words.ts';
import { featuresOf } from './features.ts';
import learned from './weights.json' with { type: 'json' };
import { windowsOf } from './windows.ts';

/** What was learned to be told from everything else. */
export type LearnedKind = keyof typeof learned;

/**
 * How much a text sounds like the examples of a kind and unlike all others, at the place where it does most. Above 0 it
 * is more likely of that kind than not. `tools/train-guards.ts` learns the weights from `examples.jsonl`.
 */
export function scoreOf(kind: LearnedKind, plain: PlainWords): number {
  return Math.max(...featuresIn(plain).map((features) => score(kind, features)));
}

/** The same words are scored for every kind. */
function featuresIn(plain: PlainWords): string[][] {
  const known = featuresBy.get(plain) ?? windowsOf(plain.text).map(featuresOf);
  featuresBy.set(plain, known);
  return known;
}

const featuresBy = new WeakMap<PlainWords, string[][]>();

function score(kind: LearnedKind, features: string[]): number {
  const model = models.get(kind);
  if (!model) throw new Error(`Nothing was learned of ${kind}`);
  let sum = model.bias;
  for (const feature of features) sum += model.weights.get(feature) ?? 0;
  return sum;
}

const models = new Map(
  Object.entries(learned).map(([kind, { bias, weights }]) => [
    kind,
    { bias, weights: new Map(weights.split('|').map(readWeight)) },
  ]),
);

function readWeight(entry: string): [string, number] {
  const at = entry.lastIndexOf('=');
  return [entry.slice(0, at), Number(entry.slice(at + 1))];
}
