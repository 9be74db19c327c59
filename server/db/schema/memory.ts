import { boolean, doublePrecision, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import { timestamp } from './timestamp.ts';

export const evidence = pgTable('evidence', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  sectionId: text('section_id').notNull(),
  itemKind: text('item_kind').$type<Evidence['itemKind']>().notNull(),
  itemId: text('item_id').notNull(),
  verdict: text('verdict').$type<Evidence['verdict']>().notNull(),
  hints: smallint('hints').notNull(),
  unassisted: boolean('unassisted').notNull(),
  missing: text('missing'),
  source: text('source').notNull(),
  conversationId: uuid('conversation_id'),
  attemptId: uuid('attempt_id'),
  shownAt: timestamp('shown_at').notNull(),
});

export const memoryCards = pgTable(
  'memory_cards',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    sectionId: text('section_id').notNull(),
    itemKind: text('item_kind').$type<Evidence['itemKind']>().notNull(),
    itemId: text('item_id').notNull(),
    dueAt: timestamp('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    state: smallint('state').notNull(),
    lastReviewAt: timestamp('last_review_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.itemKind, table.itemId] })],
);
