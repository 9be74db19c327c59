import type { KeyPoint, QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { findCommonError } from '#domain/marking/common-error.ts';
import { isContent, isNegator } from '#domain/marking/plain-words.ts';
import { stemOf, tokenise } from '#domain/marking/tokens.ts';

/** A wrong idea that is often given: a misconception of the section, or one that the question lists. */
export function spotSlip(
  question: QuickFireQuestion | undefined,
  points: KeyPoint[],
  words: string,
): string | undefined {
  return spotMisconception(points, words)?.correction ?? (question && findCommonError(question, words, wordLists));
}

export type Misconception = Extract<KeyPoint, { type: 'misconception' }>;

export function spotMisconception(points: KeyPoint[], words: string): Misconception | undefined {
  return points.find(
    (point): point is Misconception => point.type === 'misconception' && says(words, point.misconception),
  );
}

/** As good as the same statement: most of its words, the same directions, and as many negations. */
export function says(words: string, statement: string): boolean {
  const said = readStatement(words);
  const meant = readStatement(statement);
  if (meant.stems.size === 0 || said.negated !== meant.negated) return false;
  if (
    meant.ways.some((way) => !said.ways.includes(way)) ||
    said.ways.some((way) => meant.ways.length && !meant.ways.includes(way))
  )
    return false;
  const shared = [...meant.stems].filter((stem) => said.stems.has(stem)).length;
  return shared / meant.stems.size >= likeness && shared >= 2;
}

/** About the same thing, and all the other way, or one denied and the other not. */
export function contradicts(words: string, statement: string): boolean {
  const said = readStatement(words);
  const meant = readStatement(statement);
  const shared = [...meant.stems].filter((stem) => said.stems.has(stem)).length;
  const opposed = said.ways.length === 1 && meant.ways.length === 1 && said.ways[0] !== meant.ways[0];
  return (
    (shared >= 1 && opposed) ||
    (shared >= 2 && said.negated !== meant.negated && said.ways.join() === meant.ways.join())
  );
}

const likeness = 0.7;

function readStatement(text: string) {
  const tokens = tokenise(text);
  const ways = tokens.flatMap(({ stem }) => (up.has(stem) ? '+' : down.has(stem) ? '-' : []));
  const stems = tokens.filter(
    (token) => isContent(token) && !isNegator(token) && !up.has(token.stem) && !down.has(token.stem),
  );
  return {
    negated: tokens.filter(isNegator).length % 2,
    ways: [...new Set(ways)],
    stems: new Set(stems.map(({ stem }) => stem)),
  };
}

const up = new Set(
  'rise rises rose risen rising increase higher grow raise up more outward right above surplus'.split(' ').map(stemOf),
);
const down = new Set(
  'fall falls fell fallen falling decrease lower drop decline reduce down less inward left below shortage'
    .split(' ')
    .map(stemOf),
);
