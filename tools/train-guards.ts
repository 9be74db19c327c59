import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../server/features/tutor/guards/learned/features.ts';
import { plainWords } from '../server/features/tutor/guards/plain-words.ts';
import { kindOf, readGuardExamples } from './guard-examples.ts';

/**
 * Learns the weights of the guards by logistic regression, each kind against all else, from what `guard-examples.ts`
 * reads. Run it after changing any of that: `node tools/train-guards.ts`, or with the names of kinds, and the others stay as
 * they are. The same input gives the same weights.
 */
const folder = join(import.meta.dirname, '../server/features/tutor/guards/learned');

const rounds = 60;
const step = 0.15;
const decay = 0.002;

/** What shows what a cry for help is, and what is none. Of the other kinds it says nothing. */
const onlyOfDistress = new Set(['off-limits', 'lesson', 'cry']);

type Example = { label: string; kind: string; features: string[] };

const examples: Example[] = readGuardExamples().map((example) => ({
  label: example.kind,
  kind: kindOf(example),
  features: featuresOf(plainWords(example.words).text),
}));

const kinds = ['distress', 'risky', 'unkind', 'cheating', 'essay', 'instructions', 'machine'];
const named = process.argv.slice(2);
const path = join(folder, 'weights.json');
const before = named.length ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
const file = Object.fromEntries(
  kinds.map((kind) => [kind, named.length && !named.includes(kind) ? before[kind] : learn(kind)]),
);
writeFileSync(path, `${JSON.stringify(file, undefined, 2)}\n`);
console.log(`${examples.length} examples`);

/** A feature that was seen once says nothing. What goes together matters for distress alone, where it is subtle. */
function learn(kind: string) {
  const wanted = (name: string) => kind === 'distress' || /^[cwb]:/.test(name);
  const seen = examples.filter((example) => kind === 'distress' || !onlyOfDistress.has(example.label));
  const counts = new Map<string, number>();
  for (const { features } of seen) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([name, count]) => count >= 2 && wanted(name)).map(([name]) => name);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const scale = names.map((name) => (kind === 'distress' && /^[pb]:/.test(name) ? 0.5 : 1));
  const rows = seen.map((example) => ({
    is: example.kind === kind,
    columns: example.features.flatMap((name) => indexOf.get(name) ?? []),
  }));
  const { bias, weights } = descend(rows, scale);
  const told = names.map((name, index) => ({ name, weight: round((weights[index] ?? 0) * (scale[index] ?? 1)) }));
  return {
    bias: round(bias),
    // One long text, because thousands of lines of numbers help nobody.
    weights: told
      .filter(({ weight }) => Math.abs(weight) >= (kind === 'distress' ? 0.03 : 0.25))
      .map(({ name, weight }) => `${name}=${weight}`)
      .join('|'),
  };
}

/** Step by step over all rows, round after round; the mean of the later rounds, so that the order hardly matters. */
function descend(rows: { is: boolean; columns: number[] }[], scale: number[]) {
  const weights = new Float64Array(scale.length);
  const moved = new Float64Array(scale.length).fill(1e-6);
  const mean = { bias: 0, weights: new Float64Array(scale.length) };
  let bias = 0;
  let biasMoved = 1e-6;
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < rows.length; turn++) {
      // 7919 is prime: every row comes once a round, well mixed, and always in the same order.
      const row = rows[(turn * 7919 + round * 31) % rows.length];
      if (!row) continue;
      const score = row.columns.reduce((sum, column) => sum + at(weights, column) * at(scale, column), bias);
      const error = 1 / (1 + Math.exp(-score)) - Number(row.is);
      for (const column of row.columns) {
        const slope = error * at(scale, column) + decay * at(weights, column);
        moved[column] = at(moved, column) + slope * slope;
        weights[column] = at(weights, column) - (step * slope) / Math.sqrt(at(moved, column));
      }
      biasMoved += error * error;
      bias -= (step * error) / Math.sqrt(biasMoved);
    }
    if (round < rounds / 2) continue;
    mean.bias += (bias / rounds) * 2;
    for (let column = 0; column < weights.length; column++)
      mean.weights[column] = at(mean.weights, column) + (at(weights, column) / rounds) * 2;
  }
  return mean;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
