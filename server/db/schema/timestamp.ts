import { timestamp as timestampColumn } from 'drizzle-orm/pg-core';

/** Every time is kept with its zone. */
export const timestamp = (name: string) => timestampColumn(name, { withTimezone: true });
