import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { profiles, users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { startSubjectPurchase } from './subject-purchase.ts';

const happenings = ['renew', 'failRenewal', 'end'] as const;

/**
 * Everything that can happen at four turns or fewer: after the end the provider lets nothing happen any more. The embedded
 * engine, slower, sees a sample of it.
 */
const histories = [1, 2, 3, 4]
  .flatMap((turns) =>
    Array.from({ length: happenings.length ** turns }, (_, number) =>
      Array.from({ length: turns }, (_, turn) => happenings[Math.floor(number / 3 ** turn) % 3] ?? 'renew'),
    ),
  )
  .filter((history) => !history.slice(0, -1).includes('end'));
const customers = inject('database').engine === 'postgres' ? histories.length : 20;

test(`for ${customers} customers, whatever order notices come in and however often, the end state is the provider’s`, async () => {
  await using product = await startProduct();
  const order = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });
  const orders = fc.sample(order, customers);
  const chosen = fc.sample(fc.shuffledSubarray(histories, { minLength: customers, maxLength: customers }), 1).flat();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...histories), order, async (history, positions) => {
      const { subscriptionId, customerId, sessionId } = await buyEconomics(product);
      for (const step of history) {
        await product.deps.testModePayments?.control[step](subscriptionId);
      }
      const paid = { type: 'checkout.session.completed', customerId, objectId: sessionId };
      const changed = { type: 'customer.subscription.updated', customerId, objectId: subscriptionId };
      const notices = [paid, ...history.map(() => changed)].map((notice, index) => ({
        ...notice,
        id: `evt_${sessionId}_${index}`,
        paymentIntentId: null,
      }));
      const delivered = [...notices, ...notices]
        .map((notice, index) => ({ notice, position: positions[index % positions.length] ?? 0 }))
        .toSorted((one, other) => one.position - other.position);
      for (const { notice } of delivered) await jobHandlers(product.deps).provider_notice(notice);
      const truth = await product.deps.payments.readSubscription(subscriptionId);
      const [row] = await product.deps
        .db()
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.stripeSubscriptionId, subscriptionId));
      expect(row?.status).toBe(truth?.status);
      expect(row?.providerPeriodEnd).toEqual(truth?.periodEnd);
    }),
    { numRuns: customers, examples: chosen.map((history, index) => [history, orders[index] ?? []]) },
  );
});

/** A new student's paid checkout that nobody has heard of yet. */
async function buyEconomics({ deps }: Product) {
  const id = crypto.randomUUID();
  const email = `${id}@school.example`;
  await deps.db().insert(users).values({ id, email, createdAt: deps.clock.now() });
  await deps.db().insert(profiles).values({ id, email, fullName: 'Sam Student' });
  const { sessionId } = await startSubjectPurchase(deps, { userId: id, subject: 'economics' });
  await deps.testModePayments?.control.pay(sessionId);
  const checkout = await deps.payments.readCheckout(sessionId);
  return { sessionId, subscriptionId: checkout?.subscriptionId ?? '', customerId: checkout?.customerId ?? '' };
}
