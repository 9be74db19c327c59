import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { usageKey } from '#domain/allowance.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { signInDemo, startProduct } from './product.ts';
import { makeFolder } from './temporary-folder.ts';

/** A database with one signed-in student who has used some time, and how each side is told to open it. */
export type Store = {
  cookie: string;
  product: Record<string, string>;
  raw: Record<string, string>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Both sides read the same database: neither writes to it. */
export async function preparePostgresStore(): Promise<Store> {
  const server = await startPostgres();
  const folder = await makeFolder();
  const url = `${server.url}/postgres`;
  const product = { DATABASE_URL: url, DATA_DIR: folder.path };
  const cookie = await signInOnce(product);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const key = await noteUsedTime((text, values) => client.query(text, values));
  await client.end();
  return {
    cookie,
    product,
    raw: { DATABASE_URL: url, KEY: key },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The embedded engine belongs to one process, so the floor reads a copy. */
export async function prepareEmbeddedStore(): Promise<Store> {
  const folder = await makeFolder();
  const product = { DATA_DIR: join(folder.path, 'product') };
  const cookie = await signInOnce(product);
  const own = join(product.DATA_DIR, 'database');
  const client = await PGlite.create({ dataDir: own });
  const key = await noteUsedTime((text, values) => client.query(text, values));
  await client.close();
  const copy = join(folder.path, 'copy');
  await cp(own, copy, { recursive: true });
  return {
    cookie,
    product,
    raw: { DATABASE_FOLDER: copy, KEY: key },
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

async function signInOnce(env: Record<string, string>): Promise<string> {
  await using product = await startProduct(env);
  return await signInDemo(product.origin);
}

async function noteUsedTime(query: Query): Promise<string> {
  const [user] = (await query('select id from users')).rows as { id: string }[];
  if (!user) throw new Error('The demo made no student');
  const key = usageKey(user.id, new Date());
  await query(`insert into tracked_time (id, subject, time) values ($1, 'economics', 1234)`, [key]);
  return key;
}
