import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '#server/deps.ts';
import { FileTooLarge } from '#server/providers/files/interface.ts';
import { checkDocument } from './check-document.ts';
import { displayNameOf } from './display-name.ts';
import type { DocumentKind } from './document-kind.ts';
import { refuse } from './refuse.ts';
import { openStoredBytes } from './stored-bytes.ts';

/** Spec 2: documents up to 10 MB. */
const mostBytes = 10 * 1024 * 1024;
/** Where the store keeps all documents of this feature. */
export const documentFolder = 'tmq';

/** A file that passed every check and is kept under `key`. `fileName` is for display only. */
export type ReceivedDocument = { key: string; fileName: string; kind: DocumentKind; bytes: number };

/**
 * Streams an upload to storage and checks what was stored. Refused, it is deleted again: Failure('document_refused')
 * with the reason, or Failure('document_too_large').
 */
export async function receiveDocument(
  { files, scanner }: Pick<Deps, 'files' | 'scanner'>,
  upload: { fileName: string; content: AsyncIterable<Uint8Array> },
): Promise<ReceivedDocument> {
  const fileName = displayNameOf(upload.fileName);
  const key = `${documentFolder}/${randomUUID()}`;
  const { bytes } = await files.put(key, upload.content, { mostBytes }).catch(explainSize);
  try {
    const kind = await checkDocument(openStoredBytes(files, key, bytes), fileName);
    if (scanner) await scan(scanner, files, key);
    return { key, fileName, kind, bytes };
  } catch (error) {
    // Nobody knows the key: a file that cannot be deleted just now is out of reach all the same.
    await files.delete(key).catch(() => undefined);
    throw error;
  }
}

function explainSize(error: unknown): never {
  if (error instanceof FileTooLarge) throw new Failure('document_too_large', { cause: error });
  throw error;
}

async function scan(scanner: NonNullable<Deps['scanner']>, files: Deps['files'], key: string): Promise<void> {
  const stored = await files.read(key);
  if (!stored) throw new Failure('files_unavailable');
  if ((await scanner.scan(stored.content)) === 'infected') refuse('documentInfected');
}
