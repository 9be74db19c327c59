import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Subject } from '#domain/subjects.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import { timestamp } from './timestamp.ts';

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').$type<Subject>().notNull(),
  agentId: text('agent_id').notNull(),
  focus: text('focus'),
  title: text('title').notNull(),
  titledByStudent: boolean('titled_by_student').notNull().default(false),
  lesson: jsonb('lesson').$type<{ [key: string]: unknown }>(),
  turns: integer('turns').notNull().default(0),
  turnId: uuid('turn_id'),
  turnUntil: timestamp('turn_until'),
  steppedBackAt: timestamp('stepped_back_at'),
  createdAt: timestamp('created_at').notNull(),
  lastAt: timestamp('last_at').notNull(),
});

export const conversationMessages = pgTable('conversation_messages', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  position: integer('position').notNull(),
  speaker: text('speaker').$type<'student' | 'tutor'>().notNull(),
  spoken: boolean('spoken').notNull(),
  text: text('text').notNull(),
  interrupted: boolean('interrupted').notNull().default(false),
  card: text('card').$type<'support'>(),
  guarded: boolean('guarded').notNull().default(false),
  saidAt: timestamp('said_at').notNull(),
  clientKey: uuid('client_key'),
  rating: smallint('rating').$type<1 | -1>(),
  ratingReason: text('rating_reason'),
  shown: jsonb('shown').$type<Shown>(),
});

export const voiceCalls = pgTable('voice_calls', {
  id: text('id').primaryKey(),
  vendor: text('vendor').notNull(),
  userId: uuid('user_id'),
  subject: text('subject').$type<Subject>().notNull(),
  startedAt: timestamp('started_at').notNull(),
  countedSeconds: integer('counted_seconds').notNull().default(0),
  reportedSeconds: integer('reported_seconds'),
  settledAt: timestamp('settled_at'),
  forgottenAt: timestamp('forgotten_at'),
});

export const unanswered = pgTable('unanswered', {
  id: uuid('id').primaryKey(),
  subject: text('subject').$type<Subject>().notNull(),
  agentId: text('agent_id').notNull(),
  section: text('section'),
  words: text('words').notNull(),
  times: integer('times').notNull().default(1),
  askedAt: timestamp('asked_at').notNull(),
});
