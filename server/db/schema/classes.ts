import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WorkKind } from '#domain/classes/set-work.ts';
import type { Subject } from '#domain/subjects.ts';
import { timestamp } from './timestamp.ts';

export const classes = pgTable('classes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  joinCode: text('join_code').notNull(),
  createdAt: timestamp('created_at').notNull(),
});

export const classMembers = pgTable(
  'class_members',
  {
    classId: uuid('class_id').notNull(),
    userId: uuid('user_id').notNull(),
    consentVersion: text('consent_version').notNull(),
    joinedAt: timestamp('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] })],
);

export const setWork = pgTable('set_work', {
  id: uuid('id').primaryKey(),
  classId: uuid('class_id').notNull(),
  kind: text('kind').$type<WorkKind>().notNull(),
  target: text('target').notNull(),
  dueOn: date('due_on').notNull(),
  setAt: timestamp('set_at').notNull(),
});
