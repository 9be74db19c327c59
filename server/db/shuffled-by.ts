import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The order of a list that may not be finished: another at every look, so that nothing stands at the end for ever. */
export function shuffledBy(column: PgColumn, now: Date): SQL {
  return sql`md5(${column}::text || ${now.toISOString()}::text)`;
}
