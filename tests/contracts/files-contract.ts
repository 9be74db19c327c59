import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileRange, FileStore } from '#server/providers/files/interface.ts';
import { brokenOff, listKeys, type Stored, scrubbed } from './files-contract-world.ts';

const plenty = { mostBytes: 1024 * 1024 };

/** Everything that the rest of the product relies on, wherever the files are. */
export function testFiles(means: string, open: () => Promise<Stored>): void {
  test(`${means}: a file is read back as it was sent`, async () => {
    await using world = await open();
    const content = randomBytes(300_000);
    expect(await world.files.put('tmq/a-1', scrubbed(content), plenty)).toEqual({ bytes: 300_000 });
    const read = await world.files.read('tmq/a-1');
    expect(read?.bytes).toBe(300_000);
    expect(read && (await buffer(read.content)).equals(content)).toBe(true);
    expect(await world.count()).toBe(1);
  });

  test(`${means}: an empty file is a file`, async () => {
    await using world = await open();
    expect(await world.files.put('tmq/empty', scrubbed(Buffer.alloc(0)), plenty)).toEqual({ bytes: 0 });
    expect(await readText(world.files, 'tmq/empty')).toEqual({ bytes: 0, text: '' });
    expect(await readText(world.files, 'tmq/empty', { from: 0, bytes: 10 })).toEqual({ bytes: 0, text: '' });
  });

  test(`${means}: a part is read without the rest`, async () => {
    await using world = await open();
    await world.files.put('a', scrubbed(Buffer.from('0123456789')), plenty);
    expect(await readText(world.files, 'a', { from: 3, bytes: 4 })).toEqual({ bytes: 10, text: '3456' });
    expect(await readText(world.files, 'a', { from: 8, bytes: 100 })).toEqual({ bytes: 10, text: '89' });
    expect(await readText(world.files, 'a', { from: 10, bytes: 1 })).toEqual({ bytes: 10, text: '' });
  });

  test(`${means}: files do not touch each other, even when sent together`, async () => {
    await using world = await open();
    const keys = Array.from({ length: 8 }, (_, number) => `tmq/file-${number}`);
    await Promise.all(keys.map((key) => world.files.put(key, scrubbed(Buffer.from(key)), plenty)));
    await world.files.delete('tmq/file-3');
    const texts = await Promise.all(keys.map((key) => readText(world.files, key)));
    expect(texts.map((read) => read?.text)).toEqual(keys.map((key) => (key === 'tmq/file-3' ? undefined : key)));
  });

  test(`${means}: what is not there is nothing, and may be deleted twice`, async () => {
    await using world = await open();
    expect(await world.files.read('tmq/nothing')).toBeUndefined();
    await world.files.put('tmq/b', scrubbed(Buffer.from('essay')), plenty);
    await world.files.delete('tmq/b');
    await world.files.delete('tmq/b');
    expect(await world.files.read('tmq/b')).toBeUndefined();
    expect(await world.count()).toBe(0);
  });

  test(`${means}: one byte over the limit stops the sender and leaves nothing`, async () => {
    await using world = await open();
    const mostBytes = 100_000;
    let asked = 0;
    let released = false;
    async function* tooMuch(): AsyncGenerator<Uint8Array> {
      try {
        for (const bytes of [mostBytes, 1, 1]) {
          asked++;
          yield Buffer.alloc(bytes);
        }
      } finally {
        released = true;
      }
    }
    await expect(world.files.put('tmq/big', tooMuch(), { mostBytes })).rejects.toThrow('the file is over 100000 bytes');
    expect({ asked, released }).toEqual({ asked: 2, released: true });
    expect(await world.count()).toBe(0);
    expect(await world.files.put('tmq/fits', scrubbed(Buffer.alloc(mostBytes)), { mostBytes })).toEqual({
      bytes: mostBytes,
    });
  });

  test(`${means}: an upload that breaks off leaves nothing`, async () => {
    await using world = await open();
    const upload = world.files.put('tmq/half', brokenOff(randomBytes(200_000)), plenty);
    await expect(upload).rejects.toThrow('the student closed the laptop');
    expect(await world.files.read('tmq/half')).toBeUndefined();
    expect(await world.count()).toBe(0);
  });

  test(`${means}: the files of one folder are listed, and no others`, async () => {
    await using world = await open();
    const listed = (folder: string) => listKeys(world.files, folder);
    expect(await listed('tmq')).toEqual([]);
    const before = Date.now();
    for (const key of ['tmq/a', 'tmq/b', 'tmq/deep/c', 'tmq-other/d', 'other/tmq/e'])
      await world.files.put(key, scrubbed(Buffer.from(key)), plenty);
    await world.files.delete('tmq/b');
    expect(await listed('tmq')).toEqual(['tmq/a', 'tmq/deep/c']);
    for await (const { storedAt } of world.files.list('tmq'))
      expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000);
    await expect(listed('../tmq')).rejects.toThrow('not a key of a file');
  });

  test(`${means}: a key that looks like a path elsewhere is refused`, async () => {
    await using world = await open();
    const keys = [
      '',
      '/etc/passwd',
      '../secret',
      'a/../b',
      'a//b',
      'a/',
      '.incoming/a',
      'A',
      'a b',
      'a\\b',
      '%2e',
      'a\n',
    ];
    for (const key of [...keys, 'a'.repeat(201)]) {
      await expect(world.files.put(key, scrubbed(Buffer.from('x')), plenty)).rejects.toThrow('not a key of a file');
      await expect(world.files.read(key)).rejects.toThrow('not a key of a file');
      await expect(world.files.delete(key)).rejects.toThrow('not a key of a file');
    }
    expect(await world.count()).toBe(0);
  });

  test(`${means}: a reader may leave in the middle`, async () => {
    await using world = await open();
    await world.files.put('tmq/long', scrubbed(randomBytes(1_000_000)), plenty);
    const read = await world.files.read('tmq/long');
    const reader = read?.content.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    await world.files.delete('tmq/long');
    expect(await world.count()).toBe(0);
  });
}

async function readText(files: FileStore, key: string, range?: FileRange) {
  const read = await files.read(key, range);
  return read && { bytes: read.bytes, text: (await buffer(read.content)).toString() };
}
