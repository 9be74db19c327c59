import { join } from 'node:path';
import type { Config } from './config/config.ts';
import type { Engine } from './db/database.ts';
import { lockFolder } from './db/folder-lock.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import type { Log } from './log.ts';

export async function openEngine(config: Config, log: Log): Promise<{ engine: Engine; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const onConnectionLost = (error: Error) => log.warn({ error }, 'database connection lost');
    const engine = openPostgres(config.databaseUrl, { onConnectionLost });
    return { engine, close: () => engine.close() };
  }
  const lock = await lockFolder(config.dataDir);
  try {
    const engine = await openPglite(join(config.dataDir, 'database'));
    return { engine, close: () => engine.close().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
