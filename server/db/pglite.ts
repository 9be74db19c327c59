import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteInterface, QueryOptions, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Engine, Queries, RunSql } from './database.ts';

/** The embedded engine: PostgreSQL inside this process, kept in a folder. Imported only when it is used: it is large. */
export async function openPglite(folder: string): Promise<Engine> {
  const { PGlite } = await import('@electric-sql/pglite');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
  const client = await compilePlainly(() => PGlite.create({ dataDir: folder, relaxedDurability: false, startParams }));
  return pgliteEngine(client);
}

/** Beside this file in the source; the build lays it beside the bundle. */
const maker = new URL(import.meta.url.endsWith('.ts') ? './make-database.ts' : './make-database.js', import.meta.url);

/**
 * Three PostgreSQLs take part in that, 650 MB at the worst, of which a process that goes on would keep 130 MB for good: the
 * pieces lie between what it needs. If it fails, the database is made here after all, or it is told here why not.
 */
async function makeDatabase(folder: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(maker), folder], { stdio: 'ignore' });
  await once(child, 'exit').catch(() => undefined);
}

/** PostgreSQL's own 128 MB are for a server with many connections; with one, the files of a small install are as quick. */
const sharedBuffers = '16MB';

/**
 * WebAssembly that is compiled meanwhile is left as the first compiler makes it. The second one takes over a gigabyte of
 * memory for a single function of PostgreSQL, for queries that are no quicker: their time goes to the way in and out.
 */
export async function compilePlainly<Result>(work: () => Promise<Result>): Promise<Result> {
  const flags = ['wasm-tier-up', 'wasm-dynamic-tiering'];
  for (const flag of flags) setFlagsFromString(`--no-${flag}`);
  return work().finally(() => {
    for (const flag of flags) setFlagsFromString(`--${flag}`);
  });
}

export function pgliteEngine(client: PGlite): Engine {
  for (const type of readByDrizzle) client.parsers[type] = (text) => text;
  const queries = drizzle(withOwnParsers(client) as unknown as PGlite) as unknown as Queries;
  return {
    name: 'PGlite',
    queries,
    transaction: (work) => queries.transaction(work),
    runInTransaction: (work) => client.transaction((tx) => work(runSql(tx))),
    readPool: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => client.close(),
  };
}

/** Times, dates and intervals, and lists of them and of numerics: Drizzle wants their text. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/**
 * Drizzle says with every query how to read those types. To put that together with PGlite's own list of some hundred
 * types costs more than the query, so the client knows it from the start, and what Drizzle says is dropped.
 */
function withOwnParsers(client: PGlite) {
  const queryOf = (runner: PGlite | Transaction) => (text: string, values?: unknown[], options?: QueryOptions) =>
    runner.query(text, values, { ...options, parsers: undefined });
  return {
    query: queryOf(client),
    transaction: <Result>(work: (tx: { query: PGlite['query'] }) => Promise<Result>) =>
      client.transaction((tx) => work({ query: queryOf(tx) as PGlite['query'] })),
  };
}

function runSql(client: Pick<PGliteInterface, 'query' | 'exec'>): RunSql {
  return async (text, values) => {
    if (values) return (await client.query<Record<string, unknown>>(text, values)).rows;
    return (await client.exec(text)).at(-1)?.rows ?? [];
  };
}
