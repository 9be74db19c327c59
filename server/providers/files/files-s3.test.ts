import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testFiles } from '#tests/contracts/files-contract.ts';
import {
  countFiles,
  listKeys,
  s3Settings,
  scrubbed,
  startAnswering,
  startS3Server,
  temporaryFolder,
} from '#tests/contracts/files-contract-world.ts';
import { openS3Files } from './files-s3.ts';

const plenty = { mostBytes: 1024 * 1024 };
const unavailable = 'We cannot store or fetch files just now. Please try again in a minute.';
const essay = () => scrubbed(Buffer.from('essay'));

async function openWorld(settings: Partial<typeof s3Settings> = {}) {
  const folder = await temporaryFolder();
  const spoolFolder = join(folder.path, 'spool');
  const server = await startS3Server(join(folder.path, 'store'));
  return {
    server,
    spoolFolder,
    files: openS3Files({ ...s3Settings, ...settings, endpoint: server.endpoint, spoolFolder }),
    /** The server keeps two more files for each of ours. */
    count: async () => Math.ceil((await countFiles(join(folder.path, 'store'))) / 3) + (await countFiles(spoolFolder)),
    async [Symbol.asyncDispose]() {
      await server.stop().catch(() => undefined);
      await folder[Symbol.asyncDispose]();
    },
  };
}

testFiles('a bucket', openWorld);

test('a wrong secret stores nothing and reads nothing', async () => {
  await using world = await openWorld({ secretAccessKey: 'guessed' });
  await expect(world.files.put('a', essay(), plenty)).rejects.toThrow(unavailable);
  await expect(world.files.read('a')).rejects.toThrow(unavailable);
  await expect(world.files.delete('a')).rejects.toThrow(unavailable);
  await expect(listKeys(world.files, 'a')).rejects.toThrow(unavailable);
  expect(await world.count()).toBe(0);
});

test('a missing bucket is a fault, not a missing file', async () => {
  await using world = await openWorld({ bucket: 'mistyped' });
  await expect(world.files.read('a')).rejects.toThrow(unavailable);
});

test('a store that is down says so kindly, and nothing stays on this machine', async () => {
  await using world = await openWorld();
  await world.server.stop();
  await expect(world.files.put('a', essay(), plenty)).rejects.toThrow(unavailable);
  await expect(world.files.read('a')).rejects.toThrow(unavailable);
  await expect(world.files.delete('a')).rejects.toThrow(unavailable);
  expect(await countFiles(world.spoolFolder)).toBe(0);
});

test('the size and a checksum go ahead of the content', async () => {
  await using folder = await temporaryFolder();
  let sent: Record<string, unknown> = {};
  await using store = await startAnswering(async (request, response) => {
    const content = await buffer(request);
    sent = { method: request.method, url: request.url, content: content.toString(), ...request.headers };
    response.end();
  });
  await openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path }).put('a/b', essay(), plenty);
  expect(sent).toMatchObject({
    method: 'PUT',
    url: '/essays/a/b',
    content: 'essay',
    'content-length': '5',
    'x-amz-content-sha256': createHash('sha256').update('essay').digest('hex'),
  });
  expect(sent['transfer-encoding']).toBeUndefined();
});

test('a store that lists its files in several answers is asked for all of them', async () => {
  await using folder = await temporaryFolder();
  const asked: string[] = [];
  const page = (keys: string[], more: string) =>
    `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-16T09:00:00.000Z</LastModified></Contents>`).join('')}${more}</ListBucketResult>`;
  await using store = await startAnswering((request, response) => {
    asked.push(request.url ?? '');
    const first = '<IsTruncated>true</IsTruncated><NextContinuationToken>1/b&amp;c=</NextContinuationToken>';
    response.end(asked.length === 1 ? page(['tmq/a'], first) : page(['tmq/Foreign', 'tmq/b'], ''));
  });
  const files = openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path });
  expect(await listKeys(files, 'tmq')).toEqual(['tmq/a', 'tmq/b']);
  expect(asked).toEqual([
    '/essays?list-type=2&prefix=tmq%2F',
    '/essays?list-type=2&prefix=tmq%2F&continuation-token=1%2Fb%26c%3D',
  ]);
});

test('a store that stumbles once is asked again, with the whole content', async () => {
  await using folder = await temporaryFolder();
  const taken: string[] = [];
  await using store = await startAnswering(async (request, response) => {
    taken.push((await buffer(request)).toString());
    response.writeHead(taken.length === 1 ? 503 : 200).end();
  });
  const files = openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path });
  expect(await files.put('a', essay(), plenty)).toEqual({ bytes: 5 });
  expect(taken).toEqual(['essay', 'essay']);
});

test('a full store refuses, and what may have arrived is deleted', async () => {
  await using folder = await temporaryFolder();
  const asked: (string | undefined)[] = [];
  await using store = await startAnswering((request, response) => {
    asked.push(request.method);
    request.resume().on('end', () => response.writeHead(request.method === 'PUT' ? 507 : 204).end());
  });
  const files = openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path });
  await expect(files.put('a', essay(), plenty)).rejects.toThrow(unavailable);
  expect(asked).toEqual(['PUT', 'PUT', 'DELETE']);
});

test('a store that never answers is given up', async () => {
  await using folder = await temporaryFolder();
  await using store = await startAnswering((request) => void request.resume());
  const files = openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path, patienceMs: 50 });
  await expect(files.put('a', essay(), plenty)).rejects.toThrow(unavailable);
  await expect(files.read('a')).rejects.toThrow(unavailable);
});

test.each(['stalls', 'breaks'])('a store that %s in the middle of a file ends the reading', async (fault) => {
  await using folder = await temporaryFolder();
  await using store = await startAnswering((_, response) => {
    response.writeHead(200, { 'Content-Length': '10' }).write('01234', () => {
      if (fault === 'breaks') response.destroy();
    });
  });
  const files = openS3Files({ ...s3Settings, endpoint: store.endpoint, spoolFolder: folder.path, patienceMs: 200 });
  const read = await files.read('a');
  expect(read?.bytes).toBe(10);
  await expect(buffer(read?.content ?? new ReadableStream())).rejects.toThrow(unavailable);
});
