import { findSlots, type Hit, type WordLists } from './pattern.ts';
import type { Token } from './tokens.ts';

/** The words that meet a pattern: the places of their tokens, in the order of the text. */
export type Evidence = number[];

/** How far apart the words of one pattern may stand. */
const reach = 28;

/**
 * The places in an answer where a pattern is met: from each word on, with the nearest words, and again with the nearest
 * that the student did not take from the prompt.
 */
export function findEvidence(pattern: string, tokens: Token[], lists: WordLists, inPrompt: boolean[] = []): Evidence[] {
  const slots = findSlots(pattern, tokens, lists);
  if (slots.some((hits) => hits.length === 0)) return [];
  const starts = new Set(slots.flatMap((hits) => hits.map(({ at }) => at)));
  return [...starts].flatMap((start) => {
    const within = slots.map((hits) => hits.filter(({ at }) => at >= start && at <= start + reach));
    const nearest = within.flatMap((hits) => hits[0] ?? []);
    if (nearest.length < slots.length) return [];
    const own = within.flatMap((hits) => hits.find(({ at }) => !inPrompt[at]) ?? hits[0] ?? []);
    return [placesOf(nearest), placesOf(own)];
  });
}

function placesOf(hits: Hit[]): Evidence {
  const places = hits.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset));
  return [...new Set(places)].sort((a, b) => a - b);
}
