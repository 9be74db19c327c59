import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, RunSql } from './database.ts';

type Migration = { name: string; sql: string; checksum: string };

/** Beside this file in the source; the build copies it beside the bundle. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number: it names our lock among the advisory locks of the database. */
const migrationLock = 7_204_511;

type Options = {
  folder?: string;
  /** The names of those to run, for a schema of an older version. */
  only?: string[];
};

/**
 * Brings the database to the newest schema: all pending files in order, in one transaction, under a lock, so that two
 * processes may start together. Gives back the names of the migrations that ran.
 */
export async function migrate(engine: Engine, { folder = migrationsFolder, only }: Options = {}): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => !only || only.includes(name));
  const ran: string[] = [];
  await engine.runInTransaction(async (run) => {
    await run('select pg_advisory_xact_lock($1)', [migrationLock]);
    await run(
      'create table if not exists migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    for (const migration of await pendingOf(migrations, run)) {
      await run(migration.sql);
      await run('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
      ran.push(migration.name);
    }
  });
  return ran;
}

/** The names of migrations that this version of the product knows and the database does not have. */
export async function readPendingMigrations(engine: Engine, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  let pending: Migration[] = [];
  await engine.runInTransaction(async (run) => {
    pending = await pendingOf(migrations, run);
  });
  return pending.map(({ name }) => name);
}

/** The names of all migrations of this version of the product. */
export async function readMigrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readMigrations(folder)).map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function pendingOf(migrations: Migration[], run: RunSql): Promise<Migration[]> {
  const applied = new Map((await run('select name, checksum from migrations')).map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(`The migration ${name} was changed after it ran on this database. Add a new migration instead.`);
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}
