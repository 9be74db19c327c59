import { eq } from 'drizzle-orm';
import { recordAudit } from '../../audit.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Job } from '../../jobs/job.ts';
import { hasSubscriptions, type SubscriptionRow } from './queries.ts';

/** Cancelled already or unknown to the provider is success. */
export const cancelSubscriptionJob: Job<'cancel_subscription'> = {
  kind: 'cancel_subscription',
  lane: 'money',
  run: ({ payments }, { subscriptionId }) => payments.cancelSubscription(subscriptionId),
};

export const forgetCustomerJob: Job<'forget_customer'> = {
  kind: 'forget_customer',
  lane: 'money',
  run: ({ payments }, { customerId }) => payments.forgetCustomer(customerId),
};

/**
 * Stops the billing at the provider first, then removes the record. When the provider cannot be reached the record
 * goes all the same, and a job goes on asking until the provider has stopped it (W16). With the last plan of a customer
 * the provider is told to forget the customer.
 */
export async function closeSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'payments'>,
  row: SubscriptionRow,
): Promise<void> {
  const { db, payments } = deps;
  const providerId = row.stripeSubscriptionId;
  const unstopped = providerId
    ? await payments.cancelSubscription(providerId).then(
        () => null,
        () => providerId,
      )
    : null;
  await db.transaction(async () => {
    if (unstopped) {
      const uniqueKey = `cancel:${unstopped}`;
      await enqueueJob(deps, 'cancel_subscription', { subscriptionId: unstopped }, { uniqueKey });
    }
    await db().delete(subscriptions).where(eq(subscriptions.id, row.id));
    const { stripeCustomerId: customerId } = row;
    if (customerId && !(await hasSubscriptions(db, customerId))) {
      await enqueueJob(deps, 'forget_customer', { customerId }, { uniqueKey: `forget:${customerId}` });
    }
    await recordAudit(deps, 'subscription_closed', { userId: row.userId });
  });
}
