import { sincResample } from '../server/audio/sinc-resample.ts';

/** To 16 kHz for the ears. */
export function toEarsRate(sound: Int16Array, rate: number): Int16Array {
  return rate === 16_000 ? sound : Int16Array.from(sincResample(Float32Array.from(sound), rate / 16_000));
}
