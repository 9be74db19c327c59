import { publicPaths } from './public-paths.ts';
import { interleave, summarise } from './rounds.ts';

type Taken = ReturnType<typeof summarise> & { path: string };

/** Measures every public page against its floor, and gives back the one that is worst, and how many there are. */
export async function findWorstPage(
  rounds: number,
  sides: { floor(path: string): Promise<number>; ours(path: string): Promise<number> },
): Promise<{ worst: Taken; pages: number }> {
  const taken: Taken[] = [];
  for (const path of await publicPaths()) {
    const figures = await interleave(rounds, { floor: () => sides.floor(path), ours: () => sides.ours(path) });
    taken.push({ ...summarise(figures), path });
  }
  const worst = taken.toSorted((a, b) => b.ours / b.floor - a.ours / a.floor || b.ours - a.ours)[0];
  if (!worst) throw new Error('There are no public pages');
  return { worst, pages: taken.length };
}
