import { expect, test } from 'vitest';
import { createFraming, createMeasure, measureLoudness } from './audio-frames.ts';

const tone = (hertz: number, amplitude: number) =>
  Int16Array.from({ length: 512 }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / 16_000));

test('loudness is in decibels below the loudest possible', () => {
  expect(measureLoudness(tone(1000, 32_767)).loudness).toBeCloseTo(-3, 0);
  expect(measureLoudness(tone(1000, 3277)).loudness).toBeCloseTo(-23, 0);
  expect(measureLoudness(new Int16Array(512)).loudness).toBe(-100);
  expect(createMeasure()(tone(1000, 3277)).loudness).toBeCloseTo(-23, 0);
});

test('a hum has no highs, and speech has', () => {
  const measure = createMeasure();
  const settled = (hertz: number) => {
    for (let count = 0; count < 4; count++) measure(tone(hertz, 3000));
    return measure(tone(hertz, 3000)).highs;
  };
  expect(settled(125)).toBeLessThan(-40);
  expect(settled(250)).toBeLessThan(-25);
  expect(settled(1000)).toBeGreaterThan(-3);
});

test('sound of any size comes out in frames of 512 samples, all of it and in order', () => {
  const framing = createFraming();
  const sound = Int16Array.from({ length: 3000 }, (_, index) => index);
  const frames = [1, 319, 700, 1980].reduce<{ at: number; out: Int16Array[] }>(
    ({ at, out }, size) => ({ at: at + size, out: [...out, ...framing(sound.slice(at, at + size))] }),
    { at: 0, out: [] },
  ).out;
  expect(frames.map(({ length }) => length)).toEqual([512, 512, 512, 512, 512]);
  expect(frames.flatMap((frame) => [...frame])).toEqual([...sound.slice(0, 2560)]);
});
