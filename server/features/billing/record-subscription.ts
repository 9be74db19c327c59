import { randomUUID } from 'node:crypto';
import { plans } from '#content/plans.ts';
import type { PlanType } from '#domain/plans.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { insertSubscription } from './queries.ts';

/** Spec 9: fourteen days, until the provider's own period is known. */
const provisionalPeriod = 14 * 24 * 3_600_000;

type NewSubscription = {
  userId: string;
  plan: PlanType;
  provider?: { subscriptionId: string; customerId: string | null; amountPence: number };
};

/** Inside the caller's transaction. A subscription of the provider's that is recorded already stays as it is. */
export async function recordSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, plan, provider }: NewSubscription,
): Promise<void> {
  const now = deps.clock.now();
  const inserted = await insertSubscription(deps.db, {
    id: randomUUID(),
    userId,
    plan,
    currentPeriodEnd: new Date(now.getTime() + provisionalPeriod),
    subjectName: [...plans[plan].subjects],
    stripeSubscriptionId: provider?.subscriptionId,
    stripeCustomerId: provider?.customerId,
    createdAt: now,
  });
  if (inserted) await recordAudit(deps, 'subscription_started', { userId, amountPence: provider?.amountPence ?? 0 });
}
