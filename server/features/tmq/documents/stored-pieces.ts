import type { StoredBytes } from './stored-bytes.ts';

/** One part of a stored file after the other. */
export async function* piecesOf(content: StoredBytes, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += pieceBytes) yield content.slice(at, Math.min(at + pieceBytes, to));
}

const pieceBytes = 64 * 1024;
