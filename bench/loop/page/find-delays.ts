/** Of a burst, to recognise it by: its beginning, since what follows may come in pieces. */
const burstSeconds = 0.03;
const longestDelaySeconds = 0.6;
/** How alike a burst and its echo must be. */
const leastLikeness = 0.45;

/** For each burst in what was heard: after how many milliseconds the same burst was spoken; endless if it never was. */
export function findDelays(heard: Float32Array, spoken: Float32Array, rate: number): number[] {
  // A quarter of the rate still tells a tenth of a millisecond.
  const [from, to, coarse] = [thinOut(heard), thinOut(spoken), rate / 4];
  const length = Math.round(burstSeconds * coarse);
  const longest = Math.round(longestDelaySeconds * coarse);
  return findBursts(from, coarse)
    .filter((start) => start + longest + length < from.length)
    .map((start) => {
      const burst = from.subarray(start, start + length);
      let best = { likeness: leastLikeness, delay: Number.POSITIVE_INFINITY };
      for (let delay = 0; delay < longest; delay++) {
        const likeness = compare(burst, to.subarray(start + delay, start + delay + length));
        if (likeness > best.likeness) best = { likeness, delay };
      }
      return (best.delay / coarse) * 1000;
    });
}

function thinOut(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / 4) }, (_, index) => {
    const [a = 0, b = 0, c = 0, d = 0] = samples.subarray(4 * index, 4 * index + 4);
    return (a + b + c + d) / 4;
  });
}

/** Where it grows loud after a quiet while. */
function findBursts(samples: Float32Array, rate: number): number[] {
  const loud = 0.2 * samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const starts: number[] = [];
  let lastLoud = 0;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < loud) return;
    if (index - lastLoud > 0.05 * rate) starts.push(index);
    lastLoud = index;
  });
  return starts;
}

/** 1 for the same wave at any loudness, about 0 for two that have nothing in common. */
function compare(one: Float32Array, other: Float32Array): number {
  let [product, first, second] = [0, 0, 0];
  for (let index = 0; index < one.length; index++) {
    const [a = 0, b = 0] = [one[index], other[index]];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return product / Math.sqrt(first * second || 1);
}
