import { expect, test } from 'vitest';
import { profiles } from '#server/db/schema/account.ts';
import { cardPages, subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { startProduct } from '#tests/harness.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { recordSubscription } from './record-subscription.ts';
import { startSubjectPurchase } from './subject-purchase.ts';

type Case = { refundedPence: number; forgotten?: boolean };

/** Runs the job twice, and says what there was to read of it. */
async function payBackTwice({ refundedPence, forgotten }: Case) {
  await using product = await startProduct();
  const { deps } = product;
  const { id: userId } = await createSignedInStudent(product, { subjects: [] });
  await startSubjectPurchase(deps, { userId, subject: 'economics' });
  const [page] = await deps.db().select().from(cardPages);
  deps.payments.refundSubscription = async () => ({ amountPence: refundedPence });
  if (forgotten) await deps.db().delete(profiles);
  const job = { requestId: page?.requestId ?? '', subscriptionId: 'sub_1', userId };
  for (let count = 0; count < 2; count++) await jobHandlers(deps).refund_duplicate(job);
  await product.runJobs();
  const returned = (await deps.db().select().from(auditEvents)).filter(({ kind }) => kind === 'payment_returned');
  const sentences = (await product.readMail()).map(({ bodyText }) => /refunded £[\d.]+/.exec(bodyText)?.[0]);
  return { returned: returned.map(({ amountPence }) => amountPence), sentences };
}

test('a second payment is returned once, and whoever got money back reads how much', async () => {
  expect(await payBackTwice({ refundedPence: 1 })).toEqual({ returned: [1], sentences: ['refunded £0.01'] });
  expect(await payBackTwice({ refundedPence: 0 })).toEqual({ returned: [0], sentences: [] });
  expect(await payBackTwice({ refundedPence: 1399, forgotten: true })).toEqual({ returned: [1399], sentences: [] });
});

test('one subject that is paid for beside a plan for both is a second payment too', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const { id: userId, browser } = await createSignedInStudent(product, { subjects: [] });
  const { sessionId } = await startSubjectPurchase(deps, { userId, subject: 'economics' });
  await recordSubscription(deps, { userId, plan: 'BOTH_MONTHLY' });
  await payCheckout(product, sessionId);
  expect((await browser.put('/api/billing/purchases', { subject: 'economics', sessionId })).status).toBe(200);
  await product.runJobs();
  expect(await deps.db().select().from(subscriptions)).toMatchObject([{ plan: 'BOTH_MONTHLY' }]);
  expect(await deps.payments.listRefundedPayments(new Date(0))).toHaveLength(1);
  expect((await product.readMail()).map(({ subject }) => subject)).toEqual(['Your second payment is refunded']);
});
