import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#domain/failures.ts';
import type { S3Settings } from '../../config/file-settings.ts';
import { requireFileKey } from './files-key.ts';
import { filesListed, isCutOff, listQuery, textOf } from './files-s3-list.ts';
import { createS3Requests } from './files-s3-requests.ts';
import { writeAll } from './files-write.ts';
import type { FileRange, FileStore, StoredFile } from './interface.ts';

/** Where an upload rests until its size is known, and how long the store may keep us waiting. */
type Options = S3Settings & { spoolFolder: string; patienceMs?: number };

/**
 * A private bucket of any S3-compatible store, by path-style addresses. A store wants to know a file's size before it
 * comes, so an upload first goes to a file without a name on this machine: little memory, one request that stores all
 * or nothing, and a checksum that the store compares.
 */
export function openS3Files({ spoolFolder, patienceMs = 60_000, ...settings }: Options): FileStore {
  const requests = createS3Requests(settings, patienceMs);
  return {
    description: `in the bucket ${settings.bucket} at ${new URL(settings.endpoint).host}`,
    put: (key, content, { mostBytes }) => put(requests, key, { content, mostBytes, spoolFolder }),
    read: (key, range) => read(requests, key, range),
    delete: (key) => remove(requests, key),
    list: (folder) => list(requests, folder),
  };
}

type Requests = ReturnType<typeof createS3Requests>;
type Upload = { content: AsyncIterable<Uint8Array>; mostBytes: number; spoolFolder: string };

async function put(requests: Requests, key: string, { content, mostBytes, spoolFolder }: Upload) {
  requireFileKey(key);
  const spool = await openSpool(spoolFolder);
  try {
    const hash = createHash('sha256');
    const { bytes } = await writeAll(spool, content, mostBytes, (piece) => hash.update(piece));
    // Kept open over a second attempt; the position of each reader is its own.
    const body = () => spool.createReadStream({ start: 0, autoClose: false });
    const response = await requests.send({ method: 'PUT', key, body, bytes, sha256: hash.digest('hex') });
    await response.body?.cancel();
    if (!response.ok) throw refusal(response.status);
    return { bytes };
  } catch (error) {
    // An answer that was lost may have been a yes.
    if (error instanceof Failure) await remove(requests, key).catch(() => undefined);
    throw error;
  } finally {
    await spool.close();
  }
}

async function read(requests: Requests, key: string, range?: FileRange): ReturnType<FileStore['read']> {
  requireFileKey(key);
  const response = await requests.send({ method: 'GET', key, range });
  if (response.status === 404) return requireBucket(response);
  // The part asked for lies behind the end.
  if (response.status === 416) {
    await response.body?.cancel();
    const whole = await read(requests, key);
    await whole?.content.cancel();
    return whole && { bytes: whole.bytes, content: new Blob([]).stream() };
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(response.status);
  }
  const bytes = sizeOf(response);
  if (bytes > 0) return { bytes, content: requests.readBody(response) };
  // Some stores answer for a part of an empty file with a body that never comes.
  await response.body?.cancel();
  return { bytes, content: new Blob([]).stream() };
}

async function remove({ send }: Requests, key: string): Promise<void> {
  const response = await send({ method: 'DELETE', key: requireFileKey(key) });
  await response.body?.cancel();
  if (!response.ok && response.status !== 404) throw refusal(response.status);
}

async function* list({ send }: Requests, folder: string): AsyncGenerator<StoredFile> {
  let after: string | undefined;
  do {
    const response = await send({ method: 'GET', key: '', query: listQuery(requireFileKey(folder), after) });
    const xml = await response.text().catch(() => '');
    if (!response.ok) throw refusal(response.status);
    yield* filesListed(xml);
    after = isCutOff(xml) ? textOf(xml, 'NextContinuationToken') : undefined;
  } while (after);
}

/** A file that is gone by itself when the process ends, however it ends. */
async function openSpool(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomUUID());
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return handle;
  } catch (cause) {
    throw new Failure('files_unavailable', { cause });
  }
}

/** A missing bucket is a wrong setting, not a missing file. */
async function requireBucket(response: Response): Promise<undefined> {
  if ((await response.text()).includes('NoSuchBucket')) throw refusal(404);
  return undefined;
}

function sizeOf(response: Response): number {
  const [, whole] = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? [];
  return Number(whole ?? response.headers.get('Content-Length'));
}

function refusal(status: number): Failure {
  return new Failure('files_unavailable', { cause: new Error(`the file store answered ${status}`) });
}
