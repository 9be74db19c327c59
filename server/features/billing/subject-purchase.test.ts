import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import type { Checkout } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startSubjectPurchase } from './subject-purchase.ts';

test('a checkout without money or without a plan is no payment, and one for another plan is not this one', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const { browser, id: userId } = await createSignedInStudent(product, { subjects: [] });
  const { sessionId } = await startSubjectPurchase(deps, { userId, subject: 'economics' });
  await payCheckout(product, sessionId);
  const { readCheckout } = deps.payments;
  const back = async (changes: Partial<Checkout>) => {
    deps.payments.readCheckout = async (id) => {
      const paid = await readCheckout(id);
      return paid && { ...paid, ...changes };
    };
    return (await (await browser.put('/api/billing/purchases', { subject: 'economics', sessionId })).json()).message;
  };
  expect(await back({ paymentStatus: 'unpaid' })).toBe('Cannot find payment record in logs');
  expect(await back({ subscriptionId: null })).toBe('Cannot find payment record in logs');
  expect(await back({ id: 'cs_test_of_another_page' })).toBe('Invalid payment request recieved');
  expect(await back({ priceKeys: ['BUSINESS_MONTHLY'] })).toBe('Invalid payment request recieved');
  expect(await deps.db().select().from(subscriptions)).toEqual([]);
  expect(await back({})).toBeUndefined();
  expect(await deps.db().select().from(subscriptions)).toHaveLength(1);
});
