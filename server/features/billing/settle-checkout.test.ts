import { expect, test } from 'vitest';
import { Failure } from '#domain/failures.ts';
import { cardPages } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import type { Checkout } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startSubjectPurchase } from './subject-purchase.ts';

const refuse = () => Promise.reject(new Failure('purchase_invalid'));

/** A card page whose purchase cannot be given, as the provider tells of it, and what came of it. */
async function settle(changes: Partial<Checkout>, refundedPence = 1399, finish: () => Promise<void> = refuse) {
  await using product = await startProduct();
  const { deps } = product;
  const { id: userId } = await createSignedInStudent(product, { subjects: [] });
  const { sessionId } = await startSubjectPurchase(deps, { userId, subject: 'economics' });
  const real = await deps.payments.readCheckout(sessionId);
  if (!real) throw new Error('There is no card page');
  const paid: Partial<Checkout> = { status: 'complete', paymentStatus: 'paid', subscriptionId: 'sub_paid1234' };
  deps.payments.readCheckout = async () => ({ ...real, ...paid, email: 'sam@school.example', ...changes });
  const refunds: string[] = [];
  deps.payments.refundSubscription = async (id) => {
    refunds.push(id);
    return { amountPence: refundedPence };
  };
  const thrown = await settleCheckout(deps, { subject_purchase: finish }, sessionId).then(
    () => undefined,
    ({ message }) => message,
  );
  await product.runJobs();
  const [page] = await deps.db().select().from(cardPages);
  const mail = (await product.readMail()).filter(({ subject }) => subject === 'Your payment is refunded');
  const [returned] = (await deps.db().select().from(auditEvents)).filter(({ kind }) => kind === 'payment_returned');
  const letters = mail.map(({ recipient }) => recipient);
  return { refunds, outcome: page?.outcome, letters, returnedPence: returned?.amountPence, thrown };
}

test('what was paid and cannot be given is paid back, and its payer is told', async () => {
  expect(await settle({})).toEqual({
    refunds: ['sub_paid1234'],
    outcome: 'refunded',
    letters: ['sam@school.example'],
    returnedPence: 1399,
  });
  expect(await settle({}, 1)).toMatchObject({ letters: ['sam@school.example'], returnedPence: 1 });
});

test('what can be given, or cannot be for a fault of ours, is not paid back', async () => {
  const given = () => Promise.resolve();
  expect(await settle({}, 1399, given)).toEqual({ refunds: [], outcome: 'recorded', letters: [] });
  const later = { refunds: [], outcome: null, letters: [] };
  const broken = () => Promise.reject(new Error('a fault of our own'));
  expect(await settle({}, 1399, broken)).toEqual({ ...later, thrown: 'a fault of our own' });
  const unavailable = () => Promise.reject(new Failure('checkout_failed'));
  expect(await settle({}, 1399, unavailable)).toEqual({ ...later, thrown: 'Stripe session creation failed' });
});

test('nothing is paid back of a page that is not the request’s own, or that nobody has paid', async () => {
  const nothing = { refunds: [], outcome: null, letters: [] };
  expect(await settle({ id: 'cs_test_of_another_request' })).toEqual(nothing);
  expect(await settle({ paymentStatus: 'unpaid' })).toEqual(nothing);
  expect(await settle({ status: 'open', paymentStatus: 'paid' })).toEqual(nothing);
});

test('of a refund of nothing, or to nobody’s address, nobody is told', async () => {
  const nobody = { outcome: 'refunded', letters: [], returnedPence: 0 };
  expect(await settle({}, 0)).toMatchObject({ refunds: ['sub_paid1234'], ...nobody });
  expect(await settle({ subscriptionId: null, paymentIntentId: null })).toMatchObject({ refunds: [], ...nobody });
  expect(await settle({ email: 'forgotten' })).toMatchObject({ outcome: 'refunded', letters: [] });
});
