import { inflateWithin } from './bounded-inflate.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { piecesOf } from './stored-pieces.ts';
import type { ZipEntry } from './zip-directory.ts';

export function unpackEntry(
  content: StoredBytes,
  { dataAt, packed, unpacked, deflated }: ZipEntry,
): AsyncIterable<Buffer> {
  const part = piecesOf(content, dataAt, dataAt + packed);
  return deflated ? inflateWithin(part, { raw: true, mostBytes: unpacked }) : part;
}
