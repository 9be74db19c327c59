import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { readPendingMigrations } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './env.ts';
import type { RoomWatch } from './room-watch.ts';

/** For whoever runs the product: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function healthRoutes({ db, engine, log }: Deps, room: RoomWatch, isStopping: () => boolean) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) return c.json({ status: 'stopping' }, 503);
      try {
        await db().execute(sql`select 1`);
        const pending = await readPendingMigrations(engine);
        if (pending.length) return c.json({ status: 'migrations pending', database: 'up', pending }, 503);
        if (room.isDatabaseFull()) return c.json({ status: 'not ready', database: 'full' }, 503);
        if (await room.isDiskFull()) return c.json({ status: 'not ready', database: 'up', disk: 'full' }, 503);
        return c.json({ status: 'ready', database: 'up' });
      } catch (error) {
        log.warn({ error }, 'not ready');
        return c.json({ status: 'not ready', database: 'down' }, 503);
      }
    });
}
