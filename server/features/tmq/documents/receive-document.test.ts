import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Failure } from '#domain/failures.ts';
import { openLocalFiles } from '#server/providers/files/files-local.ts';
import { openS3Files } from '#server/providers/files/files-s3.ts';
import type { FileStore } from '#server/providers/files/interface.ts';
import {
  brokenOff,
  countFiles,
  s3Settings,
  scrubbed,
  startS3Server,
  temporaryFolder,
} from '#tests/contracts/files-contract-world.ts';
import { send } from '#tests/documents/corpus-world.ts';
import { madeDoc } from '#tests/documents/made-doc.ts';
import { madeDocx } from '#tests/documents/made-docx.ts';
import { madePdf, madePdfOf } from '#tests/documents/made-pdf.ts';
import { receiveDocument } from './receive-document.ts';

const limit = 10 * 1024 * 1024;

test('a document is kept under a random key, as it was sent', async () => {
  await using folder = await temporaryFolder();
  const deps = { files: openLocalFiles(folder.path), scanner: undefined };
  const upload = () => ({ fileName: 'essay.pdf', content: scrubbed(madePdf()) });
  const [first, second] = [await receiveDocument(deps, upload()), await receiveDocument(deps, upload())];
  expect(first).toEqual({
    key: expect.stringMatching(/^tmq\/[\da-f-]{36}$/),
    fileName: 'essay.pdf',
    kind: 'pdf',
    bytes: madePdf().length,
  });
  expect(second.key).not.toBe(first.key);
  const read = await deps.files.read(first.key);
  expect(read && (await buffer(read.content)).equals(madePdf())).toBe(true);
});

test.each([
  ['nothing at all', 'essay.pdf', Buffer.alloc(0), 'document_refused', 'This file is empty'],
  ['10 MB and a byte', 'essay.pdf', madePdfOf(limit + 1), 'document_too_large', 'This file is over 10 MB'],
  ['no ending', 'essay', madePdf(), 'document_refused', 'This file is not a Word document or PDF'],
  ['another ending', 'essay.txt', madePdf(), 'document_refused', 'This file is not a Word document or PDF'],
  ['no name', '', madePdf(), 'document_refused', 'This file is not a Word document or PDF'],
  [
    'a name turned round',
    'essay\u202Efdp.exe',
    madePdf(),
    'document_refused',
    'This file is not a Word document or PDF',
  ],
])('%s is refused', async (_, fileName, content, code, message) => {
  expect(await send(fileName, content)).toMatchObject({ code, message });
});

test.each([
  ['../../etc/essay.pdf', 'essay.pdf'],
  ['C:\\Users\\Sam\\Desktop\\essay.pdf', 'essay.pdf'],
  ['/var/www/essay.pdf', 'essay.pdf'],
  ['ess\0ay\r\nSet-Cookie: a=b.pdf', 'essaySet-Cookie: a=b.pdf'],
  ['essay\u202Excod.pdf', 'essayxcod.pdf'],
  ['  essay.pdf ', 'essay.pdf'],
  ['"><img src=x onerror=alert(1)>.pdf', '"><img src=x onerror=alert(1)>.pdf'],
  [`${'通'.repeat(300)}.pdf`, `${'通'.repeat(196)}.pdf`],
  ['e\u0301conomie \u{1F4C8}.pdf', '\u00e9conomie \u{1F4C8}.pdf'],
])('the name %o is shown as %o', async (fileName, shown) => {
  expect(await send(fileName, madePdf())).toMatchObject({ fileName: shown });
});

test('a document of 10 MB is never asked for, or held, in pieces over half a megabyte', async () => {
  await using folder = await temporaryFolder();
  const store = openLocalFiles(folder.path);
  let outstanding = 0;
  let mostOutstanding = 0;
  const files: FileStore = {
    ...store,
    put(key, content, options) {
      async function* counted() {
        for await (const piece of content) {
          outstanding += piece.length;
          mostOutstanding = Math.max(mostOutstanding, outstanding);
          yield piece;
          outstanding -= piece.length;
        }
      }
      return store.put(key, counted(), options);
    },
    async read(key, range) {
      mostOutstanding = Math.max(mostOutstanding, range?.bytes ?? Number.POSITIVE_INFINITY);
      return store.read(key, range);
    },
  };
  const upload = { fileName: 'essay.pdf', content: scrubbed(madePdfOf(limit)) };
  expect(await receiveDocument({ files, scanner: undefined }, upload)).toMatchObject({ bytes: limit });
  expect(mostOutstanding).toBe(512 * 1024);
});

test('documents are checked in a bucket as they are in a folder', async () => {
  await using folder = await temporaryFolder();
  const store = join(folder.path, 'store');
  const server = await startS3Server(store);
  try {
    const files = openS3Files({ ...s3Settings, endpoint: server.endpoint, spoolFolder: join(folder.path, 'spool') });
    const take = (fileName: string, content: Buffer) =>
      receiveDocument({ files, scanner: undefined }, { fileName, content: scrubbed(content) });
    await expect(take('essay.docx', madePdf())).rejects.toThrow('This file is not what its name says.');
    await expect(take('essay.pdf', Buffer.alloc(0))).rejects.toThrow('This file is empty');
    expect(await countFiles(store)).toBe(0);
    expect(await take('essay.pdf', madePdfOf(limit))).toMatchObject({ kind: 'pdf', bytes: limit });
    expect(await take('essay.docx', madeDocx())).toMatchObject({ kind: 'docx' });
    expect(await take('essay.doc', madeDoc())).toMatchObject({ kind: 'doc' });
  } finally {
    await server.stop();
  }
});

test('an upload that breaks off leaves nothing', async () => {
  await using folder = await temporaryFolder();
  const deps = { files: openLocalFiles(folder.path), scanner: undefined };
  const upload = { fileName: 'essay.pdf', content: brokenOff(madePdf()) };
  await expect(receiveDocument(deps, upload)).rejects.toThrow('the student closed the laptop');
  expect(await countFiles(folder.path)).toBe(0);
});

test('a scanner sees the whole document, and what it finds is refused', async () => {
  const seen: Buffer[] = [];
  const scanner = (verdict: 'clean' | 'infected') => ({
    description: '',
    async scan(content: AsyncIterable<Uint8Array>) {
      seen.push(await buffer(content));
      return verdict;
    },
  });
  expect(await send('essay.pdf', madePdf(), scanner('clean'))).toMatchObject({ kind: 'pdf' });
  expect(await send('essay.pdf', madePdf(), scanner('infected'))).toMatchObject({
    code: 'document_refused',
    message: 'Our virus scanner found something harmful in this file. Please check your computer.',
  });
  expect(seen.every((content) => content.equals(madePdf()))).toBe(true);
});

test('without a verdict of the scanner the document is not taken', async () => {
  const scanner = {
    description: '',
    async scan(): Promise<'clean'> {
      throw new Failure('scan_unavailable');
    },
  };
  expect(await send('essay.pdf', madePdf(), scanner)).toMatchObject({
    status: 503,
    message: 'We could not check this file for viruses just now. Please try again in a minute.',
  });
});

test('a store that fails in the middle of the checks ends in a kind refusal', async () => {
  await using folder = await temporaryFolder();
  const store = openLocalFiles(folder.path);
  const files: FileStore = { ...store, read: async () => undefined };
  const upload = { fileName: 'essay.pdf', content: scrubbed(madePdf()) };
  await expect(receiveDocument({ files, scanner: undefined }, upload)).rejects.toThrow(
    'We cannot store or fetch files just now. Please try again in a minute.',
  );
  expect(await countFiles(folder.path)).toBe(0);
});
