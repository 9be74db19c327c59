import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Engine } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { compilePlainly, pgliteEngine } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { emptyIfAsPrepared, prepareReuse } from './reuse.ts';

export type TestDatabase = { engine: Engine; url: string | undefined; drop(): Promise<void> };

export type TestDatabaseSource =
  | { engine: 'postgres'; serverUrl: string; template: string }
  /** The picture is a file: as a value it would be handed to each test file, and it is large. */
  | { engine: 'pglite'; picture: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabaseSource;
  }
}

/** A migrated database of the caller's own: a clone on the server, or an embedded one from a prepared picture. */
export async function openTestDatabase({ port }: { port?: number } = {}): Promise<TestDatabase> {
  const source = inject('database');
  return source.engine === 'postgres' ? openOnServer(source, port) : openInMemory(source.picture);
}

/** Making one takes far longer than emptying it, so a few are kept from test to test. */
const spares: { onServer: string[]; inMemory: PGlite[] } = { onServer: [], inMemory: [] };
const mostSpares = 2;

async function openOnServer(source: { serverUrl: string; template: string }, port?: number): Promise<TestDatabase> {
  const name = spares.onServer.pop() ?? (await cloneOnServer(source));
  const url = new URL(`${source.serverUrl}/${name}`);
  if (port) url.port = String(port);
  const engine = openPostgres(url.href);
  const drop = async () => {
    await engine.close();
    // Whoever came through a proxy that was cut may still hold a lock. Those not kept go together at the end.
    if (port || spares.onServer.length >= mostSpares) return sweepers.get(name)?.end();
    const sweeper = sweepers.get(name) ?? (await openSweeper(source.serverUrl, name));
    const { rows } = await sweeper.query(emptyIfAsPrepared);
    if (rows.length > 0) spares.onServer.push(name);
    else await sweeper.end();
  };
  return { engine, url: url.href, drop };
}

/** A connection plans the deletions of all tables when it first makes them, so that a database that is kept keeps one. */
const sweepers = new Map<string, pg.Client>();

async function openSweeper(serverUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `${serverUrl}/${name}` });
  // The server is stopped before the workers are.
  client.on('error', () => sweepers.delete(name));
  await client.connect();
  sweepers.set(name, client);
  return client;
}

async function cloneOnServer(source: { serverUrl: string; template: string }): Promise<string> {
  const name = `${source.template}_${randomUUID().slice(0, 8)}`;
  await onServer(source.serverUrl, `create database ${name} template ${source.template} strategy file_copy`);
  return name;
}

async function openInMemory(picture: string): Promise<TestDatabase> {
  const client = spares.inMemory.pop() ?? (await openPicture(picture));
  const { opened, shut } = untilShut(client);
  const drop = async () => {
    shut();
    if (spares.inMemory.length >= mostSpares) return client.close();
    const { rows } = await client.query(emptyIfAsPrepared);
    if (rows.length === 0) return client.close();
    spares.inMemory.push(client);
  };
  return { engine: pgliteEngine(opened), url: undefined, drop };
}

async function openPicture(picture: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(picture)]);
  return compilePlainly(() => PGlite.create({ dataDir: 'memory://', loadDataDir }));
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
  await onServer(serverUrl, prepareReuse, template);
  return { engine: 'postgres', serverUrl, template };
}

export async function preparePglite(): Promise<{ database: TestDatabaseSource; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'margin-picture-'));
  const client = await compilePlainly(() => PGlite.create({ dataDir: 'memory://' }));
  await migrate(pgliteEngine(client));
  await client.exec(prepareReuse);
  const picture = join(folder, 'migrated.tar');
  await writeFile(picture, (await client.dumpDataDir('none')).stream());
  await client.close();
  return { database: { engine: 'pglite', picture }, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function dropTestDatabases(serverUrl: string, template: string): Promise<void> {
  const names = await onServer<{ datname: string }>(
    serverUrl,
    `select datname from pg_database where datname like '${template}%'`,
  );
  for (const { datname } of names) await onServer(serverUrl, `drop database ${datname} with (force)`);
}

async function onServer<Row extends object = object>(
  serverUrl: string,
  sql: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `${serverUrl}/${database}` });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
