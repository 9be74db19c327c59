import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Engine, Queries } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

export type PostgresOptions = {
  onConnectionLost?: (error: Error) => void;
  /** How long the server may keep us waiting for an answer. */
  patienceMs?: number;
};

/** Any PostgreSQL from version 15. The pool opens new connections by itself when the server comes back. */
export function openPostgres(url: string, { onConnectionLost, patienceMs = 20_000 }: PostgresOptions = {}): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'margin',
  });
  // Without a listener a lost connection would end the process, also one that a transaction holds between two statements.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return {
    name: 'PostgreSQL',
    queries: drizzle(pool) as unknown as Queries,
    transaction: (work) => transact(pool, work),
    runInTransaction: (work) => runInTransaction(pool, work),
    readPool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** One connection, one set of queries: putting it together anew would cost more than many a transaction. */
const queriesOf = new WeakMap<pg.PoolClient, Queries>();

/** Given a pool, Drizzle would keep the connection of a transaction that cannot begin: after ten the pool is empty. */
async function transact<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const queries = queriesOf.get(client) ?? (drizzle(client) as unknown as Queries);
  queriesOf.set(client, queries);
  try {
    const result = await queries.transaction(work);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseUnavailable(error));
    throw error;
  }
}

const runInTransaction: (pool: pg.Pool, ...rest: Parameters<Engine['runInTransaction']>) => Promise<void> = async (
  pool,
  work,
) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(async (text, values) => {
      const result = await client.query<Record<string, unknown>>(text, values);
      // Several statements in one text give an array of results; the caller only ever wants the last.
      return (Array.isArray(result) ? result.at(-1) : result).rows;
    });
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
