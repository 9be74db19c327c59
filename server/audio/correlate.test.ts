import { expect, test } from 'vitest';
import { correlate } from './correlate.ts';

/** Without a period, and the same in every run. */
const noise = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, index) => ((Math.sin((index + 1) * seed) * 43_758.5453) % 1) * 1000);

/** Sample by sample. */
function directly(part: Float32Array, whole: Float32Array): number[] {
  return Array.from({ length: Math.max(0, whole.length - part.length + 1) }, (_, at) =>
    part.reduce((sum, sample, index) => sum + sample * (whole[at + index] ?? 0), 0),
  );
}

test.each([
  [768, 6768],
  [5, 7],
  [64, 64],
  [1, 1],
  [3, 8],
])('%d samples in %d: the same as sample by sample', (part, whole) => {
  const [one, other] = [noise(part, 1), noise(whole, 7)];
  const sums = directly(one, other);
  const found = correlate(one, other);
  expect(found).toHaveLength(sums.length);
  const largest = Math.max(...sums.map(Math.abs));
  for (const [at, sum] of sums.entries()) expect(Math.abs((found[at] ?? Number.NaN) - sum)).toBeLessThan(largest / 1e6);
});

test('a part is found where it was taken from', () => {
  const whole = noise(5000, 3.7);
  const sums = correlate(whole.slice(1234, 1834), whole);
  expect(sums.indexOf(Math.max(...sums))).toBe(1234);
});

test('what does not fit is nowhere', () => {
  expect(correlate(noise(9, 1), noise(8, 2))).toHaveLength(0);
});
