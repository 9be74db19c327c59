import type { FileHandle } from 'node:fs/promises';
import { Failure } from '#domain/failures.ts';
import { FileTooLarge } from './interface.ts';

/** Writes content as it comes, one piece at a time. What the sender throws passes through as it is. */
export async function writeAll(
  handle: FileHandle,
  content: AsyncIterable<Uint8Array>,
  mostBytes: number,
  look?: (piece: Uint8Array) => void,
): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new FileTooLarge(mostBytes);
    look?.(piece);
    await handle.appendFile(piece).catch(refuse);
  }
  await handle.sync().catch(refuse);
  return { bytes };
}

/** A full disk, for instance. */
function refuse(cause: unknown): never {
  throw new Failure('files_unavailable', { cause });
}
