/** Sounds that people make while they listen, made from nothing: there are no free recordings to take. */
const rate = 16_000;

/** 'Mm-hmm': a voice through closed lips. Its first resonance is near 250 Hz, and little is left above 600. */
export function hum(pitch: number, parts: { on: number; off: number }[]): Int16Array {
  const noise = noiseFrom(7);
  return join(
    parts.flatMap(({ on, off }) => {
      let phase = 0;
      const voiced = samples(on, (index, length) => {
        const bend = pitch * (1 + 0.12 * Math.sin((Math.PI * index) / length));
        phase += (2 * Math.PI * bend) / rate;
        return 0.04 * fade(index, length) * (nasal(phase, bend) + 0.0125 * noise());
      });
      return [voiced, samples(off, () => 0.008 * noise())];
    }),
  );
}

function nasal(phase: number, pitch: number): number {
  let sum = 0;
  for (let harmonic = 1; harmonic <= 14; harmonic++) {
    const ratio = (pitch * harmonic) / 250;
    const gain = 1 / harmonic / Math.hypot(1 - ratio ** 2, ratio * 0.4) + 0.004 / harmonic;
    sum += gain * Math.sin(harmonic * phase);
  }
  return sum;
}

/** Air that breaks out at once and dies away. */
export function cough(seed: number, bursts: { on: number; off: number }[]): Int16Array {
  const noise = noiseFrom(seed);
  let low = 0;
  return join(
    bursts.flatMap(({ on, off }) => {
      const burst = samples(on, (index, length) => {
        const white = noise();
        low += 0.35 * (white - low);
        return 0.5 * Math.exp((-4 * index) / length) * Math.min(1, index / 40) * (0.6 * white + low);
      });
      return [burst, samples(off, () => 0)];
    }),
  );
}

export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * rate));
}

export function join(pieces: Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function samples(seconds: number, make: (index: number, length: number) => number): Int16Array {
  const length = Math.round(seconds * rate);
  return Int16Array.from({ length }, (_, index) => 32_767 * Math.max(-1, Math.min(1, make(index, length))));
}

function fade(index: number, length: number): number {
  return Math.min(1, index / (0.03 * rate), (length - index) / (0.04 * rate));
}

/** The same noise every time. */
export function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * 2 - 1;
  };
}
