import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Subject } from '#domain/subjects.ts';
import { indexedTexts } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import type { SectionTitles } from '../bank/section-titles.ts';
import { makeRows, type Rows } from './nearness.ts';

/** A vector has so many numbers, each kept in a byte: unit vectors stand between -1 and 1. */
export const dimensions = 384;
const scale = 127;

const fingerprintBytes = 32;

/** All that the vectors depend on but the model; the first bytes of their file. */
export function fingerprintOf(bank: Entry[], titles: SectionTitles): Buffer {
  const sum = createHash('sha256');
  for (const [at, entry] of bank.entries())
    sum.update(`${at ? '\n\n' : ''}${[titles(entry), ...indexedTexts(entry)].join('\n')}`);
  return sum.digest();
}

export function packVectors(fingerprint: Buffer, vectors: Float32Array[]): Buffer {
  const bytes = Int8Array.from(vectors.flatMap((vector) => Array.from(vector, (value) => Math.round(value * scale))));
  return Buffer.concat([fingerprint, Buffer.from(bytes.buffer)]);
}

/** Read to the place where they are searched: 47 MB, once. */
export async function readVectors(path: string): Promise<{ fingerprint: Buffer; held: Rows }> {
  await using file = await open(path);
  const { size } = await file.stat();
  const fingerprint = Buffer.alloc(fingerprintBytes);
  await file.read(fingerprint, { position: 0 });
  const held = makeRows(Math.floor((size - fingerprintBytes) / dimensions), dimensions);
  for (let at = 0; at < held.rows.length; ) {
    const { bytesRead } = await file.read(held.rows, { offset: at, position: fingerprintBytes + at });
    if (bytesRead === 0) throw new Error(`${path} ended early`);
    at += bytesRead;
  }
  return { fingerprint, held };
}

/** An entry's place in the bank, how near it is, and which of its ways of asking is the nearest. */
export type Near = { at: number; nearness: number; ask: number };

/** Searches all ways of asking of one subject; an entry is as near as the nearest of them, or as its reply's beginning. */
export function createSearch(bank: Entry[], { measure }: Rows) {
  const sizes = Uint32Array.from(bank, (entry) => indexedTexts(entry).length);
  const subjects = bank.map(({ subject }) => subject);
  return (vector: Float32Array, subject: Subject, most: number): Near[] => {
    const sums = measure(Int8Array.from(vector, (value) => Math.round(value * scale)));
    const found: Near[] = [];
    let row = 0;
    for (const [at, of] of subjects.entries()) {
      const from = row;
      const replyRow = from + (sizes[at] as number) - 1;
      row = replyRow + 1;
      if (of !== subject) continue;
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
