import { plans } from '#content/plans.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { ProviderSubscription } from '../../providers/payments/interface.ts';
import { isChanging, writeLeaving } from './change-queries.ts';
import { planEndedMail, renewalFailedMail } from './mails.ts';
import { asPaidPlan } from './plan-of.ts';
import {
  lock,
  noteProviderAsked,
  readEmail,
  readSubscriptionByProvider,
  type SubscriptionRow,
  updateFromProvider,
} from './queries.ts';

/**
 * Asks the provider how a customer's subscriptions stand and writes it down. Notices come late, twice and in any order,
 * so this never believes one: whoever calls, whenever, the result is what the provider says now.
 */
export async function syncCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>,
  customerId: string,
): Promise<void> {
  const { db, clock, payments } = deps;
  const readAt = clock.now();
  await noteProviderAsked(db, customerId, readAt);
  const found = await payments.readSubscriptions(customerId);
  await db.transaction(async () => {
    await lock(db, customerId);
    for (const subscription of found) {
      const row = await readSubscriptionByProvider(db, subscription.id);
      if (row) await writeState(deps, row, subscription, readAt);
    }
  });
}

async function writeState(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: SubscriptionRow,
  found: ProviderSubscription,
  readAt: Date,
): Promise<void> {
  if (row.providerReadAt && row.providerReadAt > readAt) return;
  const plan = asPaidPlan(found.priceKey);
  const leaves = leavingSubject(row, plan, deps.clock.now());
  if (row.leavingSubject && !leaves) await writeLeaving(deps.db, row.id, null);
  const status = found.status === 'trialing' ? 'active' : found.status;
  await updateFromProvider(deps.db, row.id, {
    status,
    plan: plan ?? row.plan,
    subjects: plan ? subjectsOf(plan, leaves) : row.subjectName,
    periodEnd: found.periodEnd,
    readAt,
  });
  if (status !== row.status) await tellAboutChange(deps, row, status, found.periodEnd);
}

/**
 * The subject that was dropped and is still paid for. A plan that is for both at the provider was never changed there,
 * or has been changed back; unless that is being done just now.
 */
function leavingSubject(row: SubscriptionRow, plan: PaidPlan | undefined, now: Date): string | null {
  if (!row.leavesAt || row.leavesAt <= now) return null;
  return plan === 'BOTH_MONTHLY' && !isChanging(row, now) ? null : row.leavingSubject;
}

function subjectsOf(plan: PaidPlan, leaving: string | null): string[] {
  const paid: readonly string[] = plans[plan].subjects;
  return plans.BOTH_MONTHLY.subjects.filter((subject) => paid.includes(subject) || subject === leaving);
}

async function tellAboutChange(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: SubscriptionRow,
  status: string,
  periodEnd: Date,
) {
  await recordAudit(deps, 'subscription_changed', { userId: row.userId, detail: { from: row.status, to: status } });
  const to = await readEmail(deps.db, row.userId);
  if (!to) return;
  const period = periodEnd.toISOString();
  if (status === 'past_due')
    await enqueueMail(deps, { to, ...renewalFailedMail(deps.config) }, `renewal-failed:${row.id}:${period}`);
  if (status === 'canceled' || status === 'unpaid')
    await enqueueMail(deps, { to, ...planEndedMail(deps.config) }, `plan-ended:${row.id}:${period}`);
}
