import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditEvents, providerEvents, subscriptions } from '#server/db/schema.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payCheckout, registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { handleNotice } from './provider-notices.ts';

async function openPurchase(browser: ReturnType<Product['visitor']>, subject: string): Promise<string> {
  const response = await browser.post('/api/billing/purchases', { subject });
  const { url } = await response.json();
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

test('a student buys a subject, and the first return succeeds whether or not the notice came first', async () => {
  for (const noticeFirst of [true, false]) {
    await using product = await startProduct();
    const { browser } = await createSignedInStudent(product, { subjects: [] });
    const sessionId = await openPurchase(browser, 'economics');
    await payCheckout(product, sessionId);
    if (noticeFirst) await product.deliverNotices();
    const back = () => browser.put('/api/billing/purchases', { subject: 'economics', sessionId });
    expect((await back()).status).toBe(200);
    await product.deliverNotices();
    expect(await product.deps.db().select().from(subscriptions)).toHaveLength(1);
    const again = await back();
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ message: 'Subscription already recorded' });
  }
});

test('an unpaid session, another subject, another user, another kind and nonsense each get their alert and no row', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  const stranger = await createSignedInStudent(product, { subjects: [] });
  const unpaid = await openPurchase(stranger.browser, 'business');
  const sessionId = await openPurchase(browser, 'economics');
  const send = async (from: typeof browser, json: unknown) =>
    (await (await from.put('/api/billing/purchases', json)).json()).message;
  expect(await send(browser, { subject: 'economics', sessionId })).toBe('Cannot find payment record in logs');
  await payCheckout(product, sessionId);
  expect(await send(browser, { subject: 'business', sessionId })).toBe('Invalid payment request recieved');
  expect(await send(stranger.browser, { subject: 'economics', sessionId })).toBe('Invalid payment request recieved');
  expect(await send(browser, { subject: 'business', sessionId: unpaid })).toBe('Invalid payment request recieved');
  expect(await send(browser, { subject: 'economics', sessionId: 'cs_test_doesnotexist' })).toBe(
    'Cannot find payment record in logs',
  );
  expect(await send(browser, { subject: 'economics' })).toBe('Invalid payment request recieved');
  expect(await product.deps.db().select().from(subscriptions)).toEqual([]);
});

test('a foreign price, coupon address or mode in the named call is refused', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  for (const extra of [{ priceid: 'price_cheap' }, { success_url: 'https://evil.example' }, { isdev: true }]) {
    const response = await browser.post('/api/create-stripe-session', { subject: 'economics', coupon: '', ...extra });
    expect(response.status).toBe(400);
  }
  const response = await browser.post('/api/create-stripe-session', { subject: 'economics', coupon: '' });
  expect((await response.json()).sessionId).toMatch(/^cs_test_/);
});

test('one subject and then the other becomes the plan for both at exactly the price shown', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  product.clock.advance(10 * 86_400);
  await browser.post('/api/session', { email: form.email, password: form.password });
  const offer = await (await browser.get('/api/billing/offers/business')).json();
  // A third of a month is gone: two thirds of £22.99 less two thirds of £13.99, to the penny as the provider counts it.
  expect(offer).toMatchObject({ kind: 'change', monthlyPence: 2299, amountDuePence: 600 });
  const { amountDuePence, prorationDate } = offer;
  const change = { subject: 'business', amountDuePence, prorationDate };
  expect((await browser.post('/api/billing/plan-changes', change)).status).toBe(200);
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    account: { subjects: ['economics', 'business'] },
  });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.find(({ kind }) => kind === 'plan_changed')?.amountPence).toBe(600);
  expect((await browser.post('/api/billing/plan-changes', change)).status).toBe(409);
  expect(await product.deps.db().select().from(subscriptions)).toHaveLength(1);
});

test('notices: a bad, stale or missing signature is refused and changes nothing', async () => {
  await using product = await startProduct();
  for (const signature of ['', 't=1,v1=abc', 'nonsense']) {
    const headers = { 'Stripe-Signature': signature };
    const response = await product.app.request('/api/webhooks/stripe', {
      method: 'POST',
      body: '{"id":"evt_1"}',
      headers,
    });
    expect(response.status).toBe(400);
  }
  expect(await product.deps.db().select().from(providerEvents)).toEqual([]);
});

test('a failed renewal keeps access and tells the student; the final failure ends it; renewal brings it back', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const [row] = await product.deps.db().select().from(subscriptions);
  const id = row?.stripeSubscriptionId ?? '';
  const state = async () => (await (await browser.get('/api/session')).json()).account;
  await product.deps.testModePayments?.control.failRenewal(id);
  await product.deliverNotices();
  expect(await state()).toMatchObject({ subjects: ['economics'], subscriptions: [{ status: 'past_due' }] });
  expect(
    (await product.readMail()).filter(({ recipient }) => recipient === form.email).map(({ subject }) => subject),
  ).toContain('We could not renew your plan');
  await product.deps.testModePayments?.control.replaceCard(id);
  await product.deps.testModePayments?.control.renew(id);
  await product.deliverNotices();
  expect(await state()).toMatchObject({ subscriptions: [{ status: 'active' }] });
  await product.deps.testModePayments?.control.end(id);
  await product.deliverNotices();
  expect(await state()).toMatchObject({ subjects: [], subscriptions: [] });
});

test('whatever order notices come in, and however often, the end state is the provider’s', async () => {
  await using product = await startProduct();
  const control = product.deps.testModePayments?.control;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('renew', 'fail', 'end'), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (steps, order) => {
        const { browser } = await createSignedInStudent(product, { subjects: [] });
        const sessionId = await openPurchase(browser, 'economics');
        await payCheckout(product, sessionId);
        const checkout = await product.deps.payments.readCheckout(sessionId);
        const subscriptionId = checkout?.subscriptionId ?? '';
        const customerId = checkout?.customerId ?? '';
        const notices = [
          { id: `evt_${sessionId}`, type: 'checkout.session.completed', customerId, objectId: sessionId },
        ];
        for (const [index, step] of steps.entries()) {
          if (step === 'renew') await control?.renew(subscriptionId).catch(() => undefined);
          if (step === 'fail') await control?.failRenewal(subscriptionId).catch(() => undefined);
          if (step === 'end') await control?.end(subscriptionId).catch(() => undefined);
          notices.push({
            id: `evt_${sessionId}_${index}`,
            type: 'customer.subscription.updated',
            customerId,
            objectId: subscriptionId,
          });
        }
        const shuffled = [...notices, ...notices].sort(() => ((order.next().value ?? 0) % 2 ? 1 : -1));
        const { finishSubjectPurchase } = await import('./subject-purchase.ts');
        const finishers = {
          subject_purchase: (paid: Parameters<typeof finishSubjectPurchase>[1]) =>
            finishSubjectPurchase(product.deps, paid),
        };
        for (const notice of shuffled) await handleNotice(product.deps, finishers, notice);
        const { syncCustomer } = await import('./sync-customer.ts');
        await syncCustomer(product.deps, customerId);
        const truth = await product.deps.payments.readSubscription(subscriptionId);
        const rows = await product.deps.db().select().from(subscriptions);
        const row = rows.find(({ stripeSubscriptionId }) => stripeSubscriptionId === subscriptionId);
        expect(row?.status).toBe(truth?.status);
      },
    ),
    { numRuns: 12 },
  );
});
