import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { runAdmin } from '#server/admin/run-admin.ts';
import type { Engine } from '#server/db/database.ts';
import { compilePlainly, pgliteEngine } from '#server/db/pglite.ts';
import { users } from '#server/db/schema/account.ts';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { chooseDeps, type Deps } from '#server/deps.ts';
import { say, startConversation } from '#tests/conversations.ts';
import { payMarking, startMarkingProduct } from '#tests/marking.ts';
import { registerStudent } from '#tests/registration.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const onServer = inject('database').engine === 'postgres';

/** A product with a bit of everything in it, letters that need care included. */
async function startFilledProduct() {
  const product = await startMarkingProduct();
  const { browser } = await registerStudent(product, { plan: 'BOTH_MONTHLY', fullName: 'Zoë "Q" O’Neill\\, {né} 𝄞' });
  await say(browser, await startConversation(browser), 'Line one\nline two: [1, null] \\N \t ends');
  await payMarking(product);
  await product.deliverNotices();
  return product;
}

/** A world without a single row, on the tests' engine or on a given one, with a folder of its own. */
async function openEmpty({ deps }: { deps: Deps }, engine?: Engine) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-restored-'));
  const database = engine ? { engine, drop: () => engine.close() } : await openTestDatabase();
  const config = { ...deps.config, dataDir: folder };
  return {
    deps: chooseDeps({ ...deps, config, engine: database.engine }),
    folder,
    async [Symbol.asyncDispose]() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without even a schema. */
async function openBareEmbedded(): Promise<Engine> {
  return pgliteEngine(await compilePlainly(() => PGlite.create({ dataDir: 'memory://' })));
}

async function newFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'margin-backup-')), 'monday.backup');
}

test('a backup restored into an empty product has the same rows, checksums and files, and goes on from there', async () => {
  await using product = await startFilledProduct();
  const path = await newFile();
  const written = await writeBackup(product.deps, path);
  const rows = Object.fromEntries(written.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ users: 2, tmq_backtrack: 1, conversation_messages: 2 });
  expect(written.files).toBe(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  await using empty = await openEmpty(product);
  expect(await restoreBackup(empty.deps, path)).toEqual(written);
  expect(await writeBackup(empty.deps, await newFile())).toEqual(written);
  const files = async (folder: string) =>
    (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => !name.startsWith('.'));
  expect(await files(empty.folder)).toEqual(await files(product.config.dataDir));

  const own = await empty.deps.db().select().from(testModeObjects).orderBy(testModeObjects.position);
  await empty.deps.db().insert(testModeObjects).values({ id: 'next', object: 'test', data: {} });
  const after = await empty.deps.db().select().from(testModeObjects).orderBy(testModeObjects.position);
  expect(after.at(-1)).toMatchObject({ id: 'next', position: (own.at(-1)?.position ?? 0) + 1 });
});

test.runIf(onServer)('a small install grows up: from the embedded database to a server, and back', async () => {
  await using product = await startFilledProduct();
  const path = await newFile();
  const written = await writeBackup(product.deps, path);
  await using embedded = await openEmpty(product, await openBareEmbedded());
  expect(await restoreBackup(embedded.deps, path)).toEqual(written);
  const back = await newFile();
  await writeBackup(embedded.deps, back);
  await using server = await openEmpty(product);
  expect(await restoreBackup(server.deps, back)).toEqual(written);
});

test('a backup that is cut off or changed is refused, and leaves the product empty', async () => {
  await using product = await startFilledProduct();
  const path = await newFile();
  await writeBackup(product.deps, path);
  await using empty = await openEmpty(product);
  const restore = () => restoreBackup(empty.deps, path).catch((error: Error) => error.message);

  const whole = await readFile(path);
  const text = gunzipSync(whole).toString();
  await truncate(path, whole.length - 100);
  expect(await restore()).toBe(`${path} is no backup, or it is damaged.`);
  await writeFile(path, gzipSync(text.split('\n').slice(0, -2).join('\n')));
  expect(await restore()).toBe(`${path} ends too early: it is not whole. Nothing was restored.`);
  await writeFile(path, gzipSync(text.replace('BOTH_MONTHLY', 'BUSINESS_MONTHLY')));
  expect(await restore()).toMatch(/^The table \w+ is not what it was: the backup is damaged. Nothing was restored.$/);
  expect(await empty.deps.db().select().from(users)).toEqual([]);
  await writeFile(path, whole);
  expect(await restore()).toMatchObject({ files: 1 });
});

test('a damaged file that was refused does not stand in the way of the good one', async () => {
  await using product = await startFilledProduct();
  const path = await newFile();
  await writeBackup(product.deps, path);
  const whole = await readFile(path);
  await using empty = await openEmpty(product);
  const restore = () => runAdmin(['restore', path], async () => ({ deps: empty.deps, close: async () => undefined }));
  await truncate(path, whole.length - 100);
  expect(await restore()).toEqual({ code: 1, lines: [`${path} is no backup, or it is damaged.`] });
  await writeFile(path, whole);
  const { code, lines } = await restore();
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: `Restored from ${path}, and compared with it.` });
});

// The database without a schema is an embedded one whatever the engine: once is enough.
test.runIf(!onServer)(
  'a refused backup of a newer version leaves no schema that would stand in the way of an older one',
  async () => {
    await using product = await startFilledProduct();
    const path = await newFile();
    await writeBackup(product.deps, path);
    const text = gunzipSync(await readFile(path)).toString();
    await writeFile(path, gzipSync(text.replace('"0001-foundation.sql"', '"0001-foundation.sql","0099-future.sql"')));
    await using empty = await openEmpty(product, await openBareEmbedded());
    await expect(restoreBackup(empty.deps, path)).rejects.toThrow(
      'The backup is of a newer version of the product. Restore it with that version.',
    );
    const made = await empty.deps.db().execute(sql`select to_regclass('migrations') as made`);
    expect(made).toMatchObject({ rows: [{ made: null }] });
  },
);

test('each reason not to back up or restore is a sentence', async () => {
  await using product = await startFilledProduct();
  const path = await newFile();
  const admin = (...typed: string[]) =>
    runAdmin(typed, async () => ({ deps: product.deps, close: async () => undefined }));
  const made = await admin('backup', path);
  expect(made.code).toBe(0);
  expect(made.lines.at(-1)).toBe(`Written to ${path}.`);
  expect(await admin('backup', path)).toEqual({
    code: 1,
    lines: [`${path} is there already. Choose another name, or remove it.`],
  });
  expect(await admin('restore', path)).toEqual({
    code: 1,
    lines: ['There is data here already. Restore into an empty DATA_DIR or a new database.'],
  });
  expect(await admin('restore', `${path}.gone`)).toEqual({ code: 1, lines: [`There is no file ${path}.gone.`] });
  const text = gunzipSync(await readFile(path)).toString();
  await writeFile(path, gzipSync(text.replace('0001-foundation.sql', '0099-future.sql')));
  await using empty = await openEmpty(product);
  await expect(restoreBackup(empty.deps, path)).rejects.toThrow(
    'The backup is of a newer version of the product. Restore it with that version.',
  );
  await writeFile(path, gzipSync('{"something":"else"}\n'));
  await expect(restoreBackup(empty.deps, path)).rejects.toThrow(`${path} is no backup of this product.`);
});
