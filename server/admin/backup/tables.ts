import type { RunSql } from '../../db/database.ts';

export type Table = { name: string; columns: { name: string; type: string; counts: boolean }[] };

/** Every table with its columns, those that others refer to first: in this order they can be filled. */
export async function readTables(run: RunSql): Promise<Table[]> {
  const columns = await run(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid), '') like 'nextval(%' as counts
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migrations'
    order by c.relname, a.attnum`);
  const tables = new Map<string, Table>();
  for (const row of columns) {
    const name = String(row.table);
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: String(row.column), type: String(row.type), counts: Boolean(row.counts) });
    tables.set(name, table);
  }
  return inOrder([...tables.values()], await readReferences(run));
}

async function readReferences(run: RunSql): Promise<[from: string, to: string][]> {
  const rows = await run(`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`);
  return rows.map((row) => [String(row.from), String(row.to)]);
}

function inOrder(tables: Table[], references: [from: string, to: string][]): Table[] {
  const done: Table[] = [];
  let left = tables;
  while (left.length) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name }) => !references.some(([from, to]) => from === name && waiting.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    done.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return done;
}

/** Texts that mean the same on every server, whatever its own settings are. */
export async function setPlainFormats(run: RunSql): Promise<void> {
  await run(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
