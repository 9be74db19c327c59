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
  read ??= readLearned();
  const { rows, weights } = read;
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

type Learned = { rows: Map<string, number>; weights: Float64Array };

/** Read when the first words are scored: a process that is never talked to need not wait for it when it starts. */
let read: Learned | undefined;

/** A row for each feature that any kind has a weight for, with a column for each kind. */
function readLearned(): Learned {
  const rows = new Map<string, number>();
  const found: number[] = [];
  for (const [column, kind] of kinds.entries()) {
    const text = learned[kind].weights;
    for (let from = 0; from < text.length; ) {
      const bar = text.indexOf('|', from);
      const end = bar === -1 ? text.length : bar;
      const equals = text.lastIndexOf('=', end);
      const feature = text.slice(from, equals);
      const row = rows.get(feature) ?? rows.size;
      rows.set(feature, row);
      found.push(row * kinds.length + column, Number(text.slice(equals + 1, end)));
      from = end + 1;
    }
  }
  const weights = new Float64Array(rows.size * kinds.length);
  for (let at = 0; at < found.length; at += 2) weights[found[at] ?? 0] = found[at + 1] ?? 0;
  return { rows, weights };
}
