import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { registerStudent } from '#tests/registration.ts';

const month = 31 * 86_400;

async function startWithBoth(product: Product, changes: Record<string, unknown> = {}) {
  const student = await registerStudent(product, { plan: 'BOTH_MONTHLY', ...changes });
  const { browser, form } = student;
  return {
    ...student,
    readAccount: async () => (await (await browser.get('/api/session')).json()).account,
    signIn: () => browser.post('/api/session', { email: form.email, password: form.password }),
    readRow: async () => (await product.deps.db().select().from(subscriptions))[0],
  };
}

async function passMonth(product: Product): Promise<void> {
  product.clock.advance(month);
  await product.deliverNotices();
}

test('a plan for both drops one subject at the end of the paid month, at exactly the price shown, and nothing is lost', async () => {
  await using product = await startProduct();
  const { browser, form, readAccount, readRow, signIn } = await startWithBoth(product);
  const offer = await (await browser.get('/api/billing/drops/business')).json();
  expect(offer).toEqual({ kept: 'economics', monthlyPence: 1399, endsAt: '2026-12-16T09:00:00.000Z' });
  expect((await browser.post('/api/billing/drops', { subject: 'business', monthlyPence: 1 })).status).toBe(409);
  expect((await browser.post('/api/billing/drops', { subject: 'business', monthlyPence: 1399 })).status).toBe(200);
  await product.deliverNotices();
  expect(await readAccount()).toMatchObject({
    subjects: ['economics', 'business'],
    subscriptions: [{ leaving: { subject: 'business', at: '2026-12-16T09:00:00.000Z' } }],
  });
  const again = await browser.post('/api/billing/drops', { subject: 'economics', monthlyPence: 1399 });
  expect([again.status, (await again.json()).message]).toEqual([
    409,
    'You have already dropped a subject from this plan',
  ]);
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === form.email);
  expect(mail.at(-1)).toMatchObject({ subject: 'Business ends on Wednesday 16 December' });
  expect(mail.at(-1)?.bodyText).toContain(
    'From that day your plan is Economics, for £13.99 a month. Everything you have done in Business is kept.',
  );

  await passMonth(product);
  await signIn();
  expect(await readAccount()).toMatchObject({ subjects: ['economics'], subscriptions: [{ leaving: null }] });
  const { stripeSubscriptionId } = (await readRow()) ?? {};
  expect(await product.deps.payments.readSubscription(stripeSubscriptionId ?? '')).toMatchObject({
    priceKey: 'ECONOMICS_MONTHLY',
    status: 'active',
  });
  expect((await browser.delete('/api/billing/drops')).status).toBe(404);
});

test('until that day both can be kept, at the price for both', async () => {
  await using product = await startProduct();
  const { browser, readAccount, readRow, signIn } = await startWithBoth(product);
  await browser.post('/api/billing/drops', { subject: 'economics', monthlyPence: 1399 });
  expect(await readAccount()).toMatchObject({ subscriptions: [{ leaving: { subject: 'economics' } }] });
  expect((await browser.delete('/api/billing/drops')).status).toBe(200);
  await passMonth(product);
  await signIn();
  expect(await readAccount()).toMatchObject({
    subjects: ['economics', 'business'],
    subscriptions: [{ leaving: null, plan: 'BOTH_MONTHLY' }],
  });
  const { stripeSubscriptionId = '' } = (await readRow()) ?? {};
  expect(await product.deps.payments.previewNextPlan(stripeSubscriptionId ?? '', 'BOTH_MONTHLY')).toMatchObject({
    monthlyPence: 2299,
  });
});

test('both can no longer be kept from that very moment, once the smaller month is paid, or without a plan', async () => {
  await using product = await startProduct();
  const { browser, readRow, signIn } = await startWithBoth(product);
  await browser.post('/api/billing/drops', { subject: 'business', monthlyPence: 1399 });
  const { payments } = product.deps;
  const { readSubscription } = payments;
  const keep = async () => {
    const answer = await browser.delete('/api/billing/drops');
    return [answer.status, (await answer.json()).message];
  };
  const stale = [409, 'The price has changed since it was shown. Please look at it again.'];
  payments.readSubscription = async () => undefined;
  expect(await keep()).toEqual(stale);
  // Renewed a moment ago, and the notice is still on its way.
  const renewed = new Date('2027-01-16T09:00:00Z');
  payments.readSubscription = async (id) => {
    const found = await readSubscription(id);
    return found && { ...found, periodEnd: renewed };
  };
  expect(await keep()).toEqual(stale);
  payments.readSubscription = readSubscription;
  product.clock.set('2026-12-16T09:00:00Z');
  await signIn();
  expect(await keep()).toEqual(stale);
  product.clock.advance(-0.001);
  expect((await keep())[0]).toBe(200);
  expect(await readRow()).toMatchObject({ leavingSubject: null, leavesAt: null, plan: 'BOTH_MONTHLY' });
});

test('a provider that cannot be reached changes nothing, and a drop that never reached it is forgotten', async () => {
  await using product = await startProduct();
  const { browser, readAccount, readRow } = await startWithBoth(product);
  const { changeNextMonth } = product.deps.payments;
  product.deps.payments.changeNextMonth = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const refused = await browser.post('/api/billing/drops', { subject: 'business', monthlyPence: 1399 });
  expect([refused.status, (await refused.json()).message]).toEqual([
    503,
    'We cannot reach the payment service just now. Nothing was charged. Please try again in a minute.',
  ]);
  product.deps.payments.changeNextMonth = changeNextMonth;
  expect(await readAccount()).toMatchObject({
    subjects: ['economics', 'business'],
    subscriptions: [{ leaving: null }],
  });

  // The process died between the record and the provider.
  const leavesAt = new Date('2026-12-16T09:00:00Z');
  await product.deps.db().update(subscriptions).set({ leavingSubject: 'business', leavesAt });
  await product.deliverNotices();
  const row = await readRow();
  await product.deps.testModePayments?.control.renew(row?.stripeSubscriptionId ?? '');
  await product.deliverNotices();
  expect(await readAccount()).toMatchObject({
    subjects: ['economics', 'business'],
    subscriptions: [{ leaving: null }],
  });
});

test('a student with one subject, a teacher and a stranger have nothing to drop', async () => {
  await using product = await startProduct();
  const { browser } = await registerStudent(product);
  for (const subject of ['economics', 'business'])
    expect((await browser.get(`/api/billing/drops/${subject}`)).status).toBe(404);
  expect((await product.visitor().get('/api/billing/drops/business')).status).toBe(401);
});
