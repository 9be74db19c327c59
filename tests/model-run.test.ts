import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { askWhich } from '../tools/model/ask-which.ts';
import { suitFor } from '../tools/model/suit-for.ts';

/** A folder of models, and `npm run model` with it. */
async function openFolder() {
  const folder = join(tmpdir(), `margin-model-run-${randomUUID()}`);
  await mkdir(folder);
  const run = (words: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['tools/model.ts', ...words], {
      env: { ...process.env, MODELS_DIR: folder, ...env },
    });
  return {
    ...{ folder, run },
    /** What it says when it refuses, in full. */
    told: (words: string[], env = {}): Promise<string> => run(words, env).then(String, ({ stderr }) => stderr),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** An npm that ends as it is told to. */
async function putNpm(folder: string, script: string): Promise<string> {
  await writeFile(join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'npm'), 0o755);
  return `${folder}:${process.env.PATH}`;
}

test('the command says in one sentence what is wrong with its words or its folder', async () => {
  await using kept = await openFolder();
  expect((await kept.run(['--list'])).stdout).toMatch(/^This machine: \d+ GB of memory, \d+ cores\.\n {2}1 {2}\S+/);
  expect(await kept.told(['abacus'])).toMatch(/^There is no model "abacus"\. Known: qwen3\.5-4b, [^\n]+\.\n$/);
  expect(await kept.told([])).toBe('Say which one: npm run model -- [ID | --list | --remove].\n');
  await writeFile(join(kept.folder, 'taken'), '');
  const MODELS_DIR = join(kept.folder, 'taken');
  expect(await kept.told(['tinyllama-1.1b'], { MODELS_DIR })).toMatch(
    /taken\S* cannot be written to: set MODELS_DIR to a folder of your own\.\n$/,
  );
});

test('a setting that is wrong is one sentence too, and nothing is fetched', async () => {
  await using kept = await openFolder();
  expect(await kept.told(['qwen3.5-4b'], { MODEL_MIRROR: 'my mirror' })).toBe(
    'MODEL_MIRROR must be an address such as https://models.example.\n',
  );
  expect(await kept.told(['--remove'], { PORT: 'front door' })).toMatch(/^PORT must be [^\n]+\n$/);
});

test('a disk that fills up while what runs a model is installed is told as that', async () => {
  await using kept = await openFolder();
  const PATH = await putNpm(kept.folder, "echo 'npm error code ENOSPC' >&2; exit 228");
  expect(await kept.told(['qwen3.5-4b'], { PATH })).toBe(
    'There is no room left on the disk: free some, or set MODELS_DIR to a folder on another one, and run the command again.\n',
  );
  await putNpm(kept.folder, "echo 'npm error code ENOTFOUND' >&2; exit 1");
  expect(await kept.told(['qwen3.5-4b'], { PATH })).toBe(
    "node-llama-cpp could not be installed: see that npm's registry is within reach, and run the command again.\n",
  );
});

test('what was fetched and what runs it are removed, and nothing else', async () => {
  await using kept = await openFolder();
  await mkdir(join(kept.folder, 'language/library/node_modules'), { recursive: true });
  await writeFile(join(kept.folder, 'language/Small.gguf'), 'GGUF');
  await writeFile(join(kept.folder, 'language/model.json'), '{}');
  await writeFile(join(kept.folder, 'voice.onnx'), 'another model');
  const gone = 'The language model and what ran it are gone. The built-in tutor teaches.\n';
  expect((await kept.run(['--remove'])).stdout).toBe(gone);
  expect(await readdir(kept.folder)).toEqual(['voice.onnx']);
  // Where nothing is, nothing is wrong.
  expect((await kept.run(['--remove'])).stdout).toBe(gone);
});

test.each([
  ['', 'qwen3.5-4b'],
  ['1', 'qwen3.5-4b'],
  [' 3 ', 'qwen3.5-2b'],
  ['bonsai-1.7b', 'bonsai-1.7b'],
  ['9', '9'],
  ['0', '0'],
])('who is asked and types "%s" gets %s', async (typed, id) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askWhich(suitFor(16 * 2 ** 30, 8), { input, output });
  input.end(`${typed}\n`);
  expect(await asked).toBe(id);
  expect(String(output.read())).toBe('Which one? [1] ');
});
