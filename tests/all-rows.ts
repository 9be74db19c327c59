import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';

type World = Pick<Deps, 'db'>;

/** Every row of every table as one line of JSON, as a dump of the database would hold it. */
export async function readAllRows(world: World): Promise<{ table: string; row: string }[]> {
  const tables = await select<{ name: string }>(
    world,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const rows = [];
  for (const { name } of tables) {
    const found = await select<{ row: string }>(
      world,
      `select row_to_json(t)::text as row from "${name}" t order by 1`,
    );
    rows.push(...found.map(({ row }) => ({ table: name, row })));
  }
  return rows;
}

/** The rows that must not change when a request is refused: all but what counts and notes the requests themselves. */
export async function readLastingRows(world: World): Promise<string[]> {
  const rows = await readAllRows(world);
  return rows.filter(({ table }) => !fleeting.has(table)).map(({ table, row }) => `${table} ${row}`);
}

const fleeting = new Set(['rate_limits', 'audit_events', 'sessions']);

async function select<Row>({ db }: World, text: string): Promise<Row[]> {
  return ((await db().execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
}
