/** A name keeps its slash; a text is bytes, one a letter; what is none of the others is an operator. */
export type PdfValue = number | string | { text: string } | { op: string } | { ref: number } | PdfDictionary | PdfArray;
export type PdfDictionary = { dictionary: Map<string, PdfValue> };
export type PdfArray = PdfValue[];

const token =
  /(<<)|(>>)|(\[)|(\])|\/([^\s\0()<>[\]{}/%]*)|<([\da-fA-F\s]*)>|(\()|([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?![^\s\0()<>[\]{}/%])|([^\s\0()<>[\]{}/%]+)|%[^\r\n]*|[\s\0]+|[\s\S]/y;

/** The values of an object or of a page's content, one after the other. Of what is broken it makes what it can. */
export function* readPdfValues(source: string): Generator<PdfValue> {
  const open: { values: PdfArray; isDictionary: boolean }[] = [];
  let at = 0;
  /** The last two numbers may turn out to be a reference. */
  let waiting: number[] = [];
  const put = function* (value: PdfValue): Generator<PdfValue> {
    const inner = open.at(-1);
    if (inner) inner.values.push(value);
    else yield value;
  };
  while (at < source.length) {
    token.lastIndex = at;
    const match = token.exec(source);
    if (!match) return;
    at = token.lastIndex;
    const [, dictionary, dictionaryEnd, array, arrayEnd, name, hex, text, number, word] = match;
    if (number !== undefined) {
      waiting.push(Number(number));
      if (waiting.length > 2) yield* put(waiting.shift() ?? 0);
      continue;
    }
    if (word === 'R' && waiting.length === 2) {
      yield* put({ ref: waiting[0] ?? 0 });
      waiting = [];
      continue;
    }
    const isSpace = /^[\s\0%]/.test(match[0]);
    if (isSpace) continue;
    for (const value of waiting) yield* put(value);
    waiting = [];
    if (dictionary || array) open.push({ values: [], isDictionary: Boolean(dictionary) });
    else if (dictionaryEnd || arrayEnd) {
      const closed = open.pop();
      if (closed) yield* put(closed.isDictionary ? { dictionary: pairsOf(closed.values) } : closed.values);
    } else if (name !== undefined) yield* put(`/${name}`);
    else if (hex !== undefined) yield* put({ text: Buffer.from(evenHex(hex), 'hex').toString('latin1') });
    else if (text) {
      const read = readText(source, at);
      at = read.end;
      yield* put({ text: read.text });
    } else if (word) {
      yield* put({ op: word });
      // The bytes of a small picture stand between these two words.
      if (word === 'ID') at = endOfInlinePicture(source, at);
    }
  }
  for (const value of waiting) yield* put(value);
}

function pairsOf(values: PdfArray): Map<string, PdfValue> {
  const pairs = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [key, value] = [values[at], values[at + 1]];
    if (typeof key === 'string' && value !== undefined) pairs.set(key.slice(1), value);
  }
  return pairs;
}

function evenHex(hex: string): string {
  const digits = hex.replaceAll(/\s/g, '');
  return digits.length % 2 ? `${digits}0` : digits;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readText(source: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (letter === '\\') {
      const [octal] = /^[0-7]{1,3}/.exec(source.slice(at + 1, at + 4)) ?? [];
      const next = source[at + 1] ?? '';
      parts.push(
        octal
          ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
          : /[\r\n]/.test(next)
            ? ''
            : (escapes[next] ?? next),
      );
      at += octal ? octal.length : 1;
      continue;
    }
    if (letter === '(') depth++;
    if (letter === ')' && --depth === 0) return { text: parts.join(''), end: at + 1 };
    parts.push(letter);
  }
  return { text: parts.join(''), end: source.length };
}

function endOfInlinePicture(source: string, from: number): number {
  const end = /\sEI(?=\s|$)/g;
  end.lastIndex = from;
  return end.exec(source) ? end.lastIndex : source.length;
}

/** Of a text; none of anything else. */
export function bytesOf(value: PdfValue | undefined): string {
  return typeof value === 'object' && 'text' in value ? value.text : '';
}
