import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { MarkedStrand } from '#domain/feedback-inputs.ts';
import { timestamp } from './timestamp.ts';

export const tmqBacktrack = pgTable(
  'tmq_backtrack',
  {
    id: uuid('id').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id'),
    email: text('email').notNull(),
    customerEmail: text('customer_email').notNull(),
    fileName: text('file_name').notNull(),
    examBoard: text('exam_board').notNull(),
    examQuestion: text('exam_question').notNull(),
    paperNumber: smallint('paper_number').notNull().default(1),
    filePath: text('file_path').notNull(),
    fileUrl: text('file_url').notNull(),
    questionType: text('question_type').notNull(),
    price: integer('price').notNull(),
    status: text('status').notNull().default('pending'),
    active: boolean('active').notNull().default(false),
    checkoutSessionId: text('checkout_session_id'),
    returnSeenAt: timestamp('return_seen_at'),
    createdAt: timestamp('created_at').notNull(),
    fileKind: text('file_kind'),
    fileBytes: integer('file_bytes'),
    noRefundAcceptedAt: timestamp('no_refund_accepted_at'),
    paymentIntentId: text('payment_intent_id'),
    completedAt: timestamp('completed_at'),
    dueOn: date('due_on', { mode: 'string' }),
    outcome: text('outcome'),
    settledAt: timestamp('settled_at'),
    fileAskedAt: timestamp('file_asked_at'),
    fileAskedNote: text('file_asked_note'),
  },
  (table) => [primaryKey({ columns: [table.subject, table.id] })],
);

export const tmqUploads = pgTable('tmq_uploads', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  subject: text('subject').notNull(),
  fileKey: text('file_key').notNull(),
  fileName: text('file_name').notNull(),
  fileKind: text('file_kind').notNull(),
  fileBytes: integer('file_bytes').notNull(),
  requestId: uuid('request_id'),
  createdAt: timestamp('created_at').notNull(),
});

export const tmqFeedback = pgTable(
  'tmq_feedback',
  {
    subject: text('subject').notNull(),
    requestId: uuid('request_id').notNull(),
    outOf: smallint('out_of'),
    level: smallint('level'),
    mark: smallint('mark'),
    strengths: text('strengths').notNull().default(''),
    nextSteps: text('next_steps').notNull().default(''),
    comments: jsonb('comments').$type<{ quote: string; comment: string }[]>().notNull().default([]),
    fileKey: text('file_key'),
    fileName: text('file_name'),
    fileKind: text('file_kind'),
    updatedAt: timestamp('updated_at').notNull(),
    sentAt: timestamp('sent_at'),
    seenAt: timestamp('seen_at'),
    strands: jsonb('strands').$type<MarkedStrand[]>(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.requestId] })],
);

export const markingLinks = pgTable('marking_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').notNull(),
  subject: text('subject'),
  requestId: uuid('request_id'),
  createdAt: timestamp('created_at').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
  revokedAt: timestamp('revoked_at'),
});

export const incomingFiles = pgTable('incoming_files', {
  fileKey: text('file_key').primaryKey(),
  begunAt: timestamp('begun_at').notNull(),
});
