import { expect, test } from 'vitest';
import { cardPages, subjectPurchases, subscriptions } from '#server/db/schema/billing.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { readProviderCustomers } from './queries.ts';
import { startSubjectPurchase } from './subject-purchase.ts';
import { syncCustomer } from './sync-customer.ts';

/** A student at the card page, and what the hourly check then asks the provider about. */
async function openPurchase(product: Product) {
  const { deps } = product;
  const { id: userId } = await createSignedInStudent(product, { subjects: [] });
  const { sessionId } = await startSubjectPurchase(deps, { userId, subject: 'economics' });
  const { readCheckout } = deps.payments;
  return {
    sessionId,
    async checkHour(): Promise<string[]> {
      const asked: string[] = [];
      deps.payments.readCheckout = (id) => readCheckout(id).finally(() => asked.push(id));
      await jobHandlers(deps).reconcile({});
      return asked;
    },
  };
}

test('a purchase is asked about while its card page is open, and never again once that has expired', async () => {
  await using product = await startProduct();
  const { sessionId, checkHour } = await openPurchase(product);
  expect(await checkHour()).toEqual([sessionId]);
  expect(await checkHour()).toEqual([sessionId]);
  await product.deps.testModePayments?.control.expire(sessionId);
  expect(await checkHour()).toEqual([sessionId]);
  expect(await checkHour()).toEqual([]);
  expect(await product.deps.db().select().from(subjectPurchases)).toEqual([]);
});

test('the purchase of a card page that has expired goes, and neither another that is open nor one that was paid', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const purchases = [await openPurchase(product), await openPurchase(product), await openPurchase(product)];
  const [expired, open, paid] = purchases.map(({ sessionId }) => sessionId);
  await deps.testModePayments?.control.pay(paid ?? '');
  await jobHandlers(deps).reconcile({});
  await deps.testModePayments?.control.expire(expired ?? '');
  await jobHandlers(deps).reconcile({});
  const left = await deps.db().select().from(subjectPurchases);
  expect(left.map(({ checkoutSessionId }) => checkoutSessionId).sort()).toEqual([open, paid].sort());
});

test('a customer about whom the provider cannot answer goes to the end of the line', async () => {
  await using product = await startProduct();
  const { deps } = product;
  for (let count = 0; count < 3; count++) await registerStudent(product);
  await jobHandlers(deps).reconcile({});
  product.clock.advance(60);
  const [first = '', ...others] = await readProviderCustomers(deps.db, 3);
  deps.payments.readSubscriptions = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  await expect(syncCustomer(deps, first)).rejects.toThrow('payments: timeout');
  expect((await readProviderCustomers(deps.db, 2)).sort()).toEqual(others.sort());
});

test('a purchase that the provider does not know is kept, and asked about for a month', async () => {
  await using product = await startProduct();
  const { checkHour } = await openPurchase(product);
  await product.deps.db().update(cardPages).set({ checkoutSessionId: 'cs_test_of_another_account' });
  product.clock.advance(30 * 86_400);
  expect(await checkHour()).toHaveLength(1);
  product.clock.advance(0.001);
  expect(await checkHour()).toEqual([]);
  expect(await product.deps.db().select().from(subjectPurchases)).toHaveLength(1);
});

test('a purchase that was paid after its row was read last is finished, with every notice lost', async () => {
  await using product = await startProduct();
  const { sessionId, checkHour } = await openPurchase(product);
  await checkHour();
  await product.deps.testModePayments?.control.pay(sessionId);
  await checkHour();
  expect(await checkHour()).toEqual([]);
  expect(await product.deps.db().select().from(subjectPurchases)).toMatchObject([{ completedAt: product.clock.now() }]);
});

test('a customer and a card page about whom the provider cannot answer hold up nobody behind them', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const { sessionId: refused } = await openPurchase(product);
  const { sessionId } = await openPurchase(product);
  const customers = await Promise.all([registerStudent(product), registerStudent(product)]);
  const { readCheckout, readSubscriptions } = deps.payments;
  const refuse = () => Promise.reject(new PaymentsFailure('refused', 'wrong_mode'));
  deps.payments.readCheckout = (id) => (id === refused ? refuse() : readCheckout(id));
  const asked: string[] = [];
  deps.payments.readSubscriptions = (id) => {
    asked.push(id);
    return asked.length === 1 ? refuse() : readSubscriptions(id);
  };
  await deps.testModePayments?.control.pay(sessionId);
  await jobHandlers(deps).reconcile({});
  expect(await deps.db().select().from(subscriptions)).toHaveLength(customers.length + 1);
  expect(new Set(asked).size).toBe(3);
  // While the provider is away it is not asked about everybody in vain, and whoever was not asked comes first.
  product.clock.advance(60);
  asked.length = 0;
  const away = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  deps.payments.readSubscriptions = (id) => {
    asked.push(id);
    return away();
  };
  await expect(jobHandlers(deps).reconcile({})).rejects.toThrow('payments: timeout');
  expect(asked).toHaveLength(3);
});

test('the only open card page, of which the provider never tells, holds up no customer', async () => {
  await using product = await startProduct();
  const { deps } = product;
  await registerStudent(product);
  await openPurchase(product);
  deps.payments.readCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const [row] = await deps.db().select().from(subscriptions);
  await deps.testModePayments?.control.failRenewal(row?.stripeSubscriptionId ?? '');
  await jobHandlers(deps).reconcile({});
  expect(await deps.db().select().from(subscriptions)).toMatchObject([{ status: 'past_due' }]);
});

test('many card pages in a row of which the provider never tells hold up neither a page, a customer nor a refund', async () => {
  await using product = await startProduct();
  const { deps } = product;
  await registerStudent(product);
  const [row] = await deps.db().select().from(subscriptions);
  const stuck: string[] = [];
  for (let count = 0; count < 6; count++) stuck.push((await openPurchase(product)).sessionId);
  const { sessionId } = await openPurchase(product);
  const { readCheckout, listRefundedPayments } = deps.payments;
  const away = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  deps.payments.readCheckout = (id) => (stuck.includes(id) ? away() : readCheckout(id));
  await deps.testModePayments?.control.pay(sessionId);
  await deps.testModePayments?.control.failRenewal(row?.stripeSubscriptionId ?? '');
  await jobHandlers(deps).reconcile({});
  const statuses = (await deps.db().select().from(subscriptions)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['active', 'past_due']);

  // Also asked something else it does not answer: it is away, and is asked about the rest next time.
  const asked: Date[] = [];
  deps.payments.readCheckout = away;
  deps.payments.readSubscriptions = away;
  deps.payments.listRefundedPayments = (since) => (asked.push(since) === 1 ? away() : listRefundedPayments(since));
  await expect(jobHandlers(deps).reconcile({})).rejects.toThrow('payments: timeout');
  const now = deps.clock.now().getTime();
  expect(asked.map((since) => (now - since.getTime()) / 86_400_000)).toEqual([0, 30]);
});

test('no card page is always the last to be asked about', async () => {
  await using product = await startProduct();
  for (let count = 0; count < 9; count++) await openPurchase(product);
  const { checkHour } = await openPurchase(product);
  const first = await checkHour();
  product.clock.advance(3600);
  const second = await checkHour();
  expect(second).not.toEqual(first);
  expect(second.toSorted()).toEqual(first.toSorted());
});
