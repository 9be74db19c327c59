import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '#domain/failures.ts';
import { errorCode } from '../../error-code.ts';
import { isFileKey, requireFileKey } from './files-key.ts';
import { writeAll } from './files-write.ts';
import type { FileRange, FileStore } from './interface.ts';

/** A folder on this machine that only the product's own user may enter. */
export function openLocalFiles(folder: string): FileStore {
  // Keys have no dots, so that no key leads here.
  const incoming = join(folder, '.incoming');
  let prepared: Promise<void> | undefined;
  const pathOf = (key: string) => join(folder, requireFileKey(key));

  return {
    description: `in ${folder}`,

    async put(key, content, { mostBytes }) {
      const path = pathOf(key);
      prepared ??= prepare(incoming).catch((error) => {
        prepared = undefined;
        throw error;
      });
      await storage(prepared);
      const draft = join(incoming, randomUUID());
      const handle = await storage(open(draft, 'wx', 0o600));
      try {
        const { bytes } = await writeAll(handle, content, mostBytes).finally(() => handle.close());
        await storage(publish(draft, path));
        return { bytes };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      const handle = await storage(openIfThere(pathOf(key)));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, content: streamOf(handle, size, range) };
    },

    async delete(key) {
      await storage(rm(pathOf(key), { force: true }));
    },

    async *list(inFolder) {
      const path = pathOf(inFolder);
      await storage(clearDrafts(incoming));
      for (const name of await storage(filesIn(path))) {
        const key = `${inFolder}/${name}`;
        if (!isFileKey(key)) continue;
        const stored = await stat(join(path, name)).catch(() => undefined);
        if (stored?.isFile()) yield { key, storedAt: stored.mtime };
      }
    },
  };
}

async function prepare(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearDrafts(incoming);
}

/** What a process that was killed had begun. */
async function clearDrafts(incoming: string): Promise<void> {
  for (const name of await filesIn(incoming)) {
    const path = join(incoming, name);
    const begun = await stat(path).catch(() => undefined);
    // Another process may share the folder: no upload lasts an hour.
    if (begun && Date.now() - begun.mtimeMs > 3_600_000) await rm(path, { force: true });
  }
}

/** Folders within it too; before the first file there is no folder. */
async function filesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path, { recursive: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A file appears under its key whole and on the disk, or not at all. */
async function publish(draft: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(draft, path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

function streamOf(handle: FileHandle, size: number, range: FileRange = { from: 0, bytes: size }) {
  const end = Math.min(range.from + range.bytes, size);
  const stream = range.from < end ? handle.createReadStream({ start: range.from, end: end - 1 }) : nothing(handle);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

function nothing(handle: FileHandle): Readable {
  return new Readable({
    read() {
      this.push(null);
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done);
    },
  });
}

function storage<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw new Failure('files_unavailable', { cause });
  });
}
