import { createHash } from 'node:crypto';
import type { RunSql } from '../../db/database.ts';
import { quoted, type Table } from './tables.ts';

/** How many rows there are, and a sum over all of them in which their order does not matter. */
export type Tally = { rows: number; checksum: string };

const rowsAtOnce = 500;

/** Every row as a line of JSON: a list with the text of each column, or null. */
export async function* readRows(run: RunSql, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await run(
    `declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line from ${quoted(name)}`,
  );
  for (;;) {
    const rows = await run(`fetch ${rowsAtOnce} from backup_rows`);
    for (const row of rows) yield String(row.line);
    if (rows.length < rowsAtOnce) break;
  }
  await run('close backup_rows');
}

export async function writeRows(run: RunSql, { name, columns }: Table, lines: string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
  await run(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as line`,
    [`[${lines.join(',')}]`],
  );
}

/** The next row gets a number that none has. */
export async function moveCounters(run: RunSql, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ counts }) => counts)) {
    await run(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column.name)}), 0) + 1, false) from ${quoted(name)}`,
      [quoted(name), column.name],
    );
  }
}

export async function tallyRows(run: RunSql, table: Table): Promise<Tally> {
  const tally = createTally();
  for await (const line of readRows(run, table)) tally.add(line);
  return tally.read();
}

export function createTally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows++;
      sum += createHash('sha256').update(line).digest().readBigUInt64BE();
    },
    read: (): Tally => ({ rows, checksum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') }),
  };
}
