import { expect, test } from 'vitest';
import { cardPages, subjectPurchases } from '#server/db/schema/billing.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { insertCardPage } from './card-page-queries.ts';
import { openCardPage } from './open-card-page.ts';

const checkout = {
  mode: 'subscription' as const,
  priceKey: 'ECONOMICS_MONTHLY',
  email: 'sam@school.example',
  clientReference: '5c9f1f63-8f0b-4f0a-9a53-0d1d37a9c001',
  metadata: { kind: 'subject_purchase' },
  successUrl: 'http://localhost:3000/',
  cancelUrl: 'http://localhost:3000/',
  operation: 'op:subject_purchase:1',
};

test('a request has one card page: asked again it is the same, and nobody learns of another', async () => {
  await using product = await startProduct();
  const { deps, clock } = product;
  const { clientReference: requestId } = checkout;
  const open = (changes: object = {}, kept = true) =>
    openCardPage(deps, { ...checkout, ...changes }, () => Promise.resolve(kept));
  // Never written down, so that nobody would look after it.
  expect(await open({ operation: 'op:subject_purchase:0' })).toBeUndefined();
  await insertCardPage(deps.db, { requestId, kind: 'subject_purchase', openedAt: clock.now() });
  expect(await open({}, false)).toBeUndefined();
  const page = await open();
  expect(page?.url).toContain(page?.id);
  expect(await open()).toEqual(page);
  expect(await open({ operation: 'op:subject_purchase:2' })).toBeUndefined();
  expect(await deps.db().select().from(cardPages)).toMatchObject([{ checkoutSessionId: page?.id }]);
  await deps.testModePayments?.control.expire(page?.id ?? '');
  expect(await openCardPage(withoutAddress(deps), checkout, () => Promise.resolve(true))).toBeUndefined();
});

type World = Parameters<typeof openCardPage>[0];

/** A page that can no longer be paid has none. */
const withoutAddress = ({ db, payments }: World): World => ({
  db,
  payments: { ...payments, openCheckout: async (wish) => ({ ...(await payments.openCheckout(wish)), url: null }) },
});

test('a purchase that is gone by the time its page is open gives no address', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  const { openCheckout } = product.deps.payments;
  product.deps.payments.openCheckout = async (wish) => {
    await product.deps.db().delete(subjectPurchases);
    return openCheckout(wish);
  };
  const refused = await browser.post('/api/billing/purchases', { subject: 'economics' });
  expect([refused.status, (await refused.json()).message]).toEqual([502, 'Stripe session creation failed']);
});

test('a provider that is away is not a code that is wrong', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: [] });
  const buy = async () =>
    (await browser.post('/api/create-stripe-session', { subject: 'economics', coupon: 'ANY' })).json();
  expect((await buy()).message).toBe(
    'Invalid promo code! kindly enter the corresponding promo code or leave the input empty',
  );
  product.deps.payments.openCheckout = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  expect((await buy()).message).toBe('Stripe session creation failed');
  product.deps.payments.openCheckout = () => Promise.reject(new Error('a fault of our own'));
  expect((await buy()).message).toBe('Stripe session creation failed');
});

test('a second card page closes the first, and nobody else’s', async () => {
  await using product = await startProduct();
  const open = async ({ browser }: Awaited<ReturnType<typeof createSignedInStudent>>) => {
    const { url } = await (await browser.post('/api/billing/purchases', { subject: 'economics' })).json();
    return new URL(url).pathname.split('/').at(-1) ?? '';
  };
  const student = await createSignedInStudent(product, { subjects: [] });
  const other = await open(await createSignedInStudent(product, { subjects: [] }));
  const [first, second] = [await open(student), await open(student)];
  const statuses = [other, first, second].map(async (id) => (await product.deps.payments.readCheckout(id))?.status);
  expect(await Promise.all(statuses)).toEqual(['open', 'expired', 'open']);
});
