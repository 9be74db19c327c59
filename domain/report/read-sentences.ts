import { findSentences } from '../find-sentences.ts';
import { type Token, tokenise } from '../marking/tokens.ts';

/** A sentence and where it stands in the text, as a start and an end for `slice`. */
export type Sentence = { text: string; start: number; end: number; tokens: Token[] };

/** The sentences of a text that have words. */
export function readSentences(text: string): Sentence[] {
  return findSentences(text)
    .map(([start, end]) => ({ text: text.slice(start, end), start, end, tokens: tokenise(text.slice(start, end)) }))
    .filter(({ tokens }) => tokens.length > 0);
}
