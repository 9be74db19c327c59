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
  const known = scoresBy.get(plain) ?? bestScores(plain);
  scoresBy.set(plain, known);
  return known[kinds.indexOf(kind)] ?? Number.NEGATIVE_INFINITY;
}

/** The same words are scored for every kind, so that it is done for all of them at once. */
const scoresBy = new WeakMap<PlainWords, number[]>();

function bestScores(plain: PlainWords): number[] {
  const windows = windowsOf(plain.text).map((window) => scoresIn(featuresOf(window)));
  return kinds.map((_, column) => Math.max(...windows.map((scores) => scores[column] ?? 0)));
}

function scoresIn(features: string[]): number[] {
  const sums = kinds.map((kind) => learned[kind].bias);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let column = 0; column < kinds.length; column++)
      sums[column] = (sums[column] ?? 0) + (weights[row * kinds.length + column] ?? 0);
  }
  return sums;
}

const kinds = Object.keys(learned) as LearnedKind[];
/** A row for each feature that any kind has a weight for, with a column for each kind. */
const { rows, weights } = readWeights();

function readWeights() {
  const entries = kinds.map((kind) => learned[kind].weights.split('|').map(readWeight));
  const rows = new Map<string, number>();
  for (const [feature] of entries.flat()) if (!rows.has(feature)) rows.set(feature, rows.size);
  const weights = new Float64Array(rows.size * kinds.length);
  for (const [column, ofKind] of entries.entries())
    for (const [feature, weight] of ofKind) weights[(rows.get(feature) ?? 0) * kinds.length + column] = weight;
  return { rows, weights };
}

function readWeight(entry: string): [string, number] {
  const at = entry.lastIndexOf('=');
  return [entry.slice(0, at), Number(entry.slice(at + 1))];
}
