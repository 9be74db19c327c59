import { shareSaid } from '../marking/likeness.ts';
import { type Token, tokenise } from '../marking/tokens.ts';
import { pick, shuffle } from '../practice/shuffle.ts';
import { reverseStep } from './reverse-step.ts';

export type MissingLink = { steps: (string | null)[]; at: number; options: string[]; right: number };

/** `nearby`: steps of other chains, the nearest first. Nothing when they do not give enough to choose from. */
export function hideLink(steps: readonly string[], nearby: readonly string[], seed: number): MissingLink | undefined {
  const at = pick([...steps.keys()].slice(1), seed);
  const right = at === undefined ? undefined : steps[at];
  if (at === undefined || right === undefined) return undefined;
  const wrong = distractors(right, steps, nearby, seed);
  if (wrong.length < optionCount - 1) return undefined;
  const options = shuffle([right, ...wrong], seed + 1);
  const shown = steps.map((step, place) => (place === at ? null : step));
  return { steps: shown, at, options, right: options.indexOf(right) };
}

const optionCount = 4;

/** The step itself the other way round, where that can be said, and steps that belong elsewhere and are about as long. */
function distractors(right: string, steps: readonly string[], nearby: readonly string[], seed: number): string[] {
  const turned = reverseStep(right);
  const taken = steps.map((step) => tokenise(step));
  const near: string[] = [];
  for (const step of nearby) {
    if (near.length === nearest) break;
    if (!isAsLong(step, right)) continue;
    const words = tokenise(step);
    if (taken.some((other) => isAlike(words, other))) continue;
    near.push(step);
    taken.push(words);
  }
  return [...(turned ? [turned] : []), ...shuffle(near, seed)].slice(0, optionCount - 1);
}

const nearest = 6;

function isAlike(one: Token[], other: Token[]): boolean {
  return Math.max(shareSaid(one, other), shareSaid(other, one)) >= 0.5;
}

function isAsLong(one: string, other: string): boolean {
  const [a, b] = [one.length, other.length];
  return Math.max(a, b) <= 2.6 * Math.min(a, b);
}
