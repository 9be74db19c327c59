import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { recordSubscription } from './record-subscription.ts';

type Browser = ReturnType<Product['visitor']>;

const already = { code: 'already_subscribed', message: 'This subject is already in your plan' };
const underWay = 'Your plan is already being changed, perhaps in another tab. Please wait a moment.';
const stale = 'The price has changed since it was shown. Please look at it again.';

const readOffer = async (browser: Browser) => (await browser.get('/api/billing/offers/business')).json();

async function move(browser: Browser, { amountDuePence = 900, prorationDate }: Record<string, unknown>) {
  const json = { subject: 'business', code: '', amountDuePence, prorationDate };
  const answer = await browser.post('/api/billing/plan-changes', json);
  return { status: answer.status, ...(await answer.json()) };
}

test('a price that was shown is good for an hour to the millisecond, and not from the future', async () => {
  await using product = await startProduct();
  const { browser } = await registerStudent(product);
  const { change } = await readOffer(browser);
  product.clock.advance(3600.001);
  expect(await move(browser, change)).toMatchObject({ status: 409, message: stale });
  product.clock.advance(-3600.001 - 60.001);
  expect(await move(browser, change)).toMatchObject({ status: 409, message: stale });
  product.clock.advance(60.001 + 3600);
  expect(await move(browser, change)).toMatchObject({ status: 200 });
});

test('a change that died under way keeps others out for two minutes to the millisecond', async () => {
  await using product = await startProduct();
  const { browser } = await registerStudent(product);
  const changingSince = product.clock.now();
  await product.deps.db().update(subscriptions).set({ changingSince });
  const { change } = await readOffer(browser);
  const buy = async () => (await browser.post('/api/billing/purchases', { subject: 'business' })).json();
  product.clock.advance(120);
  expect(await buy()).toMatchObject({ message: underWay });
  expect(await move(browser, change)).toMatchObject({ status: 409, message: underWay });
  product.clock.advance(0.001);
  expect(await buy()).toHaveProperty('url');
  expect(await move(browser, change)).toMatchObject({ status: 200 });
});

test('only a plan at the provider that is paid up can be moved; to others the subject is offered by itself', async () => {
  await using product = await startProduct();
  const { deps, clock } = product;
  const alone = { monthlyPence: 1399, change: null };
  const change = { prorationDate: clock.now().toISOString() };
  const without = await createSignedInStudent(product, { subjects: [] });
  const given = await createSignedInStudent(product);
  for (const { browser } of [without, given]) {
    expect(await readOffer(browser)).toEqual(alone);
    expect(await move(browser, change)).toMatchObject({ status: 404 });
  }
  const { browser, account } = await registerStudent(product);
  expect((await readOffer(browser)).change).toMatchObject({ amountDuePence: 900 });
  const rows = await deps.db().select().from(subscriptions);
  const row = rows.find(({ id }) => id === account.subscriptions[0].id);
  await deps.testModePayments?.control.failRenewal(row?.stripeSubscriptionId ?? '');
  await product.deliverNotices();
  expect(await readOffer(browser)).toEqual(alone);
  expect(await move(browser, change)).toMatchObject({ status: 404 });
});

test('whoever has the subject in a plan of its own is neither offered nor charged for it again', async () => {
  await using product = await startProduct();
  const { browser } = await registerStudent(product);
  const { change } = await readOffer(browser);
  const [row] = await product.deps.db().select().from(subscriptions);
  await recordSubscription(product.deps, { userId: row?.userId ?? '', plan: 'BUSINESS_MONTHLY' });
  expect(await readOffer(browser)).toMatchObject(already);
  expect(await move(browser, change)).toMatchObject({ status: 409, ...already });
});

test('two students whose change made no invoice each have their receipt', async () => {
  await using product = await startProduct();
  const students = [await registerStudent(product), await registerStudent(product)];
  const { changePlan } = product.deps.payments;
  product.deps.payments.changePlan = async (change) => ({ ...(await changePlan(change)), invoiceId: null });
  for (const { browser } of students) {
    const { change } = await readOffer(browser);
    expect(await move(browser, change)).toMatchObject({ status: 200 });
  }
  await product.runJobs();
  const added = (await product.readMail()).filter(({ bodyText }) => bodyText.includes('to add Business to your plan'));
  expect(added.map(({ recipient }) => recipient).sort()).toEqual(students.map(({ form }) => form.email).sort());
});
