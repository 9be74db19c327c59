import { tokensOf } from './tokens.ts';

/** Where a phrase stands in the words, and all that it may mean. */
export type Mention<Meaning> = { from: number; to: number; meanings: Meaning[] };

/** Finds phrases in a row of tokens, the longest first, each token used once. */
export function createPhraseIndex<Meaning>() {
  const byFirst = new Map<string, { tokens: string[]; meanings: Meaning[] }[]>();

  function add(phrase: string, meaning: Meaning): void {
    const tokens = tokensOf(phrase);
    const [first] = tokens;
    if (first === undefined) return;
    const known = byFirst.get(first) ?? [];
    const same = known.find((one) => one.tokens.join(' ') === tokens.join(' '));
    if (same) same.meanings.push(meaning);
    else known.push({ tokens, meanings: [meaning] });
    known.sort((one, other) => other.tokens.length - one.tokens.length);
    byFirst.set(first, known);
  }

  function find(tokens: string[]): Mention<Meaning>[] {
    const found: Mention<Meaning>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const longest = byFirst
        .get(tokens[at] as string)
        ?.find((phrase) => phrase.tokens.every((token, offset) => tokens[at + offset] === token));
      if (longest) found.push({ from: at, to: at + longest.tokens.length, meanings: longest.meanings });
      at += longest?.tokens.length ?? 1;
    }
    return found;
  }

  return { add, find };
}
