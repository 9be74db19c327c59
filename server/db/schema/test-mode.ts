import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

export const testModeObjects = pgTable('test_mode_objects', {
  id: text('id').primaryKey(),
  object: text('object').notNull(),
  data: jsonb('data').notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

export const testModeAnswers = pgTable('test_mode_answers', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  body: jsonb('body'),
  createdAt: timestamp('created_at').notNull(),
});

export const testModeNotices = pgTable('test_mode_notices', {
  eventId: text('event_id').primaryKey(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at').notNull(),
});
