import { isContent } from '../marking/plain-words.ts';
import { type Token, tokenise } from '../marking/tokens.ts';
import type { Sentence } from './read-sentences.ts';

/** What a sentence is to a reader: the student's own, taken from the paper, or said before. */
export type Standing = 'own' | 'copied' | 'repeated';

/** Copying and repeating earn nothing, so that length alone never does. `sources`: the question and its extracts. */
export function standingsOf(sentences: Sentence[], sources: string[]): Standing[] {
  const printed = new Set(sources.flatMap((source) => pairsOf(tokenise(source))));
  const before: Set<string>[] = [];
  return sentences.map(({ tokens }) => {
    const pairs = pairsOf(tokens);
    if (pairs.length >= fewestPairs && share(pairs, printed) >= mostCopied) return 'copied';
    const words = new Set(tokens.filter(isContent).map(({ stem }) => stem));
    const repeated = before.some((earlier) => likeness(words, earlier) >= mostRepeated);
    if (!repeated) before.push(words);
    return repeated ? 'repeated' : 'own';
  });
}

/** A student who quotes five words and goes on alone stays well under it; one who swaps every tenth word does not. */
const mostCopied = 0.5;
const fewestPairs = 5;
const mostRepeated = 0.75;

/** Each word with the next one. */
function pairsOf(tokens: Token[]): string[] {
  return tokens.slice(1).map(({ stem }, at) => `${tokens[at]?.stem} ${stem}`);
}

function share(pairs: string[], printed: Set<string>): number {
  return pairs.filter((pair) => printed.has(pair)).length / pairs.length;
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}
