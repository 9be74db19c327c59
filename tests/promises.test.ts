import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDroppedPromises } from './support/dropped-promises.ts';

test('no promise is dropped without a catch: in the server a failure would end the process, and every call with it', () => {
  const isOurs = (path: string) => /^(server|web|tools|bench|domain|content)\/.*(?<!\.test)\.tsx?$/.test(path);
  const { files, places } = findDroppedPromises(join(import.meta.dirname, '..'), isOurs);
  expect(files).toBeGreaterThan(1500);
  expect(places).toEqual([]);
});

test('a promise is found however it is dropped, and one that is caught or waited for is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'margin-promises-'));
  const lines = [
    'declare const save: () => Promise<void>;',
    'declare const each: (run: () => void) => void;',
    'declare const wait: (run: () => unknown) => void;',
    'type Talk = { finish(): void };',
    'void save();',
    'each(save);',
    'each(() => save());',
    'each(async () => { await save(); });',
    'export const talk: Talk = { async finish() { await save(); } };',
    'export const other: Talk = { finish: save };',
    'void save().catch(() => undefined);',
    'each(() => save().catch(() => undefined));',
    'wait(save);',
    'await save().finally(() => save());',
  ];
  await writeFile(join(folder, 'sample.ts'), lines.join('\n'));
  const compilerOptions = { strict: true, module: 'esnext', target: 'esnext', types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['sample.ts'] }));
  const { places } = findDroppedPromises(folder, (path) => path === 'sample.ts');
  await rm(folder, { recursive: true });
  expect(places).toEqual([5, 6, 7, 8, 9, 10].map((line) => `sample.ts:${line}`));
});
