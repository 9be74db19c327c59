import { and, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { jobs } from '#server/db/schema/operations.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payCheckout, registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';

const owedToProvider = inArray(jobs.kind, ['cancel_subscription', 'forget_customer']);

/** A student who bought Business at the card page beside Economics, and another student with a plan. */
async function startWithTwoPlans(product: Product) {
  const other = await registerStudent(product);
  product.clock.advance(1);
  const { browser, form } = await registerStudent(product);
  product.clock.advance(1);
  const { url } = await (await browser.post('/api/billing/purchases', { subject: 'business' })).json();
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await payCheckout(product, sessionId);
  expect((await browser.put('/api/billing/purchases', { subject: 'business', sessionId })).status).toBe(200);
  await product.runJobs();
  const { db, payments } = product.deps;
  const [theirs, economics, business] = await db().select().from(subscriptions).orderBy(subscriptions.createdAt);
  if (!theirs || !economics || !business) throw new Error('There are not three plans');
  const waiting = and(owedToProvider, isNull(jobs.doneAt));
  return {
    other,
    browser,
    plans: { theirs, economics, business },
    close: async ({ id: subscriptionId }: typeof economics) =>
      (await browser.post('/api/closures', { subscriptionId, password: form.password, acknowledged: true })).json(),
    readStatus: async ({ stripeSubscriptionId }: typeof economics) =>
      (await payments.readSubscription(stripeSubscriptionId ?? ''))?.status,
    readOwed: async () =>
      (await db().select().from(jobs).where(waiting)).map(({ kind, payload }) => ({ kind, ...Object(payload) })),
  };
}

test('of two plans of one customer one is stopped at once; only with the second is the customer forgotten', async () => {
  await using product = await startProduct();
  const { close, plans, readStatus, readOwed } = await startWithTwoPlans(product);
  const { theirs, economics, business } = plans;
  expect(business.stripeCustomerId).toBe(economics.stripeCustomerId);
  expect(theirs.stripeCustomerId).not.toBe(economics.stripeCustomerId);
  expect(await close(economics)).toEqual({ accountClosed: false });
  expect([await readStatus(economics), await readStatus(business)]).toEqual(['canceled', 'active']);
  expect(await readOwed()).toEqual([]);
  await product.runJobs();
  expect((await product.readMail()).at(-1)).toMatchObject({ subject: 'Your plan is cancelled' });
  expect(await close(business)).toEqual({ accountClosed: true });
  expect(await readOwed()).toEqual([{ kind: 'forget_customer', customerId: business.stripeCustomerId }]);
  expect([await readStatus(business), await readStatus(theirs)]).toEqual(['canceled', 'active']);
});

test('a plan that the provider cannot stop now is stopped by a job, and the other plan goes on', async () => {
  await using product = await startProduct();
  const { close, plans, readStatus, readOwed } = await startWithTwoPlans(product);
  const { payments } = product.deps;
  const { cancelSubscription } = payments;
  payments.cancelSubscription = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  expect(await close(plans.economics)).toEqual({ accountClosed: false });
  const subscriptionId = plans.economics.stripeSubscriptionId;
  expect(await readOwed()).toEqual([{ kind: 'cancel_subscription', subscriptionId }]);
  payments.cancelSubscription = cancelSubscription;
  await product.runJobs();
  expect([await readStatus(plans.economics), await readStatus(plans.business)]).toEqual(['canceled', 'active']);
  expect(await readOwed()).toEqual([]);
});

test('an account that goes takes all its plans and nobody else’s', async () => {
  await using product = await startProduct();
  const { browser, plans, readStatus, other } = await startWithTwoPlans(product);
  const json = { user_id: plans.economics.userId, password: 'six or more' };
  expect((await browser.post('/api/rpc/delete_auth_user', json)).status).toBe(200);
  const { theirs, economics, business } = plans;
  const statuses = await Promise.all([theirs, economics, business].map(readStatus));
  expect(statuses).toEqual(['active', 'canceled', 'canceled']);
  expect(await product.deps.db().select().from(subscriptions)).toEqual([theirs]);
  expect(await product.deps.db().select().from(users)).toMatchObject([{ email: other.form.email }]);
});

test('a plan that was never at the provider owes it nothing', async () => {
  await using product = await startProduct();
  const { browser, id, password } = await createSignedInStudent(product);
  await browser.post('/api/rpc/delete_auth_user', { user_id: id, password });
  const owed = await product.deps.db().select().from(jobs).where(owedToProvider);
  expect(owed).toEqual([]);
});
