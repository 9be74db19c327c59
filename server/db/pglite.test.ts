import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPglite } from './pglite.ts';

test('a new embedded database comes with its schema, from the process that made it, and is opened as it is after that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'margin-new-database-'));
  const hasUsers = async () => {
    const engine = await openPglite(folder);
    try {
      const sql = "SELECT count(*)::int AS count FROM information_schema.tables WHERE table_name = 'users'";
      let count: unknown;
      await engine.runInTransaction(async (run) => {
        [{ count } = { count: undefined }] = await run(sql, []);
      });
      return count;
    } finally {
      await engine.close();
    }
  };
  try {
    expect(await hasUsers()).toBe(1);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
    expect(await hasUsers()).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
