/** One hidden layer: what each unit makes of a vector, where it is above 0, counts so much. */
export type Network = { bias: number; units: { bias: number; counts: number; weights: Float32Array }[] };

type Row = { vector: Float32Array; is: boolean };

const size = 32;
const rounds = 10;
const handful = 256;
const step = 0.001;
const decay = 0.1;
/** Of the units so many look away at a time, so that no one of them is relied on. */
const dropped = 0.3;
/** A cry that is missed is the worse mistake. */
const cryCounts = 2;
/** Some labels are wrong: nothing is to be quite sure. */
const doubt = 0.02;

/** Step by step over all rows, mixed anew each round, by Adam's rule. The same rows and seed give the same network. */
export function learnNetwork(rows: Row[], seed: number): Network {
  const next = randomNumbers(seed);
  const inputs = rows[0]?.vector.length ?? 0;
  // All that is learned in one row: the units' weights, their biases, what each counts, and the bias.
  const [biases, counts, last] = [size * inputs, size * inputs + size, size * inputs + size * 2];
  const learned = new Float32Array(last + 1);
  for (let at = 0; at < biases; at++) learned[at] = normal(next) / Math.sqrt(inputs);
  for (let unit = 0; unit < size; unit++) learned[counts + unit] = normal(next) / Math.sqrt(size);
  const descend = adam(learned, (at) => at < biases || (at >= counts && at < last));
  const order = rows.map((_, at) => at);
  const steps = rounds * Math.ceil(rows.length / handful);
  const slopes = new Float32Array(learned.length);
  for (let round = 0, taken = 0; round < rounds; round++) {
    shuffle(order, next);
    for (let start = 0; start < order.length; start += handful, taken++) {
      const some = order.slice(start, start + handful);
      slopes.fill(0);
      for (const at of some) addSlopes(rows[at] as Row, some.length);
      descend(slopes, step * (1 - (0.95 * taken) / steps));
    }
  }
  return {
    bias: at(learned, last),
    units: Array.from({ length: size }, (_, unit) => ({
      bias: at(learned, biases + unit),
      counts: at(learned, counts + unit),
      weights: learned.slice(unit * inputs, (unit + 1) * inputs),
    })),
  };

  function addSlopes({ vector, is }: Row, among: number): void {
    const strengths = new Float32Array(size);
    let score = at(learned, last);
    for (let unit = 0; unit < size; unit++) {
      if (next() < dropped) continue;
      const strength = at(learned, biases + unit) + product(learned, unit * inputs, vector);
      if (strength <= 0) continue;
      strengths[unit] = strength / (1 - dropped);
      score += at(strengths, unit) * at(learned, counts + unit);
    }
    const error = 1 / (1 + Math.exp(-score)) - (is ? 1 - doubt : doubt);
    const slope = (error * (is ? cryCounts : 1)) / among;
    slopes[last] = at(slopes, last) + slope;
    for (let unit = 0; unit < size; unit++) {
      if (!strengths[unit]) continue;
      slopes[counts + unit] = at(slopes, counts + unit) + slope * at(strengths, unit);
      const back = (slope * at(learned, counts + unit)) / (1 - dropped);
      slopes[biases + unit] = at(slopes, biases + unit) + back;
      addTimes(slopes, unit * inputs, vector, back);
    }
  }
}

function adam(learned: Float32Array, isDecayed: (at: number) => boolean) {
  const [means, squares] = [new Float32Array(learned.length), new Float32Array(learned.length)];
  let steps = 0;
  return (slopes: Float32Array, rate: number) => {
    steps++;
    const [least, most] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let place = 0; place < learned.length; place++) {
      const slope = at(slopes, place);
      means[place] = 0.9 * at(means, place) + 0.1 * slope;
      squares[place] = 0.999 * at(squares, place) + 0.001 * slope * slope;
      const moved = at(means, place) / least / (Math.sqrt(at(squares, place) / most) + 1e-8);
      learned[place] = at(learned, place) - rate * (moved + (isDecayed(place) ? decay * at(learned, place) : 0));
    }
  };
}

/** Nearly all of the time goes by in these two, so they are given one kind of list only. */
function product(list: Float32Array, from: number, vector: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < vector.length; index++) sum += (list[from + index] ?? 0) * (vector[index] ?? 0);
  return sum;
}

function addTimes(list: Float32Array, from: number, vector: Float32Array, times: number): void {
  for (let index = 0; index < vector.length; index++)
    list[from + index] = (list[from + index] ?? 0) + times * (vector[index] ?? 0);
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

/** Between 0 and 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

function shuffle(list: number[], next: () => number): void {
  for (let end = list.length - 1; end > 0; end--) {
    const other = Math.floor(next() * (end + 1));
    [list[end], list[other]] = [at(list, other), at(list, end)];
  }
}
