import type { Need, Reading } from './formula.ts';

/** What is read from the run of the words, where the place of a figure says more than the noun beside it. */
export function fromText<T>(label: string, read: (reading: Reading) => T | undefined): Need<T> {
  return {
    label,
    roles: [],
    take: (_, reading) => {
      const found = read(reading);
      return found === undefined ? undefined : { value: found, used: reading.figures.map(({ index }) => index) };
    },
  };
}

/** The figures that a pattern names, such as `#(?<price>\d+)`. */
export function pick<K extends string>(
  reading: Reading,
  pattern: RegExp,
  ..._keys: K[]
): Record<K, number> | undefined {
  const groups = pattern.exec(reading.text)?.groups;
  if (!groups) return undefined;
  const found: Record<string, number> = {};
  for (const [key, index] of Object.entries(groups)) {
    if (index === undefined) continue;
    const value = valueAt(reading, Number(index));
    if (value === undefined) return undefined;
    found[key] = value;
  }
  return found as Record<K, number>;
}

export function valueAt({ facts, figures }: Reading, index: number): number | undefined {
  return facts.find(({ figure }) => figure.index === index)?.figure.value ?? figures[index]?.value;
}

/** The figures left in the words, without the student's own result. */
export function told(reading: Reading) {
  return reading.facts.map(({ figure }) => figure);
}
