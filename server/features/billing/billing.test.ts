import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardPages, providerEvents, subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { openMarking } from '#tests/marking.ts';
import { openRegistrationCheckout, payCheckout, registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';

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
  // The student's own payments, but for something else: £3 for an essay, and another's registration.
  const { sessionId: essay } = await openMarking(product, browser, { questionType: 'econ-8-12' });
  await payCheckout(product, essay);
  expect(await send(browser, { subject: 'economics', sessionId: essay })).toBe('Invalid payment request recieved');
  const { sessionId: registration } = await openRegistrationCheckout(product);
  await payCheckout(product, registration);
  expect(await send(browser, { subject: 'economics', sessionId: registration })).toBe(
    'Invalid payment request recieved',
  );
  expect(await product.deps.db().select().from(subscriptions)).toEqual([]);
});

test('five card pages for one subject, all paid: one subscription and one receipt; the others are stopped and refunded', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  // Each page closes those before it, unless the provider cannot be reached just then.
  product.deps.payments.expireCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const sessions = await Promise.all(Array.from({ length: 5 }, () => openPurchase(browser, 'economics')));
  for (const sessionId of sessions) await payCheckout(product, sessionId);
  const returns = sessions.map((sessionId) =>
    browser.put('/api/billing/purchases', { subject: 'economics', sessionId }),
  );
  const answers = await Promise.all([...returns, product.deliverNotices()]);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200, undefined]);
  await product.runJobs();

  const [row, ...more] = await product.deps.db().select().from(subscriptions);
  expect(more).toEqual([]);
  const paid = await Promise.all(sessions.map((id) => product.deps.payments.readCheckout(id)));
  for (const { subscriptionId } of paid.flatMap((checkout) => checkout ?? [])) {
    const { status } = (await product.deps.payments.readSubscription(subscriptionId ?? '')) ?? {};
    expect(status).toBe(subscriptionId === row?.stripeSubscriptionId ? 'active' : 'canceled');
  }
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind, amountPence }) => kind === 'duplicate_payment' && amountPence === 1399)).toHaveLength(4);
  expect(audit.filter(({ kind, amountPence }) => kind === 'payment_returned' && amountPence === 1399)).toHaveLength(4);
  const pages = await product.deps.db().select().from(cardPages);
  expect(pages.map(({ outcome }) => outcome).sort()).toEqual(['recorded', ...Array(4).fill('refunded')]);
  expect(await product.deps.payments.listRefundedPayments(new Date(0))).toHaveLength(4);
  const mail = await product.readMail();
  expect(mail.map(({ subject }) => subject).sort()).toEqual([
    'Your receipt',
    ...Array(4).fill('Your second payment is refunded'),
  ]);
  expect(mail.find(({ subject }) => subject !== 'Your receipt')?.bodyText).toContain(
    'You paid twice for the same subject. We have stopped the second plan and refunded £13.99 to your card',
  );
});

test('a card page that could not be closed with its account, and is paid: the plan is stopped and the money goes back', async () => {
  await using product = await startProduct();
  const { browser, password } = await createSignedInStudent(product, { subjects: [] });
  const sessionId = await openPurchase(browser, 'economics');
  const { expireCheckout } = product.deps.payments;
  product.deps.payments.expireCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  expect(await (await browser.post('/api/closures', { password, acknowledged: true })).json()).toEqual({
    accountClosed: true,
  });
  product.deps.payments.expireCheckout = expireCheckout;
  await payCheckout(product, sessionId);
  await jobHandlers(product.deps).reconcile({});
  const { subscriptionId } = (await product.deps.payments.readCheckout(sessionId)) ?? {};
  expect(await product.deps.payments.readSubscription(subscriptionId ?? '')).toMatchObject({ status: 'canceled' });
  expect(await product.deps.payments.listRefundedPayments(new Date(0))).toHaveLength(1);
  expect(await product.deps.db().select().from(cardPages)).toMatchObject([{ outcome: 'refunded' }]);
});

test('an account that is closed after its plan was recorded is paid nothing back by the hourly check', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const [plan] = await product.deps.db().select().from(subscriptions);
  const closure = { subscriptionId: plan?.id, password: form.password, acknowledged: true };
  expect(await (await browser.post('/api/closures', closure)).json()).toEqual({ accountClosed: true });
  await jobHandlers(product.deps).reconcile({});
  await product.deliverNotices();
  expect(await product.deps.payments.listRefundedPayments(new Date(0))).toEqual([]);
  expect(await product.deps.db().select().from(cardPages)).toMatchObject([{ outcome: 'recorded' }]);
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

test('card pages and codes are asked for so often, and then an hour later, by whichever way', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const buy = () => browser.post('/api/billing/purchases', { subject: 'economics' });
  const guess = () => browser.post('/api/create-stripe-session', { subject: 'economics', coupon: 'GUESSED' });
  for (let count = 0; count < 20; count++) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  expect((await browser.get('/api/billing/offers/economics?code=GUESSED')).status).toBe(429);
  const change = { amountDuePence: 1, prorationDate: product.clock.now().toISOString() };
  const moved = await browser.post('/api/billing/plan-changes', { subject: 'economics', code: 'GUESSED', ...change });
  expect(moved.status).toBe(429);
  for (let count = 21; count < 30; count++) expect((await buy()).status).toBe(200);
  const tooMany = await buy();
  expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([429, '3600']);
  product.clock.advance(3600);
  expect((await buy()).status).toBe(200);
});

test('a provider that cannot be asked is said to be one, after paying too', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const { sessionId } = await (
    await browser.post('/api/create-stripe-session', { subject: 'economics', coupon: '' })
  ).json();
  product.deps.payments.readCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  for (const answer of [
    await browser.put('/api/billing/purchases', { subject: 'economics', sessionId }),
    await browser.put(`/api/payment-verify/${sessionId}`),
  ]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'payments_unavailable' });
  }
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

test('a notice of the other mode and a look at the address are ignored kindly', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  await payCheckout(product, await openPurchase(browser, 'economics'));
  const answers: { status: number; body: unknown }[] = [];
  await product.deps.testModePayments?.runDue(async (url, request) => {
    const body = JSON.stringify({ ...JSON.parse(String(request.body)), livemode: true });
    const seconds = product.clock.now().getTime() / 1000;
    const secret = `whsec_${product.deps.secret.fingerprint('test mode', 'webhook')}`;
    const headers = { 'Stripe-Signature': `t=${seconds},v1=${signed(`${seconds}.${body}`, secret)}` };
    const response = await product.app.request(new URL(url).pathname, { method: 'POST', headers, body });
    answers.push({ status: response.status, body: await response.clone().json() });
    return response;
  });
  expect(answers.length).toBeGreaterThan(2);
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { received: false } });
  expect(await product.deps.db().select().from(providerEvents)).toEqual([]);
  const looked = await product.visitor().get('/api/webhooks/stripe');
  expect([looked.status, await looked.json()]).toEqual([200, { received: false }]);
});

const signed = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

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
