import { compileFrame, type Lists } from './frame-notation.ts';
import type { PlainWords } from './plain-words.ts';

/** Ways of saying one thing, ready to be looked for. */
export type Frames = { find(text: PlainWords): Iterable<FoundFrame>; isIn(stretch: string): boolean };

/** Where in the text it was said. */
export type FoundFrame = { from: number; to: number };

/**
 * Frames (see frame-notation.ts) as one thing that finds them. A frame is tried only where each of its words is
 * somewhere in the text, which leaves a handful of many hundred.
 */
export function compileFrames(frames: string[], lists: Lists): Frames {
  const compiled = frames.map((frame) => compileFrame(frame, lists));
  const all = new RegExp(`(?<= )(?:${compiled.map(({ source }) => source).join('|')})`);
  const each = compiled.map(({ source, needs }) => ({ pattern: new RegExp(`(?<= )(?:${source})`, 'g'), needs }));
  const framesBy = indexByWord(each.map(({ needs }) => needs));
  return {
    *find({ text, words }) {
      for (const index of candidates(framesBy, words)) {
        const frame = each[index];
        if (!frame?.needs.every((choices) => choices.some((word) => words.has(word)))) continue;
        for (const match of text.matchAll(frame.pattern))
          yield { from: match.index, to: match.index + match[0].length };
      }
    },
    isIn: (stretch) => all.test(stretch),
  };
}

/** A frame is kept under those of its words of which there are fewest to choose from, or under none if it needs none. */
function indexByWord(needsOfEach: string[][][]): Map<string, number[]> {
  const framesBy = new Map<string, number[]>();
  for (const [index, needs] of needsOfEach.entries()) {
    const [fewest = ['']] = needs.toSorted((one, other) => one.length - other.length);
    for (const word of new Set(fewest)) framesBy.set(word, [...(framesBy.get(word) ?? []), index]);
  }
  return framesBy;
}

/** In the order in which they were written. */
function candidates(framesBy: Map<string, number[]>, words: ReadonlySet<string>): number[] {
  const found = new Set(framesBy.get(''));
  for (const word of words) for (const index of framesBy.get(word) ?? []) found.add(index);
  return [...found].sort((one, other) => one - other);
}
