import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { migrate, readPendingMigrations } from './migrate.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'margin-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

test('migrations run once, in order, also when several processes start together', async () => {
  const database = await openTestDatabase();
  const folder = await folderWith({
    '0002-second.sql': 'alter table first_table add column b int; insert into first_table values (1, 2);',
    '0001-first.sql': 'create table first_table (a int);',
  });
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.engine, { folder })));
  expect(ran.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await readPendingMigrations(database.engine, folder)).toEqual([]);
  await database.drop();
});

test('when one migration fails none of them stays', async () => {
  const database = await openTestDatabase();
  const folder = await folderWith({
    '0001-good.sql': 'create table good (a int);',
    '0002-bad.sql': 'create nonsense;',
  });
  await expect(migrate(database.engine, { folder })).rejects.toThrow();
  expect(await readPendingMigrations(database.engine, folder)).toEqual(['0001-good.sql', '0002-bad.sql']);
  await database.drop();
});

test('a migration that was changed after it ran is refused', async () => {
  const database = await openTestDatabase();
  await migrate(database.engine, { folder: await folderWith({ '0001-a.sql': 'create table a (a int);' }) });
  const changed = await folderWith({ '0001-a.sql': 'create table a (b int);' });
  await expect(migrate(database.engine, { folder: changed })).rejects.toThrow(
    'The migration 0001-a.sql was changed after it ran on this database. Add a new migration instead.',
  );
  await database.drop();
});
