import { expect, test } from 'vitest';
import { rate } from './rate.ts';

test('the surer the chooser and the nearer the entry, the more it is worth and the likelier it is', () => {
  const rated = [rate('a', 0.01, 0.3), rate('a', 0.5, 0.3), rate('a', 0.99, 0.3), rate('a', 0.99, 0.8)];
  for (const key of ['worth', 'probability'] as const)
    expect(rated.map((found) => found[key])).toEqual(rated.map((found) => found[key]).toSorted((a, b) => a - b));
});

test('nothing is certain or impossible, though the chooser says so', () => {
  for (const [chosen, nearness] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const { worth, probability } = rate('a', chosen, nearness);
    expect(Number.isFinite(worth)).toBe(true);
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThan(1);
  }
});
