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
  return {
    *find({ text, words }) {
      for (const { pattern, needs } of each) {
        if (!needs.every((choices) => choices.some((word) => words.has(word)))) continue;
        for (const match of text.matchAll(pattern)) yield { from: match.index, to: match.index + match[0].length };
      }
    },
    isIn: (stretch) => all.test(stretch),
  };
}
