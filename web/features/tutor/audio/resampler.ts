/** Zero crossings on each side of the filter: enough that speech keeps its consonants, few enough for a phone. */
const crossings = 8;

/** Sound that comes in at one rate and is read at another, sample by sample, with nothing lost between two pieces. */
export type Resampler = {
  push(samples: Float32Array): void;
  /** Whether the next sample can be made from what has come. `ended`: nothing more comes, silence follows. */
  hasNext(ended: boolean): boolean;
  next(): number;
  /** How many samples at the first rate have been read past, since the start or since `clear`. */
  position(): number;
  clear(): void;
};

export function createResampler(fromRate: number, toRate: number): Resampler {
  const common = greatestDivisor(fromRate, toRate);
  /** Each sample is a whole number of these further than the last: the filter is needed at so many places only. */
  const parts = toRate / common;
  const step = fromRate / common;
  const cutoff = Math.min(1, (0.94 * toRate) / fromRate);
  const reach = Math.ceil(crossings / cutoff);
  const filters = makeFilters(parts, reach, cutoff);
  let held = new Float32Array(8192);
  let length = 0;
  /** Index, over all that was pushed, of the first sample that is still held. */
  let first = 0;
  /** Where we read: a sample, and parts of the way to the next. */
  let at = 0;
  let part = 0;

  const dropRead = () => {
    const unneeded = Math.min(length, at - reach - first);
    if (unneeded <= 0) return;
    held.copyWithin(0, unneeded, length);
    length -= unneeded;
    first += unneeded;
  };
  return {
    push(samples) {
      dropRead();
      if (length + samples.length > held.length) {
        const larger = new Float32Array(2 * (length + samples.length));
        larger.set(held.subarray(0, length));
        held = larger;
      }
      held.set(samples, length);
      length += samples.length;
    },
    hasNext: (ended) => at + (ended ? 0 : reach) < first + length,
    next() {
      const filter = part * 2 * reach;
      const start = at - reach + 1 - first;
      const taps = Math.min(2 * reach, length - start);
      let sum = 0;
      for (let tap = Math.max(0, -start); tap < taps; tap++)
        sum += (filters[filter + tap] ?? 0) * (held[start + tap] ?? 0);
      part += step;
      at += Math.floor(part / parts);
      part %= parts;
      return sum;
    },
    position: () => at + part / parts,
    clear() {
      length = 0;
      first = 0;
      at = 0;
      part = 0;
    },
  };
}

/** One after the other: what weighs on the samples around a place that is 0, 1, 2… parts behind one of them. */
function makeFilters(parts: number, reach: number, cutoff: number): Float32Array {
  return Float32Array.from({ length: parts * 2 * reach }, (_, index) => {
    const tap = index % (2 * reach);
    const place = (index - tap) / (2 * reach) / parts;
    return cutoff * windowedSinc(Math.abs(place - (tap - reach + 1)) * cutoff);
  });
}

function windowedSinc(distance: number): number {
  if (distance === 0) return 1;
  if (distance > crossings) return 0;
  const x = Math.PI * distance;
  return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / crossings));
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
