import { join } from 'node:path';
import { expect, test } from 'vitest';
import { incomingFiles } from '#server/db/schema/tmq.ts';
import {
  listKeys,
  s3Settings,
  scrubbed,
  startS3Server,
  temporaryFolder,
} from '#tests/contracts/files-contract-world.ts';
import { essayPdf } from '#tests/forms.ts';
import { openMarking, payMarking, readDeskToken, readMarkingRow, startMarkingProduct, upload } from '#tests/marking.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { readFeedback } from './feedback-queries.ts';
import { insertIncomingFile } from './file-queries.ts';
import { noteIncoming, sweepFiles } from './sweep-files.ts';

const hour = 3_600_000;

/** A folder or a bucket, as the settings choose it. */
async function startWith(store: 'folder' | 'bucket') {
  const folder = await temporaryFolder();
  const server = store === 'bucket' ? await startS3Server(join(folder.path, 'store')) : undefined;
  const settings = {
    S3_ENDPOINT: server?.endpoint ?? '',
    S3_BUCKET: s3Settings.bucket,
    S3_REGION: s3Settings.region,
    S3_ACCESS_KEY_ID: s3Settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Settings.secretAccessKey,
  };
  const product = await startMarkingProduct({ env: server ? settings : {} });
  return {
    ...product,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      await server?.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test.each(['folder', 'bucket'] as const)(
  'in a %s: a file without a row is gone after a day, and no file that a row names',
  async (store) => {
    await using product = await startWith(store);
    const { deps, clock } = product;
    // The store goes by its own clock.
    clock.set(new Date().toISOString());
    const { browser } = await createSignedInStudent(product);
    await upload(browser);
    await openMarking(product, browser);
    const { id } = await payMarking(product);
    const marked = { body: essayPdf('Well argued'), headers: { 'X-File-Name': 'marked.pdf' } };
    await product.visitor().request('POST', `/api/marking/${await readDeskToken(product)}/file`, marked);
    const listed = () => listKeys(deps.files, 'tmq');
    const named = await listed();
    const row = await readMarkingRow(product, id);
    expect(named).toHaveLength(4);
    expect(named).toContain(row?.filePath);
    expect(named).toContain(row && (await readFeedback(deps.db, row))?.fileKey);

    // Stored, and killed before its row was written.
    await noteIncoming(deps).put('tmq/stray', scrubbed(Buffer.from('essay')), { mostBytes: 100 });
    // Stored after the backup that this database was restored from.
    await deps.files.put('tmq/newer', scrubbed(Buffer.from('essay')), { mostBytes: 100 });
    clock.set(new Date(Date.now() + 23 * hour).toISOString());
    await sweepFiles(deps);
    expect(await listed()).toContain('tmq/stray');
    clock.set(new Date(Date.now() + 25 * hour).toISOString());
    await sweepFiles(deps);
    await product.runJobs();
    expect(await listed()).toEqual([...named, 'tmq/newer'].sort());
    expect(product.logged.join('\n')).toContain('files that this database never stored are left alone');
    expect(await deps.db().select().from(incomingFiles)).toEqual([]);
  },
);

test('a file that the store does not let go of holds up no other, and goes when it does', async () => {
  await using product = await startMarkingProduct();
  const { deps, clock } = product;
  clock.set(new Date().toISOString());
  for (const key of ['tmq/stuck', 'tmq/stray'])
    await noteIncoming(deps).put(key, scrubbed(Buffer.from('essay')), { mostBytes: 100 });
  const remove = deps.files.delete;
  deps.files.delete = (key) => (key === 'tmq/stuck' ? Promise.reject(new Error('locked')) : remove(key));
  clock.set(new Date(Date.now() + 25 * hour).toISOString());
  await sweepFiles(deps);
  await product.runJobs();
  expect(await listKeys(deps.files, 'tmq')).toEqual(['tmq/stuck']);
  deps.files.delete = remove;
  clock.advance(3600);
  await product.runJobs();
  expect(await listKeys(deps.files, 'tmq')).toEqual([]);
});

test('a stray file that was begun before the day and stored after it is known the next time, and goes', async () => {
  await using product = await startMarkingProduct();
  const { deps, clock } = product;
  clock.set(new Date(Date.now() - hour).toISOString());
  await noteIncoming(deps).put('tmq/slow', scrubbed(Buffer.from('essay')), { mostBytes: 100 });
  clock.set(new Date(Date.now() + 23.5 * hour).toISOString());
  await sweepFiles(deps);
  clock.set(new Date(Date.now() + 25 * hour).toISOString());
  await sweepFiles(deps);
  await product.runJobs();
  expect(await listKeys(deps.files, 'tmq')).toEqual([]);
});

test('a file that was begun and never stored is waited for a whole day, and then forgotten', async () => {
  await using product = await startMarkingProduct();
  const { deps, clock } = product;
  await insertIncomingFile(deps.db, 'tmq/never', clock.now());
  clock.advance(86_400);
  await sweepFiles(deps);
  expect(await deps.db().select().from(incomingFiles)).toHaveLength(1);
  clock.advance(0.001);
  await sweepFiles(deps);
  expect(await deps.db().select().from(incomingFiles)).toEqual([]);
});
