import { tokensOf } from './tokens.ts';

/** Where a phrase stands in the words, and all that it may mean. */
export type Mention<Meaning> = { from: number; to: number; meanings: Meaning[] };

/** Finds phrases in a row of tokens, the longest first, each token used once. */
export function createPhraseIndex<Meaning>() {
  const byFirst = new Map<string, { tokens: string[]; meanings: Meaning[] }[]>();

  function add(phrase: string, meaning: Meaning): void {
    const all = tokensOf(phrase);
    const heavy = all.filter((token) => !light.has(token));
    const tokens = (heavy.length ? heavy : all).map(kept);
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
    for (let from = 0; from < tokens.length; ) {
      const mention = longestAt(tokens, from);
      if (mention) found.push(mention);
      from = mention?.to ?? from + 1;
    }
    return found;
  }

  function longestAt(tokens: string[], from: number): Mention<Meaning> | undefined {
    for (const phrase of byFirst.get(tokens[from] as string) ?? []) {
      const to = endOf(phrase.tokens, tokens, from);
      if (to !== undefined) return { from, to, meanings: phrase.meanings };
    }
    return undefined;
  }

  return { add, find };
}

/** The same few thousand words stand in all phrases: each is held once. */
const words = new Map<string, string>();
function kept(word: string): string {
  const known = words.get(word);
  if (known === undefined) words.set(word, word);
  return known ?? word;
}

/** 'Cuts the price' is 'cuts price': these say nothing inside a phrase. */
const light = new Set('a an the their its our your my his her'.split(' '));

/** 'Are always low', 'would become cheaper': these may stand inside a phrase, and are read elsewhere. */
const passed = new Set([
  ...light,
  ...'alway also really usually then probably now actually generally basically still even just all will would could might may can should do doe did'.split(
    ' ',
  ),
]);

/** Where the phrase that starts here ends, if it stands here. */
function endOf(phrase: string[], tokens: string[], from: number): number | undefined {
  let at = from;
  for (const token of phrase) {
    while (at > from && passed.has(tokens[at] ?? '') && tokens[at] !== token) at++;
    if (tokens[at] !== token) return undefined;
    at++;
  }
  return at;
}
