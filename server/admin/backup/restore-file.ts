import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../command.ts';
import type { FileEnd, FilePiece } from './entries.ts';

/** Puts one file back under its key, as it comes, and compares it with what it was. */
export async function restoreFile({ files }: Deps, key: string, lines: AsyncIterator<string>): Promise<void> {
  const hash = createHash('sha256');
  let end: FileEnd | undefined;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Refusal('The backup ends too early: it is not whole. Nothing was restored.');
      const entry: FilePiece | FileEnd = JSON.parse(value);
      if ('fileEnd' in entry) {
        end = entry;
        return;
      }
      const piece = Buffer.from(entry.piece, 'base64');
      hash.update(piece);
      yield piece;
    }
  }
  await files.put(key, pieces(), { mostBytes: Number.MAX_SAFE_INTEGER });
  if (end?.sha256 !== hash.digest('hex')) throw new Refusal(`The file ${key} is damaged in the backup.`);
}
