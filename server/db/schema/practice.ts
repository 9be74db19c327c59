import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import { timestamp } from './timestamp.ts';

export const practiceRuns = pgTable('practice_runs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  scope: text('scope').notNull(),
  calm: boolean('calm').notNull(),
  itemIds: text('item_ids').array().notNull(),
  startedAt: timestamp('started_at').notNull(),
  endedAt: timestamp('ended_at'),
});

export const practiceAttempts = pgTable('practice_attempts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  sectionId: text('section_id').notNull(),
  itemKind: text('item_kind').$type<Evidence['itemKind']>().notNull(),
  itemId: text('item_id').notNull(),
  runId: uuid('run_id'),
  work: jsonb('work').notNull(),
  marking: jsonb('marking').notNull(),
  verdict: text('verdict').$type<Evidence['verdict'] | 'unsure'>().notNull(),
  hints: smallint('hints').notNull().default(0),
  takenMs: integer('taken_ms'),
  sureness: smallint('sureness'),
  appealedAt: timestamp('appealed_at'),
  appealNote: text('appeal_note'),
  attemptedAt: timestamp('attempted_at').notNull(),
});

export const practiceDrafts = pgTable(
  'practice_drafts',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    draft: jsonb('draft').notNull(),
    savedAt: timestamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.kind, table.itemId] })],
);

export const examDates = pgTable(
  'exam_dates',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    paper: smallint('paper').notNull(),
    examOn: date('exam_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.paper] })],
);

export const studySettings = pgTable('study_settings', {
  userId: uuid('user_id').primaryKey(),
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  summarySentFor: date('summary_sent_for'),
});
