/** The parts of a Hugging Face tokenizer.json that a lower-case BERT model needs. */
type TokenizerFile = { model: { vocab: Record<string, number> } };

export type Encoded = { ids: number[]; typeIds: number[] };

export type WordPiece = {
  /** One text, or a pair; cut to `most` tokens from the longer text's end, the special tokens included. */
  encode(text: string, options: { pair?: string; most: number }): Encoded;
};

const longestWord = 100;

/** BERT's lower-case WordPiece, as the models were trained with. */
export function openWordPiece(tokenizerJson: string): WordPiece {
  const { vocab } = (JSON.parse(tokenizerJson) as TokenizerFile).model;
  const ids = new Map(Object.entries(vocab));
  const idOf = (piece: string) => {
    const id = ids.get(piece);
    if (id === undefined) throw new Error(`the vocabulary has no ${piece}`);
    return id;
  };
  const [cls, sep, unknown] = [idOf('[CLS]'), idOf('[SEP]'), idOf('[UNK]')];
  const tokenise = (text: string) => wordsOf(text).flatMap((word) => piecesOf(word, ids) ?? [unknown]);

  return {
    encode(text, { pair, most }) {
      const first = tokenise(text);
      const second = pair === undefined ? undefined : tokenise(pair);
      // The models' own tokenizer stops reading there.
      for (const tokens of [first, second ?? []]) tokens.length = Math.min(tokens.length, most);
      truncate(first, second, most - (second ? 3 : 2));
      const all = [cls, ...first, sep, ...(second ? [...second, sep] : [])];
      return { ids: all, typeIds: all.map((_, index) => Number(index > first.length + 1)) };
    },
  };
}

/** Cleaned, lower-cased, without accents, and split at spaces and around every punctuation mark. */
function wordsOf(text: string): string[] {
  const clean = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\u{FFFD}]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return (
    clean.match(/[\p{P}$+<=>^`|~]|[\u4E00-\u9FFF\u3400-\u4DBF]|[^\s\p{P}$+<=>^`|~\u4E00-\u9FFF\u3400-\u4DBF]+/gu) ?? []
  );
}

/** The longest piece first. Nothing when some part of the word is in no piece. */
function piecesOf(word: string, ids: Map<string, number>): number[] | undefined {
  if ([...word].length > longestWord) return undefined;
  const found: number[] = [];
  let start = 0;
  while (start < word.length) {
    let end = word.length;
    let id: number | undefined;
    while (end > start && id === undefined) {
      id = ids.get(`${start ? '##' : ''}${word.slice(start, end)}`);
      if (id === undefined) end--;
    }
    if (id === undefined) return undefined;
    found.push(id);
    start = end;
  }
  return found;
}

/** The longer gives way until both are equal, then both, as the models' own tokenizer cuts a pair. */
function truncate(first: number[], second: number[] | undefined, most: number): void {
  if (!second) first.length = Math.min(first.length, most);
  if (!second || first.length + second.length <= most) return;
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  shorter.length = Math.min(shorter.length, Math.floor(most / 2));
  longer.length = most - shorter.length;
}
