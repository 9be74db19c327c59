import { breakChain } from '#domain/exercises/broken-link.ts';
import type { ChainKind } from '#domain/exercises/inputs.ts';
import { hideLink } from '#domain/exercises/missing-link.ts';
import { dealLinks } from '#domain/exercises/order-links.ts';
import { pick } from '#domain/practice/shuffle.ts';
import type { Course } from '#server/teaching/curriculum/library.ts';
import { termOf } from '#server/teaching/methods/analysis.ts';
import { lowerFirst } from '#server/teaching/say/say-point.ts';
import { type PlacedChain, sectionsNear } from './course-items.ts';

type Placed = { itemId: string; seed: number; section: { id: string; title: string } };

/** What the student sees of an exercise: nothing that answers it. */
export type ChainView = Placed &
  (
    | { kind: 'order'; steps: string[] }
    | { kind: 'missing'; steps: (string | null)[]; options: string[] }
    | { kind: 'broken'; steps: string[] }
    | { kind: 'write'; before: string[]; left: number }
    | { kind: 'paragraph'; from: string; to: string; term: string | null }
  );

/** Nothing when this chain does not give that kind of exercise. The same seed gives the same one. */
export function viewChain(course: Course, placed: PlacedChain, kind: ChainKind, seed: number): ChainView | undefined {
  const { point, section } = placed;
  const { steps } = point;
  const base: Placed = { itemId: point.id, seed, section: { id: section.id, title: section.title } };
  switch (kind) {
    case 'order':
      return { ...base, kind, steps: dealLinks(steps, seed).map((at) => steps[at] ?? '') };
    case 'missing': {
      const hidden = hideLink(steps, stepsNear(course, placed), seed);
      return hidden && { ...base, kind, steps: hidden.steps, options: hidden.options };
    }
    case 'broken': {
      const broken = breakChain(steps, seed);
      return broken && { ...base, kind, steps: broken.steps };
    }
    case 'write': {
      const at = linkToWrite(steps, seed);
      return { ...base, kind, before: steps.slice(0, at), left: steps.length - at };
    }
    case 'paragraph': {
      const term = termOf(placed)?.term;
      return { ...base, kind, from: steps[0] ?? '', to: steps.at(-1) ?? '', term: term ? lowerFirst(term) : null };
    }
  }
}

/** Steps of other chains, the nearest first: what a student might take for the link that is wanted. */
export function stepsNear(course: Course, { point, section }: PlacedChain): string[] {
  return sectionsNear(course, section)
    .flatMap(({ keyPoints }) => keyPoints)
    .flatMap((other) => (other.type === 'chain' && other.id !== point.id ? other.steps.slice(1) : []));
}

export function linkToWrite(steps: string[], seed: number): number {
  return pick([...steps.keys()].slice(1), seed) ?? 1;
}
