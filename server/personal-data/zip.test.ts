import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unzip } from '#tests/unzip.ts';
import { type ZipEntry, zip } from './zip.ts';

const at = new Date('2026-11-16T09:00:02Z');
const files: Record<string, Buffer> = {
  'README.txt': Buffer.from('Your data'),
  'empty.json': Buffer.alloc(0),
  'marking/1/sent/Évaluate “this”.pdf': Buffer.alloc(300_000, 'A rise in interest rates. '),
};

async function* entries(): AsyncGenerator<ZipEntry> {
  for (const [name, content] of Object.entries(files)) {
    // In pieces, as a file comes from a disk.
    yield { name, at, content: Readable.from([content.subarray(0, 7), content.subarray(7)]) };
  }
}

test('what goes in comes out, by our own reader', async () => {
  expect(unzip(await buffer(zip(entries())))).toEqual(new Map(Object.entries(files)));
});

const env = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Whichever of these is installed. */
const programs = [
  ['unzip', ['-q', '-o'], ['-d']],
  ['python3', ['-m', 'zipfile', '-e'], []],
] as const;

test('other programs unpack it, names and all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'margin-zip-'));
  const path = join(folder, 'data.zip');
  await writeFile(path, await buffer(zip(entries())));
  for (const [program, before, after] of programs) {
    const found = spawnSync(program, [...before, path, ...after, join(folder, program)], { encoding: 'utf8', env });
    if (found.error) continue;
    expect(found.stderr, program).toBe('');
    for (const [name, content] of Object.entries(files)) {
      expect((await readFile(join(folder, program, name))).equals(content), `${program} ${name}`).toBe(true);
    }
  }
  await rm(folder, { recursive: true });
});

test('it is written as it is read, and a file that breaks off breaks it off', async () => {
  let read = 0;
  async function* slow(): AsyncGenerator<ZipEntry> {
    for (const name of ['a', 'b']) {
      read++;
      yield { name, at, content: [Buffer.from(name)] };
    }
  }
  const pieces = zip(slow());
  await pieces.next();
  expect(read).toBe(1);
  await pieces.return(undefined);

  async function* broken(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', at, content: Readable.from(failing()) };
  }
  await expect(buffer(zip(broken()))).rejects.toThrow('the disk is gone');
});

async function* failing() {
  yield Buffer.from('begun');
  throw new Error('the disk is gone');
}
