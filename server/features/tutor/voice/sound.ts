import { earsRate, frameSamples } from '../../../providers/tutor-interfaces.ts';

/** What a frame sounds like, besides whether it is speech. */
export type Sound = {
  /** In decibels below the loudest possible: speech near a microphone is at -35 to -15, a quiet room at -60. */
  loudness: number;
  /** What of it lies above 600 Hz, in decibels: a hum through closed lips is under -25, most of speech is above. */
  highs: number;
};

/** For the frames of one microphone, in their order. */
export function createMeasure(): (frame: Int16Array) => Sound {
  const filters = [createHighPass(600), createHighPass(600)];
  return (frame) => {
    let energy = 0;
    let highEnergy = 0;
    for (const sample of frame) {
      const high = filters.reduce((value, filter) => filter(value), sample);
      energy += sample * sample;
      highEnergy += high * high;
    }
    if (energy === 0) return { loudness: -100, highs: 0 };
    return { loudness: decibels(energy / frame.length / 32_768 ** 2), highs: decibels(highEnergy / energy) };
  };
}

/** A second-order Butterworth filter. */
function createHighPass(hertz: number): (sample: number) => number {
  const angle = (2 * Math.PI * hertz) / earsRate;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const b = (1 + Math.cos(angle)) / 2 / (1 + alpha);
  const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

const decibels = (ratio: number) => 10 * Math.log10(ratio + 1e-12);

/** Cuts what the browser sends into frames of the detector's size, whatever sizes it comes in. */
export function createFraming(): (samples: Int16Array) => Int16Array[] {
  let rest = new Int16Array(0);
  return (samples) => {
    const all = new Int16Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const whole = all.length - (all.length % frameSamples);
    rest = all.slice(whole);
    return Array.from({ length: whole / frameSamples }, (_, index) =>
      all.subarray(index * frameSamples, (index + 1) * frameSamples),
    );
  };
}
