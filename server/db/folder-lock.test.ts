import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'margin-lock-'));

test('a folder in use is refused with one clear sentence, and is free again afterwards', async () => {
  const folder = await newFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Margin is already running on the data folder ${folder} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('a lock left behind by a killed process, by an earlier owner of its number, or half written, is taken over', async () => {
  const gone = { pid: 2 ** 22 + 1, startedAt: '1', id: 'x' };
  const reused = { pid: process.pid, startedAt: 'before', id: 'x' };
  for (const left of [JSON.stringify(gone), JSON.stringify(reused), '{"pid":']) {
    const folder = await newFolder();
    await writeFile(join(folder, 'lock'), left);
    await lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
  }
});

test('of many that start together on an abandoned folder exactly one wins', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', id: 'x' }));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
