import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { dropTestDatabases, preparePglite, preparePostgres } from './test-database.ts';

/** TEST_DATABASE_URL names a server of your own, for instance postgresql://me@localhost:5432 (no database). */
export async function setup(project: TestProject) {
  const own = process.env.TEST_DATABASE_URL;
  if (own) {
    const database = await preparePostgres(own.replace(/\/$/, ''));
    project.provide('database', database);
    return () => dropTestDatabases(own, database.template);
  }
  try {
    // No test lives long enough to be tidied up after.
    const server = await startPostgres(['autovacuum=off']);
    project.provide('database', await preparePostgres(server.url));
    return () => server.stop();
  } catch (error) {
    console.warn(`No PostgreSQL server could be started (${error}); these tests run on the embedded engine instead.`);
    const { database, remove } = await preparePglite();
    project.provide('database', database);
    return remove;
  }
}
