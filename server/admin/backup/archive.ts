import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { errorCode } from '../../error-code.ts';
import { Refusal } from '../command.ts';

export type ArchiveWriter = { write(entry: object | string): Promise<void> };

/** A gzip of lines of JSON. It gets its name when it is whole and on the disk; until then there is no such file. */
export async function writeArchive(path: string, work: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  await refuseExisting(path);
  const draft = `${path}.part`;
  const file = createWriteStream(draft, { mode: 0o600, flush: true });
  const gzip = createGzip({ level: 6 });
  gzip.pipe(file);
  const done = Promise.all([finished(gzip), finished(file)]);
  // Heard of below; a full disk must not end the process before.
  done.catch(() => undefined);
  try {
    await work({
      async write(entry) {
        const line = typeof entry === 'string' ? entry : JSON.stringify(entry);
        if (!gzip.write(`${line}\n`)) await Promise.race([drained(gzip), done]);
      },
    });
    gzip.end();
    await done;
    await rename(draft, path);
  } catch (error) {
    gzip.destroy();
    file.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function refuseExisting(path: string): Promise<void> {
  const handle = await open(path).catch(() => undefined);
  await handle?.close();
  if (handle) throw new Refusal(`${path} is there already. Choose another name, or remove it.`);
}

function drained(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => stream.once('drain', () => resolve()));
}

/** Line by line. A file that is missing, cut off or no backup is refused with a sentence. */
export async function* readArchive(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  try {
    yield* createInterface({ input: file.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new Refusal(`There is no file ${path}.`);
    if (code?.startsWith('Z_')) throw new Refusal(`${path} is no backup, or it is damaged.`);
    throw error;
  } finally {
    file.destroy();
  }
}
