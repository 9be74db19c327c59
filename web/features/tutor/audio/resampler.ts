/** Zero crossings on each side of the filter: enough that speech keeps its consonants, few enough for a phone. */
const crossings = 8;
/** Steps of the filter's table between two crossings. */
const steps = 64;

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
  const cutoff = Math.min(1, (0.94 * toRate) / fromRate);
  const reach = Math.ceil(crossings / cutoff);
  const filter = windowedSinc();
  const step = fromRate / toRate;
  let held = new Float32Array(8192);
  let length = 0;
  /** Index, over all that was pushed, of the first sample that is still held. */
  let first = 0;
  let at = 0;

  const dropRead = () => {
    const unneeded = Math.min(length, Math.floor(at) - reach - first);
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
      const middle = Math.floor(at);
      let sum = 0;
      for (
        let index = Math.max(first, middle - reach + 1);
        index <= middle + reach && index < first + length;
        index++
      ) {
        sum += (held[index - first] ?? 0) * weight(filter, Math.abs(at - index) * cutoff);
      }
      at += step;
      return sum * cutoff;
    },
    position: () => at,
    clear() {
      length = 0;
      first = 0;
      at = 0;
    },
  };
}

function weight(filter: Float32Array, distance: number): number {
  const place = distance * steps;
  const index = Math.floor(place);
  const here = filter[index] ?? 0;
  return here + ((filter[index + 1] ?? 0) - here) * (place - index);
}

function windowedSinc(): Float32Array {
  return Float32Array.from({ length: crossings * steps + 1 }, (_, index) => {
    const x = (Math.PI * index) / steps;
    const sinc = index === 0 ? 1 : Math.sin(x) / x;
    return sinc * (0.5 + 0.5 * Math.cos(x / crossings));
  });
}
