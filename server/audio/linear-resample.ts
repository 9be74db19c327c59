/** To another rate, piece by piece, by straight lines between samples: enough for speech that a vendor has made. */
export function createResampler(to: number): (samples: Int16Array, from: number) => Int16Array {
  let last = 0;
  /** Where the next sample is wanted, counted from `last`. */
  let at = 1;
  return (samples, from) => {
    if (from === to || samples.length === 0) return samples;
    const step = from / to;
    const made: number[] = [];
    for (; at <= samples.length; at += step) {
      const index = Math.floor(at);
      const before = index === 0 ? last : (samples[index - 1] ?? last);
      const after = samples[index] ?? before;
      made.push(before + (after - before) * (at - index));
    }
    last = samples.at(-1) ?? last;
    at -= samples.length;
    return Int16Array.from(made);
  };
}
