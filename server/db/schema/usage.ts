import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Subject } from '#domain/subjects.ts';
import { timestamp } from './timestamp.ts';

export const trackedTime = pgTable(
  'tracked_time',
  {
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    time: integer('time').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.id, table.subject] })],
);

export const voiceLeases = pgTable('voice_leases', {
  userId: uuid('user_id').primaryKey(),
  leaseId: uuid('lease_id').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  conversationId: uuid('conversation_id').notNull(),
  ticks: integer('ticks').notNull().default(0),
  countedFrom: timestamp('counted_from'),
  carriedMs: integer('carried_ms').notNull().default(0),
  startedAt: timestamp('started_at').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
});

export const talkedDays = pgTable(
  'talked_days',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    day: date('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.day] })],
);
