import { pick } from '../practice/shuffle.ts';
import { reverseStep } from './reverse-step.ts';

export type BrokenChain = { steps: string[]; at: number; right: string };

/** A chain with one step turned round; never the first, which is given. Nothing when no step can be turned. */
export function breakChain(steps: readonly string[], seed: number): BrokenChain | undefined {
  const breakable = steps.flatMap((step, at) => {
    const turned = at > 0 ? reverseStep(step) : undefined;
    return turned ? [{ at, turned, right: step }] : [];
  });
  const broken = pick(breakable, seed);
  return broken && { steps: steps.with(broken.at, broken.turned), at: broken.at, right: broken.right };
}
