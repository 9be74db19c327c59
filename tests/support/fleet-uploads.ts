import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createDb } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { jobs } from '#server/db/schema/operations.ts';
import { tmqUploads } from '#server/db/schema/tmq.ts';
import { sweepFiles } from '#server/features/tmq/sweep-files.ts';
import { createLog } from '#server/log.ts';
import { openS3Files } from '#server/providers/files/files-s3.ts';
import type { FileStore } from '#server/providers/files/interface.ts';
import { listKeys, s3Settings, startS3Server, temporaryFolder } from '#tests/contracts/files-contract-world.ts';
import { essayPdf } from '../forms.ts';
import type { Fleet } from './fleet.ts';

const day = 86_400_000;

/** A bucket for all processes of a fleet, and the settings that lead to it. */
export async function startBucket() {
  const folder = await temporaryFolder();
  const server = await startS3Server(join(folder.path, 'store'));
  const { endpoint } = server;
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: s3Settings.bucket,
      S3_REGION: s3Settings.region,
      S3_ACCESS_KEY_ID: s3Settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Settings.secretAccessKey,
    },
    files: openS3Files({ ...s3Settings, endpoint, spoolFolder: join(folder.path, 'spool') }),
    async [Symbol.asyncDispose]() {
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Students who upload essays to a fleet, and what must be true of these afterwards. */
export function createUploads(fleet: Fleet, { files, database }: { files: FileStore; database: string }) {
  /** Each try is another essay, known by its checksum: so no two files may be the same. */
  const tried = new Set<string | undefined>();
  const answered: { id: string; sum: string }[] = [];

  return {
    answered: () => answered.length,

    async upload(cookie: string, isOver: () => boolean): Promise<void> {
      const headers = { Cookie: cookie, 'X-File-Name': 'essay.pdf' };
      let sum = '';
      const response = await fleet.persist(() => {
        const essay = newEssay();
        sum = sumOf(essay);
        tried.add(sum);
        return fleet.send('POST', '/api/tmq/economics/uploads', slowly(essay), headers);
      }, isOver);
      if (response?.ok) answered.push({ id: (await response.json()).id, sum });
    },

    async check(): Promise<void> {
      const engine = openPostgres(database);
      await using _engine = { [Symbol.asyncDispose]: () => engine.close() };
      const db = createDb(engine);
      const uploads = await db().select().from(tmqUploads);
      const stored = await readAll(files);

      const kept = new Map(uploads.map(({ id, fileKey }) => [id, stored.get(fileKey)]));
      for (const { id, sum } of answered) expect(kept.get(id)).toBe(sum);
      // Of a try without an answer there is all or nothing; no row is without its file, and no file is there twice.
      const sums = [...kept.values()];
      expect(sums.filter((sum) => !tried.has(sum))).toEqual([]);
      expect(new Set(sums).size).toBe(uploads.length);

      // A process that died between a file and its row left a file that nobody can reach.
      const named = uploads.map(({ fileKey }) => fileKey).sort();
      await sweepFiles({ db, clock: { now: () => new Date(Date.now() + 2 * day) }, files, log });
      await db().update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'delete_file'));
      await expect.poll(() => listKeys(files, 'tmq'), { interval: 250 }).toEqual(named);
    },
  };
}

const log = createLog({ production: false, logLevel: 'warn' });

/** The checksum of every file. */
async function readAll(files: FileStore): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const key of await listKeys(files, 'tmq')) {
    const file = await files.read(key);
    stored.set(key, file ? sumOf(await buffer(file.content)) : 'gone');
  }
  return stored;
}

/** A few pages that nobody else has. */
function newEssay(): Buffer {
  return Buffer.from(essayPdf(`${randomUUID()} `.repeat(1000)));
}

function sumOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** As from a telephone on a train, so that processes die in the middle of it. */
function slowly(content: Buffer): ReadableStream<Uint8Array> {
  const pieceBytes = Math.ceil(content.length / 8);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= content.length) return controller.close();
      await wait(10);
      controller.enqueue(new Uint8Array(content.subarray(at, at + pieceBytes)));
      at += pieceBytes;
    },
  });
}
