export type SharesRow = { label: number; weight: number; made: Float32Array };
export type LearnedRow = { bias: number; weights: Float64Array };

const [steps, batch, rate, decay, drop] = [1500, 256, 3e-3, 1e-3, 0.3];

/**
 * A softmax over vectors by Adam, with a third of each vector left out at every step so that no one place decides. Every
 * place is brought to the mean 0 and the spread 1 first, and the weights are given back for vectors as they are. The same
 * rows give the same weights.
 */
export function learnShares(rows: SharesRow[], kinds: number): LearnedRow[] {
  const size = rows[0]?.made.length ?? 0;
  const places = findPlaces(rows, size);
  const vectors = rows.map(({ made }) =>
    Float64Array.from(made, (one, at) => (one - (places[at]?.mean ?? 0)) / (places[at]?.spread ?? 1)),
  );
  const random = randomFrom(1);
  const pick = picker(rows, random);
  const row = () => new Float64Array(size + 1);
  const learned = Array.from({ length: kinds }, row);
  const [first, second] = [Array.from({ length: kinds }, row), Array.from({ length: kinds }, row)];
  for (let step = 1; step <= steps; step++) {
    const slopes = Array.from({ length: kinds }, row);
    for (let one = 0; one < batch; one++) {
      const at = pick();
      const kept = Float64Array.from(vectors[at] ?? [], (value) => (random() < drop ? 0 : value / (1 - drop)));
      const shares = sharesBy(learned, kept);
      for (const [kind, slope] of slopes.entries())
        addTo(slope, kept, ((shares[kind] ?? 0) - Number(rows[at]?.label === kind)) / batch);
    }
    for (const [kind, slope] of slopes.entries())
      moveBy(learned[kind] ?? row(), slope, { first: first[kind] ?? row(), second: second[kind] ?? row(), step });
  }
  return learned.map((one) => asGiven(one, places));
}

/** How likely each kind is. */
export function sharesOf(learned: LearnedRow[], made: Float32Array): number[] {
  return softened(
    learned.map(({ bias, weights }) => weights.reduce((sum, one, at) => sum + one * (made[at] ?? 0), bias)),
  );
}

type Place = { mean: number; spread: number };

function findPlaces(rows: SharesRow[], size: number): Place[] {
  return Array.from({ length: size }, (_, at) => {
    const mean = rows.reduce((sum, { made }) => sum + (made[at] ?? 0), 0) / rows.length;
    const square = rows.reduce((sum, { made }) => sum + ((made[at] ?? 0) - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(square) + 1e-6 };
  });
}

function sharesBy(learned: Float64Array[], vector: Float64Array): number[] {
  return softened(learned.map((row) => vector.reduce((sum, one, at) => sum + one * (row[at] ?? 0), row.at(-1) ?? 0)));
}

function softened(worth: number[]): number[] {
  const most = Math.max(...worth);
  const shares = worth.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / all);
}

function addTo(slope: Float64Array, vector: Float64Array, error: number): void {
  for (let at = 0; at < vector.length; at++) slope[at] = (slope[at] ?? 0) + error * (vector[at] ?? 0);
  slope[vector.length] = (slope[vector.length] ?? 0) + error;
}

type Moved = { first: Float64Array; second: Float64Array; step: number };

function moveBy(row: Float64Array, slope: Float64Array, { first, second, step }: Moved): void {
  for (let at = 0; at < row.length; at++) {
    const pulled = (slope[at] ?? 0) + (at < row.length - 1 ? decay * (row[at] ?? 0) : 0);
    const mean = 0.9 * (first[at] ?? 0) + 0.1 * pulled;
    const square = 0.999 * (second[at] ?? 0) + 0.001 * pulled * pulled;
    first[at] = mean;
    second[at] = square;
    const way = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
    row[at] = (row[at] ?? 0) - rate * way;
  }
}

function asGiven(row: Float64Array, places: Place[]): LearnedRow {
  const weights = Float64Array.from(places, ({ spread }, at) => (row[at] ?? 0) / spread);
  const bias = places.reduce((sum, { mean }, at) => sum - mean * (weights[at] ?? 0), row.at(-1) ?? 0);
  return { bias, weights };
}

/** A row at random, as often as its weight says. */
function picker(rows: SharesRow[], random: () => number): () => number {
  const ends = new Float64Array(rows.length);
  let total = 0;
  for (const [at, { weight }] of rows.entries()) {
    total += weight;
    ends[at] = total;
  }
  return () => {
    const wanted = random() * total;
    const at = ends.findIndex((end) => end >= wanted);
    return at < 0 ? rows.length - 1 : at;
  };
}

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
