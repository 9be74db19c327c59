import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Board } from '#domain/study/boards.ts';
import type { Worry } from '#domain/study/worries.ts';
import type { Subject } from '#domain/subjects.ts';
import { timestamp } from './timestamp.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailVerifiedAt: timestamp('email_verified_at'),
  createdAt: timestamp('created_at').notNull(),
});

export const credentials = pgTable('credentials', {
  userId: uuid('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: timestamp('changed_at').notNull(),
});

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  fullName: text('full_name').notNull(),
  mobileNumber: text('mobile_number'),
  yearOfStudy: text('year_of_study'),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  remember: boolean('remember').notNull(),
  device: text('device').notNull(),
  createdAt: timestamp('created_at').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
});

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: timestamp('created_at').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
  usedAt: timestamp('used_at'),
  passwordHash: text('password_hash'),
});

export const backtrack = pgTable('backtrack', {
  id: uuid('id').primaryKey(),
  secrete: text('secrete').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  planType: text('plan_type').notNull(),
  signupCode: text('signup_code'),
  subjects: text('subjects').array().notNull(),
  mobileNumber: text('mobile_number').notNull(),
  yearOfStudy: text('year_of_study').notNull(),
  checkoutSessionId: text('checkout_session_id'),
  userId: uuid('user_id'),
  returnSeenAt: timestamp('return_seen_at'),
  completedAt: timestamp('completed_at'),
  createdAt: timestamp('created_at').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
});

export const teacherCodes = pgTable('teacher_codes', {
  code: text('code').primaryKey(),
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull().default(0),
  expiresAt: timestamp('expires_at'),
  createdAt: timestamp('created_at').notNull(),
  revokedAt: timestamp('revoked_at'),
});

export const studyProfiles = pgTable('study_profiles', {
  userId: uuid('user_id').primaryKey(),
  worries: text('worries').array().$type<Worry[]>().notNull().default([]),
  askedAt: timestamp('asked_at').notNull(),
});

export const studyCourses = pgTable(
  'study_courses',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    board: text('board').$type<Board>(),
    taught: smallint('taught').array(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
);
