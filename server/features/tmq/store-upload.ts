import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { receiveDocument } from './documents/receive-document.ts';
import type { StoredDocument } from './preview/preview.ts';
import { noteIncoming } from './sweep-files.ts';
import { insertUpload, readOwnUpload, takeUnboundUpload, type Upload } from './upload-queries.ts';

type NewUpload = {
  userId: string;
  subject: Subject;
  file: { fileName: string; content: AsyncIterable<Uint8Array> };
};

/** Checks a file and keeps it for its owner. Unless it becomes part of a request it is gone after a day. */
export async function storeUpload(deps: Deps, { userId, subject, file }: NewUpload) {
  const {
    key: fileKey,
    fileName,
    kind: fileKind,
    bytes: fileBytes,
  } = await receiveDocument({ ...deps, files: noteIncoming(deps) }, file);
  const id = randomUUID();
  const createdAt = deps.clock.now();
  try {
    await insertUpload(deps.db, { id, userId, subject, fileKey, fileName, fileKind, fileBytes, createdAt });
  } catch (error) {
    await deps.files.delete(fileKey).catch(() => undefined);
    throw error;
  }
  return { id, fileName, kind: fileKind, bytes: fileBytes };
}

/** Somebody else's upload is an address where there is nothing. */
export async function requireOwnUpload({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Upload> {
  const upload = await readOwnUpload(db, userId, id);
  if (!upload) throw new Failure('not_found');
  return upload;
}

export function documentOf({ fileKey: key, fileKind: kind, fileBytes: bytes }: Upload): StoredDocument {
  return { key, kind, bytes };
}

/** Removed by its owner before it was used. One that a request has stays with it. */
export async function dropUpload(deps: Pick<Deps, 'db' | 'clock'>, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async () => {
    const dropped = await takeUnboundUpload(deps.db, userId, id);
    if (dropped) await enqueueJob(deps, 'delete_file', { key: dropped.fileKey });
    else await requireOwnUpload(deps, userId, id);
  });
}
