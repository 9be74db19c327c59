import { Readable } from 'node:stream';
import { createInflate, createInflateRaw } from 'node:zlib';
import { refuse } from './refuse.ts';

/** What was deflated, piece by piece. Refused as soon as it is more than was promised, or not whole. */
export async function* inflateWithin(
  packed: AsyncIterable<Buffer>,
  { raw, mostBytes }: { raw: boolean; mostBytes: number },
): AsyncGenerator<Buffer> {
  const inflate = raw ? createInflateRaw() : createInflate();
  const source = Readable.from(packed);
  // Also what went wrong while reading the store comes out at the other end.
  source.on('error', (error) => inflate.destroy(error));
  source.pipe(inflate);
  let bytes = 0;
  try {
    for await (const piece of inflate) {
      bytes += piece.length;
      if (bytes > mostBytes) refuse('documentUnpacksTooLarge');
      yield piece;
    }
  } catch (error) {
    if (isBadData(error)) refuse('documentDamaged');
    throw error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

function isBadData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_(DATA|BUF|NEED)/.test(String(error.code));
}
