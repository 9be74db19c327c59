import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/db/schema/all-tables.ts';
import { keptDays } from '#server/purge.ts';

type Row = { table: string; columns: string[]; rest: string[] };

const rows: Row[] = readFileSync('docs/privacy.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, table = '', columns = '']) => /^`\w+`$/.test(table) && columns.startsWith('`'))
  .map(([, table = '', columns = '', ...rest]) => ({
    table: table.replaceAll('`', ''),
    columns: [...columns.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    rest: rest.slice(0, -1),
  }));

const mapped = rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
const real = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`));

test('every column of the database is in the data map once, and no other', () => {
  const missing = real.filter((column) => !mapped.includes(column));
  expect(missing, `add to the data map in docs/privacy.md: ${missing.join(', ')}`).toEqual([]);
  const gone = mapped.filter((column) => !real.includes(column));
  expect(gone, `no longer in the schema, take out of docs/privacy.md: ${gone.join(', ')}`).toEqual([]);
  expect(mapped.length).toBe(new Set(mapped).size);
});

test('every row says what for, how long, on what basis and who sees it', () => {
  for (const { table, rest } of rows) {
    expect(rest, table).toHaveLength(4);
    for (const cell of rest) expect(cell, table).not.toBe('');
    const bases = (rest[2] ?? '').split(', ');
    expect(
      bases.filter((basis) => !['contract', 'law', 'interest', 'consent'].includes(basis)),
      table,
    ).toEqual([]);
  }
});

test('what the map says is kept is what the purge keeps', () => {
  const kept = (table: string) => rows.find((row) => row.table === table)?.rest[1];
  expect(kept('jobs')).toContain(`${keptDays.jobs} days`);
  expect(kept('kept_mail')).toBe(`${keptDays.mail} days`);
  expect(kept('provider_events')).toContain(`${keptDays.notices} days`);
  expect(kept('subject_purchases')).toContain(`${keptDays.unfinishedPurchases} days when never paid`);
  expect(kept('unanswered')).toContain(`${keptDays.unanswered} days after it was last asked`);
  expect(kept('audit_events')).toContain(`sign-ins ${keptDays.signIns} days`);
  expect(kept('audit_events')).toContain(`${keptDays.audit / 365} years`);
  expect(kept('card_pages')).toContain(`${keptDays.audit / 365} years`);
});

test('whatever the pages keep in the browser is in the table of it', () => {
  const stores = globSync('web/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.|kept\/(?:stores|use-stored|draft|old-drafts|use-saved-draft)\.ts/.test(path))
    .filter((path) =>
      /\b(?:device|tab)\.write\b|\b(?:keep|useSaved|useKept)Draft\(|\buseStored\b/.test(readFileSync(path, 'utf8')),
    )
    .map((path) => path.slice('web/'.length));
  const [, section = ''] = readFileSync('docs/privacy.md', 'utf8').split("## In the student's browser");
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/`((?:features|layout|kept)\/[^`]+)`/g)].map(
    ([, path]) => path,
  );
  expect(listed.toSorted()).toEqual(stores.toSorted());
});
