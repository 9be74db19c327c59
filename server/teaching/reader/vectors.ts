import { hash } from 'node:crypto';
import { indexedTexts } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import type { SectionTitles } from '../bank/section-titles.ts';

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

export type Near = { at: number; nearness: number };

/** Searches all ways of asking of one subject; an entry is as near as the nearest of them. */
export function createSearch(bank: Entry[], rows: Int8Array) {
  const owners = Int32Array.from(bank.flatMap((entry, at) => indexedTexts(entry).map(() => at)));
  return (vector: Float32Array, isWanted: (entry: Entry) => boolean, most: number): Near[] => {
    const wanted = bank.map(isWanted);
    const best = new Float32Array(bank.length).fill(-1);
    for (let row = 0; row < owners.length; row++) {
      const at = owners[row] ?? 0;
      if (!wanted[at]) continue;
      let sum = 0;
      for (let i = 0, from = row * dimensions; i < dimensions; i++) sum += (vector[i] ?? 0) * (rows[from + i] ?? 0);
      if (sum > (best[at] ?? 0) * scale) best[at] = sum / scale;
    }
    return Array.from(best, (nearness, at) => ({ at, nearness }))
      .filter(({ at }) => wanted[at])
      .sort((a, b) => b.nearness - a.nearness)
      .slice(0, most);
  };
}
