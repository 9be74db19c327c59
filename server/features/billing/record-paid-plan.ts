import { plans } from '#content/plans.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { settleCardPage } from './card-page-queries.ts';
import { receiptMail } from './mails.ts';
import { lock, readEmail, readOpenSubscriptions } from './queries.ts';
import { recordSubscription } from './record-subscription.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;
type Paid = {
  requestId: string;
  sessionId: string;
  subscriptionId: string;
  customerId: string | null;
  amountPence: number;
};

/**
 * Records what a checkout has paid for, with its receipt, inside the caller's transaction. Of two card pages that were
 * paid for the same subject only the first counts, and the others are paid back (W12).
 */
export async function recordPaidPlan(
  deps: World,
  { userId, plan, paid }: { userId: string; plan: PaidPlan; paid: Paid },
): Promise<void> {
  await lock(deps.db, userId);
  await settleCardPage(deps.db, paid.requestId, 'recorded', deps.clock.now());
  const subjects: readonly string[] = plans[plan].subjects;
  const already = await readOpenSubscriptions(deps.db, userId);
  if (already.some(({ subjectName }) => subjectName.some((subject) => subjects.includes(subject)))) {
    await endDuplicate(deps, userId, paid);
    return;
  }
  await recordSubscription(deps, { userId, plan, provider: paid });
  const to = await readEmail(deps.db, userId);
  const letter = receiptMail(deps.config, { plan, amountPence: paid.amountPence });
  if (to) await enqueueMail(deps, { to, ...letter }, `receipt:${paid.sessionId}`);
}

async function endDuplicate(deps: World, userId: string, paid: Paid): Promise<void> {
  const { requestId, subscriptionId, amountPence } = paid;
  const uniqueKey = `refund:${subscriptionId}`;
  await enqueueJob(deps, 'refund_duplicate', { requestId, subscriptionId, userId }, { uniqueKey });
  await recordAudit(deps, 'duplicate_payment', { userId, amountPence, detail: { subscriptionId } });
}
