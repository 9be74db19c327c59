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

async function openInMemory(migrated: string): Promise<TestDatabase> {
  const loadDataDir = new Blob([Buffer.from(migrated, 'base64')]);
  const engine = pgliteEngine(await PGlite.create({ dataDir: 'memory://', loadDataDir }));
  return { engine, url: undefined, drop: () => engine.close() };
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
