import { expect, test } from 'vitest';
import { createResampler } from './resampler.ts';

function resample(fromRate: number, toRate: number, hertz: number): Float32Array {
  const resampler = createResampler(fromRate, toRate);
  const sound = Float32Array.from({ length: fromRate }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / fromRate),
  );
  const out: number[] = [];
  // In the browser's own pieces of 128, across whose seams nothing may be lost.
  for (let at = 0; at < sound.length; at += 128) {
    resampler.push(sound.subarray(at, at + 128));
    while (resampler.hasNext(false)) out.push(resampler.next());
  }
  while (resampler.hasNext(true)) out.push(resampler.next());
  return Float32Array.from(out);
}

/** The root mean square, without the first and last moments. */
function loudness(sound: Float32Array): number {
  const middle = sound.subarray(1000, -1000);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

test.each([
  [48_000, 16_000],
  [44_100, 16_000],
  [16_000, 16_000],
  [16_000, 48_000],
  [24_000, 44_100],
])('speech from %i to %i samples a second keeps its length and its loudness', (from, to) => {
  const sound = resample(from, to, 440);
  expect(Math.abs(sound.length - to)).toBeLessThanOrEqual(1);
  expect(loudness(sound)).toBeCloseTo(Math.SQRT1_2, 2);
  const expected = Float32Array.from(sound, (_, index) => Math.sin((2 * Math.PI * 440 * index) / to));
  const error = loudness(sound.map((sample, index) => sample - (expected[index] ?? 0)));
  expect(error).toBeLessThan(0.01);
});

test('what the ears cannot take does not come back as another sound', () => {
  expect(loudness(resample(48_000, 16_000, 11_000))).toBeLessThan(0.02);
  expect(loudness(resample(48_000, 16_000, 6_000))).toBeGreaterThan(0.6);
});

test('a second of sound is read to the very sample, whatever the rates', () => {
  const resampler = createResampler(16_000, 44_100);
  resampler.push(new Float32Array(16_000));
  for (let count = 0; count < 44_100; count++) resampler.next();
  expect(resampler.position()).toBe(16_000);
  expect(resampler.hasNext(true)).toBe(false);
});
