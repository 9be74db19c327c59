import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Runs one or more statements; with values it must be a single statement. */
export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** What an engine (embedded or a PostgreSQL server) must offer. */
export interface Engine {
  readonly name: string;
  readonly queries: Queries;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Plain SQL in one transaction, for migrations. */
  runInTransaction(work: (run: RunSql) => Promise<void>): Promise<void>;
  /** Connections, and how many wait for one. */
  readPool(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/**
 * `db()` is the transaction in progress, or the database itself outside one. Code that is called inside a transaction
 * therefore joins it without being told, and can never wait for itself on the embedded engine's single connection.
 */
export interface Db {
  (): Queries;
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

export function createDb(engine: Engine): Db {
  const current = new AsyncLocalStorage<Queries>();
  const db = () => current.getStore() ?? engine.queries;
  const transaction = <T>(work: () => Promise<T>): Promise<T> =>
    current.getStore() ? work() : engine.transaction((tx) => current.run(tx, work));
  return Object.assign(db, { transaction });
}
