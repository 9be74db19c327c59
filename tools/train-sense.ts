import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeVector } from '../server/features/tutor/guards/learned/place-vector.ts';
import { readingsOf } from '../server/features/tutor/guards/learned/readings.ts';
import { kindOf, readGuardExamples } from './guard-examples.ts';
import { readVectors } from './guard-vectors.ts';
import { learnNetwork, type Network } from './learn-network.ts';

/**
 * Learns what a cry for help is like in the vectors of the small model that the product fetches, which itself stays as it
 * is: several small networks of one hidden layer, from what `guard-examples.ts` reads. Run it after changing any of that:
 * `node tools/train-sense.ts`. On one machine the same input gives the same weights.
 */
const networks = 2;
/** There are very many ways of asking that the tutor has an answer to; some are enough to show that they are no cries. */
const everyAsked = 6;
const leastSpread = 0.001;

const examples = readGuardExamples()
  .filter(({ kind }, at) => kind !== 'asked' || at % everyAsked === 0)
  .map((example) => ({
    is: kindOf(example) === 'distress',
    reading: readingsOf(example.words)[0] ?? '',
  }));
const vectors = await readVectors(examples.map(({ reading }) => reading));
const read = examples.map(({ is, reading }) => ({ is, vector: vectors.get(reading) ?? new Float32Array() }));
const places = findPlaces(read.map(({ vector }) => vector));
const rows = read.map(({ is, vector }) => ({ is, vector: placeVector(vector, places) }));
const learned: unknown[] = [];
for (let seed = 1; seed <= networks; seed++) {
  learned.push(asFile(learnNetwork(rows, seed)));
  console.log(`network ${seed} of ${networks}, ${rows.length} examples`);
}
const path = join(import.meta.dirname, '../server/features/tutor/guards/learned/sense.json');
const [means, times] = [places.map(({ mean }) => mean).join(' '), places.map((place) => place.times).join(' ')];
writeFileSync(path, `${JSON.stringify({ means, times, networks: learned }, undefined, 1)}\n`);

/** Every place of a vector gets the mean 0 and the same spread. One that is nearly always the same says nothing. */
function findPlaces(given: Float32Array[]) {
  return Array.from({ length: given[0]?.length ?? 0 }, (_, place) => {
    const mean = given.reduce((sum, vector) => sum + (vector[place] ?? 0), 0) / given.length;
    const square = given.reduce((sum, vector) => sum + ((vector[place] ?? 0) - mean) ** 2, 0) / given.length;
    const spread = Math.sqrt(square);
    return { mean: round(mean), times: spread < leastSpread ? 0 : round(1 / spread) };
  });
}

/** A byte for each weight is enough, with a scale for each unit. */
function asFile({ bias, units }: Network) {
  return {
    bias: round(bias),
    units: units.map(({ bias: from, counts, weights }) => {
      const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
      const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
      return { bias: round(from), counts: round(counts), scale, weights: Buffer.from(bytes).toString('base64') };
    }),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
