import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Engine } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { pgliteEngine } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';

export type TestDatabase = { engine: Engine; url: string | undefined; drop(): Promise<void> };

export type TestDatabaseSource =
  | { engine: 'postgres'; serverUrl: string; template: string }
  | { engine: 'pglite'; migrated: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabaseSource;
  }
}

/** A migrated database of the caller's own: a clone on the server, or a fresh embedded one from a prepared picture. */
export async function openTestDatabase({ port }: { port?: number } = {}): Promise<TestDatabase> {
  const source = inject('database');
  return source.engine === 'postgres' ? cloneOnServer(source, port) : openInMemory(source.migrated);
}

async function cloneOnServer(source: { serverUrl: string; template: string }, port?: number): Promise<TestDatabase> {
  const name = `${source.template}_${randomUUID().slice(0, 8)}`;
  await onServer(source.serverUrl, `create database ${name} template ${source.template} strategy file_copy`);
  const url = new URL(`${source.serverUrl}/${name}`);
  if (port) url.port = String(port);
  const engine = openPostgres(url.href);
  // Dropping a database takes a while on a server; they all go together at the end.
  return { engine, url: url.href, drop: () => engine.close() };
}

/** Opening one takes half a second and emptying it a few milliseconds, so one is kept from test to test of a file. */
let spare: PGlite | undefined;

async function openInMemory(migrated: string): Promise<TestDatabase> {
  const client = spare ?? (await PGlite.create({ dataDir: 'memory://', loadDataDir: pictureOf(migrated) }));
  spare = undefined;
  const tables = await tableNames(client);
  const { opened, shut } = untilShut(client);
  const drop = async () => {
    shut();
    const unchanged = (await tableNames(client)) === tables;
    if (!unchanged || spare) return client.close();
    await client.exec(`set session_replication_role = replica; ${tables} set session_replication_role = default;`);
    spare = client;
  };
  return { engine: pgliteEngine(opened), url: undefined, drop };
}

function pictureOf(migrated: string): Blob {
  return new Blob([Buffer.from(migrated, 'base64')]);
}

/** As the statements that empty them. */
async function tableNames(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'migrations' order by relname`,
  );
  // Deleting is quicker, but leaves gaps: mail of the same second would then come in any order.
  return rows.map(({ name }) => (name === 'kept_mail' ? 'truncate kept_mail;' : `delete from ${name};`)).join(' ');
}

/** Work that a test left running must not reach into the next one. */
function untilShut(client: PGlite): { opened: PGlite; shut(): void } {
  let open = true;
  const opened = new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (!open) throw new Error('The database of this test is gone.');
        return value.apply(target, values);
      };
    },
  });
  const shut = () => {
    open = false;
  };
  return { opened, shut };
}

/** Run once before all tests of a project. */
export async function preparePostgres(serverUrl: string): Promise<TestDatabaseSource & { template: string }> {
  const template = `margin_test_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `create database ${template}`);
  const engine = openPostgres(`${serverUrl}/${template}`);
  await migrate(engine);
  await engine.close();
  return { engine: 'postgres', serverUrl, template };
}

export async function preparePglite(): Promise<TestDatabaseSource> {
  const client = await PGlite.create({ dataDir: 'memory://' });
  await migrate(pgliteEngine(client));
  const migrated = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()).toString('base64');
  await client.close();
  return { engine: 'pglite', migrated };
}

export async function dropTestDatabases(serverUrl: string, template: string): Promise<void> {
  const names = await onServer(serverUrl, `select datname from pg_database where datname like '${template}%'`);
  for (const { datname } of names) await onServer(serverUrl, `drop database ${datname} with (force)`);
}

async function onServer(serverUrl: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
