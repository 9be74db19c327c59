import { earsRate, frameSamples } from '../../../providers/speech/interface.ts';

/** What a frame sounds like, besides whether it is speech. */
export type Sound = {
  /** In decibels below the loudest possible: speech near a microphone is at -35 to -15, a quiet room at -60. */
  loudness: number;
  /** What of it lies above 600 Hz, in decibels: a hum through closed lips is under -25, most of speech is above. */
  highs: number;
};

/** Without the highs: they are needed only while the tutor speaks. */
export function measureLoudness(frame: Int16Array): Sound {
  let energy = 0;
  for (let index = 0; index < frame.length; index++) energy += (frame[index] as number) ** 2;
  return { loudness: toLoudness(energy, frame), highs: 0 };
}

/** For the frames of one microphone, in their order. Written out: it runs for every sample of every student. */
export function createMeasure(): (frame: Int16Array) => Sound {
  // Two second-order Butterworth filters, one after the other.
  const angle = (2 * Math.PI * 600) / earsRate;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const b = (1 + Math.cos(angle)) / 2 / (1 + alpha);
  const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  let kept: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  return (frame) => {
    let energy = 0;
    let highEnergy = 0;
    let [x1, x2, y1, y2, z1, z2] = kept;
    for (let index = 0; index < frame.length; index++) {
      const x = frame[index] as number;
      const y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
      const z = b * (y - 2 * y1 + y2) - a1 * z1 - a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      energy += x * x;
      highEnergy += z * z;
    }
    kept = [x1, x2, y1, y2, z1, z2];
    return { loudness: toLoudness(energy, frame), highs: energy === 0 ? 0 : decibels(highEnergy / energy) };
  };
}

function toLoudness(energy: number, { length }: Int16Array): number {
  return energy === 0 ? -100 : decibels(energy / length / 32_768 ** 2);
}

const decibels = (ratio: number) => 10 * Math.log10(ratio + 1e-12);

/** Cuts what the browser sends into frames of the detector's size, whatever sizes it comes in. */
export function createFraming(): (samples: Int16Array) => Int16Array[] {
  let frame = new Int16Array(frameSamples);
  let filled = 0;
  return (samples) => {
    const whole: Int16Array[] = [];
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + frameSamples - filled);
      frame.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < frameSamples) break;
      whole.push(frame);
      frame = new Int16Array(frameSamples);
      filled = 0;
    }
    return whole;
  };
}

export function joinFrames(frames: Int16Array[]): Int16Array {
  const all = new Int16Array(frames.length * frameSamples);
  for (const [index, frame] of frames.entries()) all.set(frame, index * frameSamples);
  return all;
}
