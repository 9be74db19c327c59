import { createPhraseIndex } from '../facts/phrase-index.ts';
import { tokensOf } from '../facts/tokens.ts';
import type { Case, CaseFact } from './case.ts';
import type { Cases } from './read-cases.ts';

type CaseQuery = {
  words: string;
  /** What the student said before. */
  before: string;
  /** The sections that the words may be about, the likeliest first. */
  sections: string[];
};

export type Found = { case: Case; fact: CaseFact };

/** What the case that the student names shows at this point; nothing where he names none or several, or asks something else of it. */
export function findCase(cases: Cases, { words, before, sections }: CaseQuery): Found | undefined {
  const [one, another] = cases.namedIn(words);
  if (!one || another) return undefined;
  const [best] = one.facts
    .map((fact) => ({ fact, worth: worthOf(fact, words, before, sections) }))
    .sort((a, b) => b.worth - a.worth);
  return best && best.worth >= least ? { case: one, fact: best.fact } : undefined;
}

/** A word of the point in the question counts most; then one said before, and the section in hand. */
function worthOf({ about, sections: own }: CaseFact, words: string, before: string, sections: string[]): number {
  const [likeliest, ...others] = sections;
  return (
    Math.min(mostFromWords, weightIn(words, about)) +
    Math.min(2, weightIn(before, about) / 3) +
    (likeliest && own.includes(likeliest) ? 2 : 0) +
    (others.some((section) => own.includes(section)) ? 1 : 0)
  );
}

/** A word of the point and something else that speaks for it. */
const least = 4;

/** A term of several words says more than one word. */
function weightIn(text: string, phrases: string[]): number {
  const index = createPhraseIndex<string>();
  for (const phrase of phrases) index.add(phrase, phrase);
  return index.find(tokensOf(text)).reduce((sum, { from, to }) => sum + (to - from > 1 ? 4 : 3), 0);
}

const mostFromWords = 7;
