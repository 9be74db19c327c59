import { sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { Failure } from '#domain/failures.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { rateLimits } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { addressBlock, clientAddress } from './client-address.ts';
import type { AppEnv } from './env.ts';

type Limit = { name: string; most: number; seconds: number };

/** Limits a route per client address, or block of addresses. */
export function limitByAddress(deps: Deps, limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countHit(deps, limit, addressBlock(clientAddress(c, deps.config)));
    await next();
  });
}

/**
 * Counts one attempt and refuses it when there were too many in the present window. Kept in the database, so that a
 * restart or a second process forgets nothing; the caller is kept as a keyed fingerprint, not as an address or email.
 */
export async function countHit(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  { name, most, seconds }: Limit,
  caller: string,
): Promise<void> {
  const now = clock.now().getTime();
  const windowStart = now - (now % (seconds * 1000));
  const key = secret.fingerprint(`rate-limit ${name}`, caller);
  const [row] = await addHit(db).execute({ key, windowStart: new Date(windowStart) });
  if (row && row.hits > most) {
    throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil((windowStart - now) / 1000 + seconds) });
  }
}

const addHit = prepareOnce((queries) =>
  queries
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), windowStart: sql.placeholder('windowStart'), hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits })
    .prepare('add_hit'),
);
