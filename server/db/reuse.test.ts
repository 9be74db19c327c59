import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createDb, type Db } from './database.ts';
import { users } from './schema/account.ts';

const leftBehind = [
  ['rows', (db: Db) => db().insert(users).values({ id: crypto.randomUUID(), email: 'a@b', createdAt: new Date() })],
  ['a table', (db: Db) => db().execute(sql`create table users_too as select * from users`)],
  ['a column', (db: Db) => db().execute(sql`alter table users add column rows_too int`)],
  ['a constraint', (db: Db) => db().execute(sql`alter table users add constraint nobody check (false)`)],
  ['no migration', (db: Db) => db().execute(sql`delete from migrations`)],
] as const;

test.each(leftBehind)('a test that leaves %s behind does so to no other test', async (_, leave) => {
  const first = await openTestDatabase();
  const before = await look(createDb(first.engine));
  await leave(createDb(first.engine));
  await first.drop();
  const second = await openTestDatabase();
  expect(await look(createDb(second.engine))).toEqual(before);
  await second.drop();
});

async function look(db: Db): Promise<unknown> {
  const { rows } = (await db().execute(sql`
    select (select count(*) from users) as users, (select count(*) from migrations) as migrations,
      (select count(*) from information_schema.columns where table_schema = 'public') as columns,
      (select count(*) from pg_constraint) as constraints`)) as unknown as { rows: unknown[] };
  return rows;
}
