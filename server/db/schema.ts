import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp as timestampColumn,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WorkKind } from '#domain/classes/set-work.ts';
import type { MarkedStrand } from '#domain/feedback-inputs.ts';
import type { Board } from '#domain/study/boards.ts';
import type { Worry } from '#domain/study/worries.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import type { Shown } from '#domain/tutor-shown.ts';

/**
 * The tables as TypeScript sees them. The SQL in `migrations/` is the truth; a test compares the two column by column.
 */

const timestamp = (name: string) => timestampColumn(name, { withTimezone: true });

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

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  plan: text('plan').notNull(),
  planType: text('plan_type').notNull().default('MONTHLY'),
  status: text('status').notNull().default('active'),
  currentPeriodEnd: timestamp('current_period_end').notNull(),
  providerPeriodEnd: timestamp('provider_period_end'),
  subjectName: text('subject_name').array().notNull(),
  stripeSubscriptionId: text('stripe_subscription_id'),
  stripeCustomerId: text('stripe_customer_id'),
  createdAt: timestamp('created_at').notNull(),
  providerReadAt: timestamp('provider_read_at'),
  providerAskedAt: timestamp('provider_asked_at'),
  changingSince: timestamp('changing_since'),
  leavingSubject: text('leaving_subject'),
  leavesAt: timestamp('leaves_at'),
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

export const trackedTime = pgTable(
  'tracked_time',
  {
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    time: integer('time').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.id, table.subject] })],
);

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

export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  receivedAt: timestamp('received_at').notNull(),
  handledAt: timestamp('handled_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
});

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

// Test mode's own payment provider

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

export const teacherCodes = pgTable('teacher_codes', {
  code: text('code').primaryKey(),
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull().default(0),
  expiresAt: timestamp('expires_at'),
  createdAt: timestamp('created_at').notNull(),
  revokedAt: timestamp('revoked_at'),
});

export const subjectPurchases = pgTable('subject_purchases', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  checkoutSessionId: text('checkout_session_id'),
  returnSeenAt: timestamp('return_seen_at'),
  completedAt: timestamp('completed_at'),
  createdAt: timestamp('created_at').notNull(),
});

export const cardPages = pgTable('card_pages', {
  requestId: uuid('request_id').primaryKey(),
  kind: text('kind').$type<'registration' | 'subject_purchase' | 'tmq'>().notNull(),
  checkoutSessionId: text('checkout_session_id'),
  openedAt: timestamp('opened_at').notNull(),
  settledAt: timestamp('settled_at'),
  outcome: text('outcome').$type<'recorded' | 'expired' | 'refunded'>(),
});

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  version: text('version').notNull(),
  givenAt: timestamp('given_at').notNull(),
});

// The tutor

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

export const unanswered = pgTable('unanswered', {
  id: uuid('id').primaryKey(),
  subject: text('subject').$type<Subject>().notNull(),
  agentId: text('agent_id').notNull(),
  section: text('section'),
  words: text('words').notNull(),
  times: integer('times').notNull().default(1),
  askedAt: timestamp('asked_at').notNull(),
});

export const incomingFiles = pgTable('incoming_files', {
  fileKey: text('file_key').primaryKey(),
  begunAt: timestamp('begun_at').notNull(),
});

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

// Practice

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

// Classes

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
