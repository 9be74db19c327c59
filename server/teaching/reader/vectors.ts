import { hash } from 'node:crypto';
import { indexedTexts } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import type { SectionTitles } from '../bank/section-titles.ts';
import { holdRows } from './nearness.ts';

/** A vector has so many numbers, each kept in a byte: unit vectors stand between -1 and 1. */
export const dimensions = 384;
const scale = 127;

/** All that the vectors depend on but the model; the first 32 bytes of their file. */
export function fingerprintOf(bank: Entry[], titles: SectionTitles): Buffer {
  const texts = bank.map((entry) => [titles(entry), ...indexedTexts(entry)].join('\n'));
  return hash('sha256', texts.join('\n\n'), 'buffer');
}

export function packVectors(fingerprint: Buffer, vectors: Float32Array[]): Buffer {
  const bytes = Int8Array.from(vectors.flatMap((vector) => Array.from(vector, (value) => Math.round(value * scale))));
  return Buffer.concat([fingerprint, Buffer.from(bytes.buffer)]);
}

export function unpackVectors(file: Buffer): { fingerprint: Buffer; rows: Int8Array } {
  return {
    fingerprint: file.subarray(0, 32),
    rows: new Int8Array(file.buffer, file.byteOffset + 32, file.length - 32),
  };
}

/** An entry's place in the bank, how near it is, and which of its ways of asking is the nearest. */
export type Near = { at: number; nearness: number; ask: number };

/** Searches all ways of asking of one subject; an entry is as near as the nearest of them, or as its reply's beginning. */
export function createSearch(bank: Entry[], rows: Int8Array) {
  const sizes = bank.map((entry) => indexedTexts(entry).length);
  const measure = holdRows(rows, dimensions);
  return (vector: Float32Array, isWanted: (entry: Entry) => boolean, most: number): Near[] => {
    const sums = measure(Int8Array.from(vector, (value) => Math.round(value * scale)));
    const found: Near[] = [];
    let row = 0;
    for (const [at, entry] of bank.entries()) {
      const from = row;
      const replyRow = from + (sizes[at] as number) - 1;
      row = replyRow + 1;
      if (!isWanted(entry)) continue;
      let best = -scale * scale;
      let ask = 0;
      for (let own = from; own < replyRow; own++) {
        const sum = sums[own] as number;
        if (sum <= best) continue;
        best = sum;
        ask = own - from;
      }
      const nearness = Math.max(best, sums[replyRow] as number) / (scale * scale);
      if (found.length < most || nearness > (found.at(-1)?.nearness ?? 0)) keep(found, { at, nearness, ask }, most);
    }
    return found;
  };
}

/** The nearest first, so many of them. */
function keep(found: Near[], one: Near, most: number): void {
  const after = found.findIndex(({ nearness }) => nearness < one.nearness);
  found.splice(after < 0 ? found.length : after, 0, one);
  found.length = Math.min(found.length, most);
}
