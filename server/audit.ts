import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { auditEvents } from './db/schema/operations.ts';
import { readRequestId } from './request-id.ts';

type AuditKind =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'sign_out_everywhere'
  | 'demo_started'
  | 'registered'
  | 'email_confirmed'
  | 'password_changed'
  | 'account_closed'
  | 'data_downloaded'
  | 'subscription_started'
  | 'subscription_changed'
  | 'subscription_closed'
  | 'duplicate_payment'
  | 'payment_returned'
  | 'plan_changed'
  | 'subject_dropped'
  | 'subject_kept'
  | 'marking_paid'
  | 'marking_returned'
  | 'marking_refunded'
  | 'essay_read'
  | 'marking_links_revoked'
  | 'marking_file_asked'
  | 'marking_file_replaced'
  | 'support_card_shown'
  | 'class_joined'
  | 'operator_action';

type AuditFacts = {
  /** Null when the account is gone. */
  userId: string | null;
  amountPence?: number;
  detail?: Record<string, string>;
};

/** Notes a money or sign-in event, in the caller's transaction when there is one. Never holds a secret or an email. */
export async function recordAudit(
  { db, clock }: { db: Db; clock: Clock },
  kind: AuditKind,
  { userId, amountPence, detail = {} }: AuditFacts,
): Promise<void> {
  const requestId = readRequestId();
  await db()
    .insert(auditEvents)
    .values({ id: randomUUID(), at: clock.now(), kind, userId, amountPence, detail, requestId });
}
