import { type Token, tokenise } from '../marking/tokens.ts';

/** A sentence and where it stands in the text, as a start and an end for `slice`. */
export type Sentence = { text: string; start: number; end: number; tokens: Token[] };

/** The sentences of a text. A new line ends one too: notes have no full stops. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(ends)) {
    if (gap.includes('\n') || !isShortened(text.slice(from, index))) {
      add(index);
      from = index + gap.length;
    }
  }
  add(text.length);
  return sentences;

  function add(to: number): void {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + raw.indexOf(trimmed);
    const tokens = tokenise(trimmed);
    if (tokens.length > 0) sentences.push({ text: trimmed, start, end: start + trimmed.length, tokens });
  }
}

/** A point in '0.5', 'e.g.' or 'U.K.' ends none. */
const ends = /(?<=[.!?]['’"”)]?)[^\S\n]+(?=['‘"“(]?[A-Z£$\d])|\s*\n\s*/g;

function isShortened(text: string): boolean {
  return /\b(e\.g|i\.e|etc|vs|Mr|Mrs|Dr|St|[A-Z])\.$/.test(text);
}
