import { type CompiledFrame, compileFrame, type Lists } from './frame-notation.ts';
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
  let all: RegExp | undefined;
  const each: Frame[] = compiled.map((frame) => ({ ...frame, pattern: undefined }));
  const found: Frames = {
    find(plain) {
      const tried = candidatesIn(plain).get(found);
      return tried
        ? findEach(
            tried.map((index) => each[index]).filter((frame) => frame !== undefined),
            plain,
          )
        : [];
    },
    isIn(stretch) {
      all ??= new RegExp(`(?<= )(?:${compiled.map(({ source }) => source).join('|')})`);
      return all.test(stretch);
    },
  };
  keepByWord(found, each);
  return found;
}

/** Its pattern is made when it is first tried: most of many hundred never are. */
type Frame = CompiledFrame & { pattern: RegExp | undefined };

function* findEach(frames: Frame[], { text, words }: PlainWords): Generator<FoundFrame> {
  for (const frame of frames) {
    if (!frame.needs.every((choices) => choices.some((word) => words.has(word)))) continue;
    frame.pattern ??= new RegExp(`(?<= )(?:${frame.source})`, 'g');
    for (const match of text.matchAll(frame.pattern)) yield { from: match.index, to: match.index + match[0].length };
  }
}

/** All frames there are by one of their words, so that a text is gone through once and not once for each kind. */
const framesBy = new Map<string, { of: Frames; index: number }[]>();
let candidatesBy = new WeakMap<PlainWords, Map<Frames, number[]>>();

/**
 * A frame is kept under those of its words that are rarest among its like, or under none if it needs none: under 'i' it
 * would be tried with nearly every text.
 */
function keepByWord(of: Frames, each: Frame[]): void {
  candidatesBy = new WeakMap();
  const uses = new Map<string, number>();
  for (const word of each.flatMap(({ needs }) => needs.flat())) uses.set(word, (uses.get(word) ?? 0) + 1);
  const usesOf = (choices: string[]) => choices.reduce((sum, word) => sum + (uses.get(word) ?? 0), 0);
  for (const [index, { needs }] of each.entries()) {
    const [rarest = ['']] = needs.toSorted((one, other) => usesOf(one) - usesOf(other));
    for (const word of new Set(rarest)) {
      const kept = framesBy.get(word) ?? [];
      kept.push({ of, index });
      framesBy.set(word, kept);
    }
  }
}

/** In the order in which they were written. */
function candidatesIn(plain: PlainWords): Map<Frames, number[]> {
  const known = candidatesBy.get(plain);
  if (known) return known;
  const found = new Map<Frames, Set<number>>();
  for (const word of ['', ...plain.words]) {
    for (const { of, index } of framesBy.get(word) ?? []) {
      const indexes = found.get(of);
      if (indexes) indexes.add(index);
      else found.set(of, new Set([index]));
    }
  }
  const candidates = new Map([...found].map(([of, indexes]) => [of, [...indexes].sort((one, other) => one - other)]));
  candidatesBy.set(plain, candidates);
  return candidates;
}
