import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFetchedSearch } from './fetched-model.ts';

/** Stands for node-llama-cpp, which is not installed everywhere: writes down how it is asked to run. */
const library = `
import { writeFileSync } from 'node:fs';
const asked = {};
export async function getLlama({ gpu, build, maxThreads }) {
  Object.assign(asked, { gpu, build, maxThreads });
  return { loadModel: async () => ({ trainContextSize: 2048, createContext }) };
}
async function createContext({ threads }) {
  writeFileSync(new URL('asked.json', import.meta.url), JSON.stringify({ ...asked, threads }));
  return { getSequence: () => ({}) };
}
export const resolveChatWrapper = () => ({});
export class LlamaChatSession {
  setChatHistory() {}
  async prompt(_, { onTextChunk }) {
    onTextChunk('Hello.');
  }
}
`;

test.each([
  [8, 7],
  [2, 1],
  [1, 1],
  [undefined, Math.max(1, availableParallelism() - 1)],
])('of %s cores a fetched model gets %s, and a graphics card where there is one', async (cores, threads) => {
  const modelsDir = join(tmpdir(), `margin-settings-${randomUUID()}`);
  const folder = join(modelsDir, 'language');
  const code = join(folder, 'library/node_modules/node-llama-cpp/dist');
  await mkdir(code, { recursive: true });
  await writeFile(join(code, '../package.json'), '{ "type": "module" }');
  await writeFile(join(code, 'index.js'), library);
  await writeFile(join(folder, 'tiny.gguf'), 'GGUF');
  const sha256 = createHash('sha256').update('GGUF').digest('hex');
  const note = { name: 'Tiny', file: 'tiny.gguf', size: 4, sha256, licence: 'none', source: 'a test' };
  await writeFile(join(folder, 'model.json'), JSON.stringify(note));
  const model = await createFetchedSearch({ modelsDir, ...(cores && { cores }) }).find();
  let heard = '';
  for await (const piece of model?.say({ rules: '', history: [], words: 'Hi' }, { mostTokens: 9 }) ?? [])
    heard += piece;
  expect(heard).toBe('Hello.');
  expect(JSON.parse(await readFile(join(code, 'asked.json'), 'utf8'))).toEqual({
    ...{ gpu: 'auto', build: 'never', maxThreads: threads, threads },
  });
  await model?.close();
  await rm(modelsDir, { recursive: true, force: true });
});
