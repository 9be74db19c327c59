import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import * as schema from './all-tables.ts';

const tables = Object.values(schema).filter((table) => is(table, PgTable));

test('the tables in TypeScript and in the database have the same columns, types and nulls', async () => {
  await using product = await startProduct();
  const result = await product.deps.db().execute(sql`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations' and table_name !~ '^tmq_backtrack_'`);
  const rows = (result as unknown as { rows: Record<string, string>[] }).rows;
  const inDatabase = rows.map((row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`);
  const inTypeScript = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => {
      const type = column.getSQLType().endsWith('[]') ? 'ARRAY' : column.getSQLType();
      return `${getTableName(table)}.${column.name} ${type} ${column.notNull ? 'NO' : 'YES'}`;
    }),
  );
  expect(inTypeScript.sort()).toEqual(inDatabase.sort());
});

test('a marking request lands in the partition of its subject', async () => {
  await using product = await startProduct();
  const { db, clock } = product.deps;
  const row = {
    email: 'a@b.example',
    customerEmail: 'a@b.example',
    fileName: 'essay.pdf',
    examBoard: 'AQA',
    examQuestion: 'Evaluate',
    filePath: 'x',
    fileUrl: 'x',
    questionType: 'econ-8-12',
    price: 300,
    createdAt: clock.now(),
  };
  await db()
    .insert(schema.tmqBacktrack)
    .values({ ...row, id: crypto.randomUUID(), subject: 'economics' });
  const count = async (table: string) => {
    const result = await db().execute(sql.raw(`select count(*)::int as n from ${table}`));
    return (result as unknown as { rows: { n: number }[] }).rows[0]?.n;
  };
  expect(await count('tmq_backtrack_economics')).toBe(1);
  expect(await count('tmq_backtrack_business')).toBe(0);
});

test.each([
  [
    'a second user with the same email in other letters',
    `insert into users values (gen_random_uuid(), 'A@b.example', null, now()), (gen_random_uuid(), 'a@B.example', null, now())`,
  ],
  [
    'a password that is not hashed',
    `insert into users values ('11111111-1111-4111-8111-111111111111', 'a@b.example', null, now()); insert into credentials values ('11111111-1111-4111-8111-111111111111', 'hunter2', now())`,
  ],
  [
    'a year of study that does not exist',
    `insert into users values ('11111111-1111-4111-8111-111111111111', 'a@b.example', null, now()); insert into profiles values ('11111111-1111-4111-8111-111111111111', 'a@b.example', 'Sam', null, 'Year 3')`,
  ],
  [
    'a subscription to a subject that is not on sale',
    `insert into users values ('11111111-1111-4111-8111-111111111111', 'a@b.example', null, now()); insert into subscriptions (id, user_id, plan, current_period_end, subject_name, created_at) values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', 'BOTH_MONTHLY', now(), array['law'], now())`,
  ],
  ['a usage key of another form', `insert into tracked_time values ('someone', 'economics', 0)`],
])('the database refuses %s', async (_, statements) => {
  await using product = await startProduct();
  await expect(product.deps.engine.runInTransaction(async (run) => void (await run(statements)))).rejects.toThrow();
});
