import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payCheckout, registerStudent } from '#tests/registration.ts';

type Browser = ReturnType<Product['visitor']>;

const readOffer = async (browser: Browser, code = '') =>
  (await browser.get(`/api/billing/offers/business?code=${code}`)).json();

async function move(browser: Browser, code = '') {
  const { change } = await readOffer(browser, code);
  const { amountDuePence, prorationDate } = change;
  return browser.post('/api/billing/plan-changes', { subject: 'business', code, amountDuePence, prorationDate });
}

async function receipts(product: Product, email: string): Promise<string[]> {
  await product.runJobs();
  const mail = await product.readMail();
  return mail
    .filter(({ recipient, subject }) => recipient === email && subject === 'Your receipt')
    .map(({ bodyText }) => bodyText.split('\n\n').slice(0, 2).join(' '));
}

test('one subject and then the other becomes the plan for both at exactly the price shown, with a receipt', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  product.clock.advance(10 * 86_400);
  await browser.post('/api/session', { email: form.email, password: form.password });
  const offer = await readOffer(browser);
  // A third of a month is gone: two thirds of £22.99 less two thirds of £13.99, to the penny as the provider counts it.
  expect(offer).toMatchObject({ monthlyPence: 1399, change: { monthlyPence: 2299, amountDuePence: 600 } });
  const { amountDuePence, prorationDate } = offer.change;
  const change = { subject: 'business', code: '', amountDuePence, prorationDate };
  const changed = await browser.post('/api/billing/plan-changes', change);
  expect([changed.status, await changed.json()]).toEqual([200, { receiptTo: form.email }]);
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    account: { subjects: ['economics', 'business'] },
  });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.find(({ kind }) => kind === 'plan_changed')?.amountPence).toBe(600);
  expect((await browser.post('/api/billing/plan-changes', change)).status).toBe(409);
  expect(await product.deps.db().select().from(subscriptions)).toHaveLength(1);
  expect((await receipts(product, form.email)).at(-1)).toBe(
    'Thank you. You paid £6.00 to add Business to your plan. Your plan is now Economics and Business. From your next payment it costs £22.99 a month.',
  );
});

test('a plan at £10.00 with a code for one subject is quoted what both cost, and £10.00 with a code for both', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product, { code: 'TENFORONE' });
  // Nothing of the month is gone: all of £22.99 less the £10.00 that were paid.
  expect((await readOffer(browser)).change).toMatchObject({ amountDuePence: 1299, monthlyPence: 2299 });
  expect((await readOffer(browser, 'TENFORBOTH')).change).toMatchObject({ amountDuePence: 0, monthlyPence: 1000 });
  for (const code of ['TENFORONE', 'NONSENSE'])
    expect(await readOffer(browser, code)).toMatchObject({
      message: 'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
    });
  expect((await move(browser, 'TENFORBOTH')).status).toBe(200);
  const [row] = await product.deps.db().select().from(subscriptions);
  const id = row?.stripeSubscriptionId ?? '';
  expect(await product.deps.payments.previewNextPlan(id, 'BOTH_MONTHLY')).toMatchObject({ monthlyPence: 1000 });
  // The code for one subject still counts, should the plan become one subject's again.
  expect(await product.deps.payments.previewNextPlan(id, 'ECONOMICS_MONTHLY')).toMatchObject({ monthlyPence: 1000 });
  expect((await receipts(product, form.email)).at(-1)).toBe(
    'Thank you. You paid £0.00 to add Business to your plan. Your plan is now Economics and Business. From your next payment it costs £10.00 a month.',
  );
});

test('a double click, five tabs and a retry charge once and send one receipt', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const { change } = await readOffer(browser);
  const json = {
    subject: 'business',
    code: '',
    amountDuePence: change.amountDuePence,
    prorationDate: change.prorationDate,
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/api/billing/plan-changes', json)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect([
    'Your plan is already being changed, perhaps in another tab. Please wait a moment.',
    'This subject is already in your plan',
  ]).toContain((await refused?.json())?.message);
  expect(await receipts(product, form.email)).toHaveLength(2);
  expect(await charges(product)).toEqual([1399, 900]);
});

test('a change whose answer was lost is charged once, and its receipt comes with the second try', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const { changePlan } = product.deps.payments;
  product.deps.payments.changePlan = async (change) => {
    await changePlan(change);
    throw new PaymentsFailure('try_later', 'timeout');
  };
  const { change } = await readOffer(browser);
  const json = {
    subject: 'business',
    code: '',
    amountDuePence: change.amountDuePence,
    prorationDate: change.prorationDate,
  };
  expect((await browser.post('/api/billing/plan-changes', json)).status).toBe(503);
  product.deps.payments.changePlan = changePlan;
  expect((await browser.post('/api/billing/plan-changes', json)).status).toBe(200);
  expect(await receipts(product, form.email)).toHaveLength(2);
  expect(await charges(product)).toEqual([1399, 900]);
});

test('a provider that goes away as soon as it has charged keeps no receipt back, and its notice opens the subject', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const { change } = await readOffer(browser);
  const away = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const { previewNextPlan, readSubscriptions } = product.deps.payments;
  Object.assign(product.deps.payments, { previewNextPlan: away, readSubscriptions: away });
  const { amountDuePence, prorationDate } = change;
  const json = { subject: 'business', code: '', amountDuePence, prorationDate };
  const changed = await browser.post('/api/billing/plan-changes', json);
  expect([changed.status, await changed.json()]).toEqual([200, { receiptTo: form.email }]);
  expect((await receipts(product, form.email)).at(-1)).toBe(
    'Thank you. You paid £9.00 to add Business to your plan. Your plan is now Economics and Business.',
  );
  Object.assign(product.deps.payments, { previewNextPlan, readSubscriptions });
  await product.deliverNotices();
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    account: { subjects: ['economics', 'business'] },
  });
  expect(await charges(product)).toEqual([1399, 900]);
});

test('a card page that is open for the subject is closed by the change, and one that was paid makes the change needless', async () => {
  await using product = await startProduct();
  const { browser } = await registerStudent(product);
  const open = async () => {
    const { url } = await (
      await browser.post('/api/billing/purchases', { subject: 'business', from: '/guide' })
    ).json();
    return new URL(url).pathname.split('/').at(-1) ?? '';
  };
  const paid = await open();
  const { change } = await readOffer(browser);
  await payCheckout(product, paid);
  const { amountDuePence, prorationDate } = change;
  const late = await browser.post('/api/billing/plan-changes', {
    subject: 'business',
    code: '',
    amountDuePence,
    prorationDate,
  });
  expect([late.status, (await late.json()).message]).toEqual([409, 'This subject is already in your plan']);
  expect(await charges(product)).toEqual([1399, 1399]);

  const other = await registerStudent(product);
  const { url } = await (await other.browser.post('/api/billing/purchases', { subject: 'business' })).json();
  expect((await move(other.browser)).status).toBe(200);
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await expect(payCheckout(product, sessionId)).rejects.toThrow('This Checkout Session has expired.');
});

test('somebody with a paid plan buys the other subject at the card page too, and cancelling leads back to where he was', async () => {
  await using product = await startProduct();
  const { browser, form } = await registerStudent(product);
  const cancelOf = async (json: object) => {
    const { url } = await (await browser.post('/api/billing/purchases', { subject: 'business', ...json })).json();
    const page = await (await product.visitor().get(new URL(url).pathname)).text();
    return /href="(http:\/\/localhost[^"]*)"/.exec(page)?.[1];
  };
  expect(await cancelOf({})).toBe(`${product.config.origin}/`);
  expect(await cancelOf({ from: '/theme/economics-1?section=1.2.3' })).toBe(
    `${product.config.origin}/theme/economics-1?section=1.2.3`,
  );
  for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', '@evil.example', '.evil.example'])
    expect((await browser.post('/api/billing/purchases', { subject: 'business', from })).status).toBe(400);
  const { url } = await (await browser.post('/api/billing/purchases', { subject: 'business' })).json();
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await payCheckout(product, sessionId);
  expect((await browser.put('/api/billing/purchases', { subject: 'business', sessionId })).status).toBe(200);
  expect(await charges(product)).toEqual([1399, 1399]);
  expect((await receipts(product, form.email)).at(-1)).toContain('You paid £13.99 for the Business plan');
  expect(await product.deps.db().select().from(subscriptions)).toHaveLength(2);
});

/** What was charged, the most first. */
async function charges(product: Product): Promise<number[]> {
  const rows = await product.deps
    .db()
    .select()
    .from(testModeObjects)
    .where(eq(testModeObjects.object, 'payment_intent'));
  return rows.map(({ data }) => (data as { amount_received: number }).amount_received).sort((a, b) => b - a);
}
