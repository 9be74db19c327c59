/** One round: the floor's figure and ours, taken right after one another. */
export type Round = { floor: number; ours: number };

type Sides = { floor: () => Promise<number>; ours: () => Promise<number> };

/**
 * Floor, ours, floor, ours…: whatever else the machine does in these minutes happens to both, and each ratio compares
 * neighbours in time.
 */
export async function interleave(rounds: number, { floor, ours }: Sides): Promise<Round[]> {
  const taken: Round[] = [];
  while (taken.length < rounds) taken.push({ floor: await floor(), ours: await ours() });
  return taken;
}

/** The medians of both sides, and the median of the ratios round by round, which is what a goal is held against. */
export function summarise(rounds: Round[]): Round & { ratio: number } {
  return {
    floor: median(rounds.map(({ floor }) => floor)),
    ours: median(rounds.map(({ ours }) => ours)),
    ratio: median(rounds.map(({ floor, ours }) => ours / floor)),
  };
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
