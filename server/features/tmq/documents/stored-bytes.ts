import { buffer } from 'node:stream/consumers';
import { Failure } from '#domain/failures.ts';
import type { FileStore } from '#server/providers/files/interface.ts';

/** Any part of a stored file, without ever holding the whole. */
export type StoredBytes = {
  readonly bytes: number;
  /** From one position up to another, cut off at the end of the file. Ask for little at a time. */
  slice(from: number, to: number): Promise<Buffer>;
};

export const blockBytes = 512 * 1024;
const keptBlocks = 3;

/** Reads blocks and keeps the last few: most checks walk forward. */
export function openStoredBytes(files: FileStore, key: string, bytes: number): StoredBytes {
  const kept = new Map<number, Buffer>();

  async function block(number: number): Promise<Buffer> {
    const known = kept.get(number);
    if (known) return known;
    const stored = await files.read(key, { from: number * blockBytes, bytes: blockBytes });
    if (!stored) throw new Failure('files_unavailable');
    const read = await buffer(stored.content);
    kept.set(number, read);
    for (const oldest of kept.keys()) if (kept.size > keptBlocks) kept.delete(oldest);
    return read;
  }

  return {
    bytes,
    async slice(from, to) {
      const parts: Buffer[] = [];
      const end = Math.min(to, bytes);
      for (let at = Math.max(from, 0); at < end; ) {
        const number = Math.floor(at / blockBytes);
        const start = number * blockBytes;
        const part = (await block(number)).subarray(at - start, end - start);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      const [only] = parts;
      return parts.length === 1 && only ? only : Buffer.concat(parts);
    },
  };
}
