/** A word of an answer as it is compared, and where it stands in the text as it was typed. */
export type Token = { raw: string; stem: string; start: number; end: number };

/**
 * Words, numbers and the signs that mean something: `=` is read as 'equal', `%` stands alone, a minus in front of a
 * figure is 'minus', money signs and thousands commas are dropped, and '80k' is '80' and 'k'.
 */
export function tokenise(text: string): Token[] {
  // Letter by letter, so that places in the lower-case text are places in the original too.
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [...lower.matchAll(/(?<=^|[\s(=:])[-−–](?=[£$€]?\d)|=|%|(?:[a-z&+'’]|\.(?=\d)|\d(?:,(?=\d{3}))?)+/g)].flatMap(
    ({ 0: found, index }) => {
      const sign = signs[found];
      if (sign) return [tokenAt(sign, index, index + found.length)];
      return splitFigures(found, index);
    },
  );
}

/** Plural, -ing and -ed are taken off, lightly: 'rises', 'rising' and 'rise' are one word. */
export function stemOf(word: string): string {
  let stem = word.replace(/['’]s$/, '').replace(/['’]/g, '');
  if (/^\d/.test(stem)) return stem;
  stem = withoutPlural(stem);
  if (stem.length > 5 && stem.endsWith('ing')) stem = withoutDouble(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && !stem.endsWith('eed')) stem = withoutDouble(stem.slice(0, -2));
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('i')) stem = `${stem.slice(0, -1)}y`;
  return stem;
}

const signs: Record<string, string> = { '-': 'minus', '−': 'minus', '–': 'minus', '=': 'equal', '%': '%' };

function splitFigures(chunk: string, at: number): Token[] {
  if (!/\d/.test(chunk)) return wordIn(chunk, at);
  return [...chunk.matchAll(/.+?(?:(?<=\d)(?=[a-z])|$)/g)].flatMap(({ 0: piece, index }) => wordIn(piece, at + index));
}

/** Without the quotation marks around it. */
function wordIn(piece: string, at: number): Token[] {
  const bare = piece.replace(/^['’]+/, '');
  const start = at + piece.length - bare.length;
  const word = bare.replace(/['’]+$/, '');
  return word ? [tokenAt(word.replaceAll(',', ''), start, start + word.length)] : [];
}

function tokenAt(raw: string, start: number, end: number): Token {
  return { raw, stem: stemOf(raw), start, end };
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** 'stopp' is 'stop'. */
function withoutDouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}
