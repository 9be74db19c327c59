import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

export const jobs = pgTable('jobs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  uniqueKey: text('unique_key'),
  runAt: timestamp('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lockedUntil: timestamp('locked_until'),
  lastError: text('last_error'),
  createdAt: timestamp('created_at').notNull(),
  doneAt: timestamp('done_at'),
  failedAt: timestamp('failed_at'),
  requestId: text('request_id'),
});

export const keptMail = pgTable('kept_mail', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: text('body_html').notNull(),
  sentAt: timestamp('sent_at').notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: uuid('id').primaryKey(),
  at: timestamp('at').notNull(),
  kind: text('kind').notNull(),
  userId: uuid('user_id'),
  amountPence: integer('amount_pence'),
  detail: jsonb('detail').notNull().default({}),
  requestId: text('request_id'),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: timestamp('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
