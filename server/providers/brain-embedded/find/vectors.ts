import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '#server/log.ts';
import type { Embedder } from '../../tutor-interfaces.ts';

/** The meanings of the curriculum's units. Until they are there, words alone are searched. */
export type Vectors = {
  /** Begins to read or to compute them, once; nobody waits for it. */
  start(): void;
  read(): Float32Array[] | undefined;
  /** When they are there, or it is clear that they will not be. */
  done(): Promise<void>;
};

/** So that a student's own words come in between. */
const batch = 16;

export function createVectors({
  embedder,
  texts,
  file,
  log,
}: {
  embedder: Embedder;
  texts: string[];
  file: string | undefined;
  log: Log;
}): Vectors {
  let ready: Float32Array[] | undefined;
  let work: Promise<void> | undefined;
  const start = () => {
    work ??= load().catch((error: unknown) => {
      log.info({ error }, 'the tutor finds topics by words alone');
    });
  };
  return {
    start,
    read: () => ready,
    async done() {
      start();
      await work;
    },
  };

  async function load() {
    const key = createHash('sha256').update(embedder.description).update(JSON.stringify(texts)).digest();
    ready = file ? await readVectors(file, key, texts.length) : undefined;
    if (ready) return;
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += batch)
      vectors.push(...(await embedder.embed(texts.slice(at, at + batch))));
    ready = vectors;
    // They are there all the same when the folder cannot be written to.
    if (file)
      await writeVectors(file, key, vectors).catch((error: unknown) => log.debug({ error }, 'vectors are not kept'));
  }
}

/** The file begins with the key: other texts or another model make other vectors. */
async function readVectors(file: string, key: Buffer, count: number): Promise<Float32Array[] | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes?.subarray(0, key.length).equals(key)) return undefined;
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset + key.length, bytes.byteOffset + bytes.length));
  const size = values.length / count;
  return Number.isInteger(size) && size > 0
    ? Array.from({ length: count }, (_, at) => values.subarray(at * size, (at + 1) * size))
    : undefined;
}

async function writeVectors(file: string, key: Buffer, vectors: Float32Array[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const parts = vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength));
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, Buffer.concat([key, ...parts]));
  await rename(unfinished, file);
}
