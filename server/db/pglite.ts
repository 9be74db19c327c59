import { mkdir } from 'node:fs/promises';
import type { PGlite, PGliteInterface } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Engine, Queries, RunSql } from './database.ts';

/** The embedded engine: PostgreSQL inside this process, kept in a folder. Imported only when it is used: it is large. */
export async function openPglite(folder: string): Promise<Engine> {
  const { PGlite } = await import('@electric-sql/pglite');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return pgliteEngine(await PGlite.create({ dataDir: folder, relaxedDurability: false }));
}

export function pgliteEngine(client: PGlite): Engine {
  return {
    name: 'PGlite',
    queries: drizzle(client) as unknown as Queries,
    runInTransaction: (work) => client.transaction((tx) => work(runSql(tx))),
    readPool: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  };
}

function runSql(client: Pick<PGliteInterface, 'query' | 'exec'>): RunSql {
  return async (text, values) => {
    if (values) return (await client.query<Record<string, unknown>>(text, values)).rows;
    return (await client.exec(text)).at(-1)?.rows ?? [];
  };
}
