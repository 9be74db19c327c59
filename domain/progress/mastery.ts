import type { Evidence } from '../tutor.ts';

/**
 * What a student has shown, and what he is likely to remember, are two things and stay two numbers: `mastery` comes from
 * marked evidence alone and does not fall with time; `recall` is the memory model's guess for today and knows nothing of
 * how good the answers were. Only the colour of a section puts them together.
 */
export type SectionState = 'not seen' | 'learning' | 'secure' | 'fading';

/** Every threshold of the map, in one place. */
export const thresholds = {
  /** So many different items must have been shown before a section can be secure: one lucky answer is not a section. */
  itemsForSecure: 3,
  /** Three right answers give 1, two right and one half right 0.83, two right and one wrong 0.67. */
  secureMastery: 0.75,
  /** The memory model brings an item back when recall has fallen to 0.9. It fades when it has been left about as long again. */
  fadingRecall: 0.85,
} as const;

/** Each rung of the hint ladder takes a fifth away; the fifth rung is the answer itself. */
const rungs = 5;
const credits: Record<Evidence['verdict'], number> = { right: 1, partly: 0.5, 'not yet': 0 };

export type Shown = Pick<Evidence, 'itemKind' | 'itemId' | 'verdict' | 'hints'> & { shownAt: Date };

export function creditOf({ verdict, hints }: Pick<Evidence, 'verdict' | 'hints'>): number {
  return credits[verdict] * (1 - Math.min(hints, rungs) / rungs);
}

/** From 0 to 1. Items that are still missing to the number a section needs count as nothing shown. */
export function masteryOf(shown: readonly Shown[]): number {
  const items = groupByItem(shown);
  const strengths = [...items.values()].map(strengthOf);
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return items.size === 0 ? 0 : sum / Math.max(thresholds.itemsForSecure, items.size);
}

/** The mean over what was ever known; nothing when nothing was. */
export function recallOfSection(recalls: readonly number[]): number | null {
  return recalls.length === 0 ? null : recalls.reduce((total, recall) => total + recall, 0) / recalls.length;
}

export function stateOfSection(mastery: number, recall: number | null, pieces: number): SectionState {
  if (pieces === 0) return 'not seen';
  if (mastery < thresholds.secureMastery) return 'learning';
  return recall !== null && recall < thresholds.fadingRecall ? 'fading' : 'secure';
}

function groupByItem(shown: readonly Shown[]): Map<string, Shown[]> {
  return Map.groupBy(shown, ({ itemKind, itemId }) => `${itemKind} ${itemId}`);
}

/** The newest counts most: what was wrong last week and is right today has been learnt. */
function strengthOf(pieces: readonly Shown[]): number {
  const newestFirst = pieces.toSorted((a, b) => b.shownAt.getTime() - a.shownAt.getTime()).slice(0, 3);
  const weighed = newestFirst.map((piece, age) => ({ credit: creditOf(piece), weight: 1 / 2 ** age }));
  const weight = weighed.reduce((total, one) => total + one.weight, 0);
  return weighed.reduce((total, one) => total + one.credit * one.weight, 0) / weight;
}
