import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: it has no types
import S3rver from '@20minutes/s3rver';
import type { FileStore } from '#server/providers/files/interface.ts';

/** A store, and a way to look behind it. */
export type Stored = AsyncDisposable & {
  files: FileStore;
  /** How many files there are, drafts and parts included. */
  count(): Promise<number>;
};

/** A folder of this test's own. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'margin-files-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

export async function listKeys(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}

export const s3Settings = {
  bucket: 'essays',
  region: 'eu-west-2',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

/** A real S3 server on loopback that checks signatures. */
export async function startS3Server(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: s3Settings.bucket }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}

/** A store that answers as the test wants it to. */
export async function startAnswering(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Content in pieces; each piece is scrubbed when the next is asked for, so whoever keeps it instead keeps zeros. */
export async function* scrubbed(content: Buffer, pieceBytes = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += pieceBytes) {
    const piece = Buffer.from(content.subarray(at, at + pieceBytes));
    yield piece;
    piece.fill(0);
  }
}

/** A sender whose connection breaks. */
export async function* brokenOff(content: Buffer): AsyncGenerator<Uint8Array> {
  yield* scrubbed(content);
  throw new Error('the student closed the laptop');
}
