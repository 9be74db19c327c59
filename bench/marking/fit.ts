import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import wordLists from '../../content/curriculum/knowledge/macros.json' with { type: 'json' };
import { markAnswer } from '../../domain/marking/mark-answer.ts';
import { readSignals, type Signals } from '../../domain/marking/signals.ts';
import { solve } from '../../domain/marking/solve.ts';
import { loadMarkerModel } from '../../server/providers/marker/marker-model.ts';
import { readTuningHalf } from './labelled-answers.ts';

/** Fits the weights of the signals on the tuning half and writes them down. The same input gives the same table. */
const root = join(import.meta.dirname, '../..');
const model = await loadMarkerModel({ folder: root, modelsDir: join(root, 'models/weights') });

type Example = { signals: Signals; present: boolean };
const examples: Example[] = [];
for (const { asked, labelled } of await readTuningHalf()) {
  const { prompt, modelAnswer, requiredIdeas } = asked;
  const { answer } = labelled;
  const meanings = await model({ ideas: requiredIdeas.map(({ idea }) => idea), prompt, modelAnswer, answer });
  const signals = readSignals(asked, answer, markAnswer(asked, answer, wordLists), meanings, wordLists);
  for (const [index, one] of signals.entries())
    examples.push({ signals: one, present: labelled.ideas[index] === 'present' });
}

/** A weight that few examples speak for stays near 0. */
const restraint = 10;
const all = Object.keys(examples[0]?.signals ?? {}) as (keyof Signals)[];
const tables = { withExamples: fitTable(all), alone: fitTable(all.filter((name) => name !== 'likened')) };
await writeFile(join(root, 'domain/marking/weights.json'), `${JSON.stringify(tables, null, 2)}\n`);
console.log(`${examples.length} ideas of the tuning half`, tables);

function fitTable(names: (keyof Signals)[]): Record<string, number> {
  const rows = examples.map(({ signals }) => [1, ...names.map((name) => signals[name])]);
  const spread = rows[0]?.map((_, column) => (column ? deviation(rows.map((row) => row[column] ?? 0)) || 1 : 1)) ?? [];
  const fitted = fitLogistic(
    rows.map((row) => row.map((value, column) => value / (spread[column] ?? 1))),
    examples.map(({ present }) => Number(present)),
  );
  const [start = 0, ...rest] = fitted.map((weight, column) => round(weight / (spread[column] ?? 1)));
  return { start, ...Object.fromEntries(names.map((name, index) => [name, clamp(name, rest[index] ?? 0)])) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Chance may make a word against an idea look like one for it, in so few examples. */
function clamp(name: keyof Signals, weight: number): number {
  const against: (keyof Signals)[] = [
    'contradicted',
    'doubted',
    'denied',
    'disputed',
    'turned',
    'negated',
    'opposite',
    'swapped',
    'fellowTurned',
  ];
  return against.includes(name) ? Math.min(0, weight) : weight;
}

/** Newton's method for logistic regression with a ridge. */
function fitLogistic(inputs: number[][], wanted: number[]): number[] {
  const size = inputs[0]?.length ?? 0;
  let weights = Array<number>(size).fill(0);
  for (let round = 0; round < 40; round++) {
    const slope = weights.map((weight, column) => (column ? restraint * weight : 0));
    const curve: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? (row ? restraint : 1e-9) : 0)),
    );
    for (const [index, input] of inputs.entries()) {
      const chance = 1 / (1 + Math.exp(-input.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0)));
      for (let row = 0; row < size; row++) {
        slope[row] = (slope[row] ?? 0) + (chance - (wanted[index] ?? 0)) * (input[row] ?? 0);
        const line = curve[row] ?? [];
        for (let column = 0; column < size; column++)
          line[column] = (line[column] ?? 0) + chance * (1 - chance) * (input[row] ?? 0) * (input[column] ?? 0);
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, index) => weight - (step[index] ?? 0));
  }
  return weights;
}

function deviation(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
