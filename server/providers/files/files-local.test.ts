import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFiles } from '#tests/contracts/files-contract.ts';
import { countFiles, listKeys, scrubbed, temporaryFolder } from '#tests/contracts/files-contract-world.ts';
import { openLocalFiles } from './files-local.ts';

const plenty = { mostBytes: 1024 * 1024 };
const unavailable = 'We cannot store or fetch files just now. Please try again in a minute.';

testFiles('a folder', async () => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'files');
  return { files: openLocalFiles(path), count: () => countFiles(path), ...folder };
});

test('nobody else on the machine may enter the folder or read a file', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'files');
  await openLocalFiles(path).put('tmq/a', scrubbed(Buffer.from('essay')), plenty);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect((await stat(join(path, 'tmq'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(path, 'tmq/a'))).mode & 0o777).toBe(0o600);
});

test('what a killed process had begun is cleared away, but nothing that may still be coming in', async () => {
  await using folder = await temporaryFolder();
  const incoming = join(folder.path, '.incoming');
  await mkdir(incoming);
  await writeFile(join(incoming, 'old'), 'half an essay');
  await utimes(join(incoming, 'old'), new Date(0), new Date(0));
  await writeFile(join(incoming, 'new'), 'half an essay');
  const files = openLocalFiles(folder.path);
  await files.put('a', scrubbed(Buffer.from('essay')), plenty);
  expect(await readdir(incoming)).toEqual(['new']);
  // A process that lives on clears away what another one left later.
  await utimes(join(incoming, 'new'), new Date(0), new Date(0));
  expect(await listKeys(files, 'tmq')).toEqual([]);
  expect(await readdir(incoming)).toEqual([]);
});

test('each piece is on the disk before the next is asked for', async () => {
  await using folder = await temporaryFolder();
  const piece = 64 * 1024;
  let sent = 0;
  let mostOutstanding = 0;
  async function* counted() {
    while (sent < 10 * 1024 * 1024) {
      sent += piece;
      yield Buffer.alloc(piece);
      const [draft = ''] = await readdir(join(folder.path, '.incoming'));
      const { size } = await stat(join(folder.path, '.incoming', draft));
      mostOutstanding = Math.max(mostOutstanding, sent - size);
    }
  }
  await openLocalFiles(folder.path).put('a', counted(), { mostBytes: 10 * 1024 * 1024 });
  expect(mostOutstanding).toBe(0);
});

test('a folder that cannot be made or written says so kindly', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'files'), 'a file stands where the folder should be');
  const files = openLocalFiles(join(folder.path, 'files'));
  await expect(files.put('a', scrubbed(Buffer.from('essay')), plenty)).rejects.toThrow(unavailable);
  await expect(files.read('a')).rejects.toThrow(unavailable);
});

test('a full disk says so kindly and leaves nothing', async () => {
  await using folder = await temporaryFolder();
  // A process that may write 64 kB to a file at most: the nearest to a full disk that needs no rights.
  const script = `
    import { openLocalFiles } from '${join(import.meta.dirname, 'files-local.ts')}';
    async function* essay() { for (let i = 0; i < 40; i++) yield Buffer.alloc(10_000); }
    await openLocalFiles('${folder.path}').put('a', essay(), { mostBytes: 1e6 }).then(
      () => console.log('stored'), (error) => console.log(error.code, error.cause.code));`;
  const command = `trap '' XFSZ; ulimit -f 128; exec "$0" --input-type=module -e "$1"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, script]);
  expect(stdout).toBe('files_unavailable EFBIG\n');
  expect(await countFiles(folder.path)).toBe(0);
});
