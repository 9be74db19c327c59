import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './timestamp.ts';

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

export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  receivedAt: timestamp('received_at').notNull(),
  handledAt: timestamp('handled_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
});

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  version: text('version').notNull(),
  givenAt: timestamp('given_at').notNull(),
});
