import { sincResample } from '../../../audio/sinc-resample.ts';
import { dittliRate } from './voices.ts';

/** What the model gives. */
const modelRate = 44_100;

/** The model's sound at the rate that goes over the line: half of it, where next to nothing is lost of a voice. */
export function toDittliSound(sound: Float32Array, raise: number): Int16Array {
  const samples = sincResample(sound, (modelRate / dittliRate) * raise);
  return Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
}
