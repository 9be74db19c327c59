import { stemsOf } from '#domain/marking/topic-stems.ts';

/** What a line says beside the words of the title. */
export function ownStems(text: string, title: string): Set<string> {
  const ofTitle = new Set(stemsOf(title));
  return new Set(stemsOf(text).filter((stem) => !ofTitle.has(stem)));
}

/** How far two lines say the same: what they share, of the shorter one. */
export function overlapOf(one: string, other: string, title: string): number {
  const [a, b] = [ownStems(one, title), ownStems(other, title)];
  const shorter = Math.min(a.size, b.size);
  return shorter >= fewestStems ? [...a].filter((stem) => b.has(stem)).length / shorter : 0;
}

/** Fewer words of its own than that may stand in any line. */
const fewestStems = 4;
/** From here on a line is another one put in other words. */
export const reworded = 0.6;
