import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { writeTinyModel } from '#tests/support/tiny-gguf.ts';
import type { LocalModel } from '../interface.ts';
import { createFetchedSearch } from './fetched-model.ts';

/** Where `npm run model` has installed what runs a model, or a folder that is named for the tests. */
const libraries = [process.env.LLAMA_LIBRARY, 'models/weights/language/library'];
const library = libraries.find((folder) => folder && existsSync(join(folder, 'node_modules/node-llama-cpp')));
if (!library) console.log("The tests with a real language model are skipped: 'npm run model' brings what they need.");

const sentence = 'Demand is what buyers want and can pay for.';
const prompt = { rules: 'Be kind.', history: [], words: 'What is demand?' };

/** A folder of models with this file in it, noted as it should be. */
async function keep(bytes: Buffer, note: object = {}) {
  const modelsDir = join(tmpdir(), `margin-models-${randomUUID()}`);
  const folder = join(modelsDir, 'language');
  await mkdir(folder, { recursive: true });
  if (library) await symlink(resolve(library), join(folder, 'library'));
  await put(modelsDir, bytes, note);
  return { modelsDir, [Symbol.asyncDispose]: () => rm(modelsDir, { recursive: true, force: true }) };
}

async function put(modelsDir: string, bytes: Buffer, note: object = {}): Promise<void> {
  const folder = join(modelsDir, 'language');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const told = { name: 'Tiny', file: 'tiny.gguf', size: bytes.length, sha256, licence: 'none', source: 'a test' };
  await writeFile(join(folder, 'tiny.gguf'), bytes);
  await writeFile(join(folder, 'model.json'), JSON.stringify({ ...told, ...note }));
}

async function hear(model: LocalModel | undefined, mostTokens = 40, signal?: AbortSignal): Promise<string> {
  let heard = '';
  for await (const piece of model?.say(prompt, { mostTokens, signal }) ?? []) heard += piece;
  return heard;
}

test('without a note there is no model and nothing to say', async () => {
  const search = createFetchedSearch({ modelsDir: '/nowhere' });
  expect([await search.find(), search.problem()]).toEqual([undefined, undefined]);
});

test('a file that cannot be used is told in one sentence that says what to do', async () => {
  const bytes = Buffer.from('GGUF');
  await using half = await keep(bytes, { size: 400 });
  await using large = await keep(bytes);
  await using missing = await keep(bytes, { file: 'other.gguf' });
  await using unreadable = await keep(bytes, { sha256: 'no' });
  const problems = [];
  for (const kept of [half, large, missing, unreadable]) {
    const search = createFetchedSearch({ modelsDir: kept.modelsDir, ...(kept === large && { memoryBytes: 5 }) });
    expect(await search.find()).toBeUndefined();
    problems.push(search.problem());
  }
  expect(problems).toEqual([
    "Tiny is not there in full: run 'npm run model' to fetch the rest.",
    "Tiny needs more memory than this machine has: choose a smaller one with 'npm run model'.",
    "Tiny is not there any more: run 'npm run model' to fetch it again.",
    "The note beside the fetched model cannot be read: run 'npm run model' again.",
  ]);
});

test('without the library a fetched model says what to do, and is not tried again and again', async () => {
  await using kept = await keep(writeTinyModel(sentence));
  await rm(join(kept.modelsDir, 'language/library'), { force: true });
  const search = createFetchedSearch(kept);
  const model = await search.find();
  await expect(hear(model)).rejects.toMatchObject({ code: expect.stringMatching(/^(broken|off)$/) });
  expect(search.problem()).toBe("What runs Tiny is not installed: run 'npm run model' again.");
  expect(await search.find()).toBeUndefined();
});

test.skipIf(!library)('a real model: through its template, piece by piece, to its end', async () => {
  await using kept = await keep(writeTinyModel(sentence));
  const search = createFetchedSearch(kept);
  const model = await search.find();
  expect(await hear(model)).toBe(sentence);
  expect(await search.find()).toBe(model);
  await model?.close();
});

test.skipIf(!library)(
  'a real model: stopped at the most it may say, cancelled in the middle, and still there',
  async () => {
    await using kept = await keep(writeTinyModel(sentence, { endless: true }));
    const model = await createFetchedSearch(kept).find();
    expect(await hear(model, 9)).toBe(sentence);
    for await (const piece of model?.say(prompt, { mostTokens: 100_000 }) ?? []) if (piece) break;
    const stop = new AbortController();
    const heard = hear(model, 100_000, stop.signal);
    stop.abort();
    await expect(heard).rejects.toMatchObject({ code: 'timeout' });
    expect(await hear(model, 9)).toBe(sentence);
    await model?.close();
  },
);

test.skipIf(!library)('a real model: more than two at a time is too many', async () => {
  await using kept = await keep(writeTinyModel(sentence));
  const model = await createFetchedSearch(kept).find();
  const [one, two, three] = await Promise.allSettled([hear(model), hear(model), hear(model)]);
  expect([one, two]).toMatchObject([{ value: sentence }, { value: sentence }]);
  expect(three).toMatchObject({ reason: { code: 'busy' } });
  await model?.close();
});

test.skipIf(!library)(
  'a process that is killed in the middle of a reply fails it, and the next search starts another',
  async () => {
    await using kept = await keep(writeTinyModel(sentence, { endless: true }));
    const search = createFetchedSearch(kept);
    const model = await search.find();
    const pieces = model?.say(prompt, { mostTokens: 100_000 })[Symbol.asyncIterator]();
    await pieces?.next();
    killProcessOf(kept);
    const rest = (async () => {
      for (;;) if ((await pieces?.next())?.done) return 'ended';
    })();
    await expect(rest).rejects.toMatchObject({ code: 'broken' });
    expect(model?.hasEnded?.()).toBe(true);
    const again = await search.find();
    expect(again).not.toBe(model);
    expect(await hear(again, 9)).toBe(sentence);
    await again?.close();
  },
);

test.skipIf(!library)(
  'one whose process is killed while it loads, as a machine out of memory does, is not tried again',
  async () => {
    await using kept = await keep(writeTinyModel(sentence));
    const search = createFetchedSearch(kept);
    const model = await search.find();
    const heard = hear(model);
    killProcessOf(kept);
    await expect(heard).rejects.toMatchObject({ code: 'broken' });
    expect(search.problem()).toBe(
      "Tiny broke off while it was loaded, perhaps for want of memory: choose a smaller one with 'npm run model'.",
    );
    expect(await search.find()).toBeUndefined();
  },
);

function killProcessOf({ modelsDir }: { modelsDir: string }): void {
  const processes = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const own = processes.find((line) => line.includes(modelsDir) && line.includes('llama-process'));
  process.kill(Number(own?.trim().split(' ')[0]), 'SIGKILL');
}

test.skipIf(!library)('a file that takes the place of another is loaded, and the process before it ends', async () => {
  await using kept = await keep(writeTinyModel(sentence));
  const search = createFetchedSearch(kept);
  const before = await search.find();
  expect(await hear(before)).toBe(sentence);
  await put(kept.modelsDir, writeTinyModel('Supply is what sellers offer.'));
  const after = await search.find();
  expect(before?.hasEnded?.()).toBe(true);
  expect(await hear(after)).toBe('Supply is what sellers offer.');
  await after?.close();
});

test.skipIf(!library)('a real model that needs more memory than there is says what to do, once', async () => {
  // Half as much again as the machine has, told by the library before it takes any of it.
  const headWidth = 2048;
  await using kept = await keep(writeTinyModel(sentence, { headWidth }));
  const least = Math.ceil((1.5 * totalmem()) / (8 * headWidth));
  const search = createFetchedSearch({ ...kept, contextTokens: { least, most: least } });
  const model = await search.find();
  await expect(hear(model)).rejects.toMatchObject({ name: 'EngineFailure' });
  expect(search.problem()).toBe(
    "There is not enough memory for Tiny: close other programs, or choose a smaller one with 'npm run model'.",
  );
  expect(await search.find()).toBeUndefined();
});

const whole = library ? writeTinyModel(sentence) : Buffer.alloc(0);
const faults: [what: string, bytes: Buffer, note: object, says: string][] = [
  [
    'another file',
    whole,
    { sha256: 'a'.repeat(64) },
    "Tiny is not the file that was fetched: run 'npm run model -- --remove', and fetch it again.",
  ],
  [
    'a damaged one',
    Buffer.concat([whole.subarray(0, 200), Buffer.alloc(4000, 7)]),
    {},
    "Tiny is damaged, or no model: run 'npm run model -- --remove', and fetch it again.",
  ],
  [
    'one that ends too early',
    whole.subarray(0, 20_000),
    {},
    "Tiny is damaged, or no model: run 'npm run model -- --remove', and fetch it again.",
  ],
  [
    'an unknown kind',
    library ? writeTinyModel(sentence, { architecture: 'abacus' }) : whole,
    {},
    "Tiny is of a kind that the library does not know: choose another with 'npm run model'.",
  ],
];

test.skipIf(!library).each(faults)('%s is told in one sentence, once', async (_, bytes, note, says) => {
  await using kept = await keep(bytes, note);
  const search = createFetchedSearch(kept);
  const model = await search.find();
  await expect(hear(model)).rejects.toMatchObject({ name: 'EngineFailure' });
  await vi.waitUntil(() => search.problem(), { timeout: patience });
  expect(search.problem()).toBe(says);
  expect(await search.find()).toBeUndefined();
});
