import { bytesOf, type PdfValue, readPdfValues } from './pdf-values.ts';

/** How long a code is, and the text of each. */
export type CodeTexts = { codeBytes: number; texts: Map<number, string> };

const mostCodes = 65_536;

/** A font's own table from codes to text (ToUnicode). */
export function readCodeTexts(source: string): CodeTexts {
  const texts = new Map<number, string>();
  let codeBytes = 1;
  let values: PdfValue[] = [];
  for (const value of readPdfValues(source)) {
    const op = typeof value === 'object' && 'op' in value ? value.op : undefined;
    if (op === undefined) {
      values.push(value);
      continue;
    }
    if (op === 'endcodespacerange') codeBytes = Math.max(bytesOf(values[0]).length, 1);
    if (op === 'endbfchar') takeSingles(values, texts);
    if (op === 'endbfrange') takeRanges(values, texts);
    values = [];
  }
  return { codeBytes, texts };
}

function takeSingles(values: PdfValue[], texts: Map<number, string>): void {
  for (let at = 0; at + 1 < values.length; at += 2) texts.set(codeOf(values[at]), unicodeOf(values[at + 1]));
}

function takeRanges(values: PdfValue[], texts: Map<number, string>): void {
  for (let at = 0; at + 2 < values.length; at += 3) {
    const [low, high, target] = [codeOf(values[at]), codeOf(values[at + 1]), values[at + 2]];
    const start = unicodeOf(Array.isArray(target) ? undefined : target);
    for (let code = low; code <= high && texts.size < mostCodes; code++) {
      const step = code - low;
      texts.set(code, Array.isArray(target) ? unicodeOf(target[step]) : countUp(start, step));
    }
  }
}

/** The last letter counts up. */
function countUp(text: string, step: number): string {
  if (!text) return '';
  return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + step);
}

function codeOf(value: PdfValue | undefined): number {
  return [...bytesOf(value).slice(0, 4)].reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0);
}

function unicodeOf(value: PdfValue | undefined): string {
  const bytes = Buffer.from(bytesOf(value), 'latin1');
  return bytes.length % 2 ? bytes.toString('latin1') : bytes.swap16().toString('utf16le');
}
