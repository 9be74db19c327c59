import { expect, test } from 'vitest';
import type { Checkout } from '#server/providers/payments/interface.ts';
import { asPaidPlan, paidPlanOf } from './plan-of.ts';

const paid: Checkout = {
  id: 'cs_test_1',
  status: 'complete',
  paymentStatus: 'paid',
  mode: 'subscription',
  currency: 'gbp',
  priceKeys: ['ECONOMICS_MONTHLY'],
} as Checkout;

test('a checkout has paid for a plan only when every fact of it is right', () => {
  expect(paidPlanOf(paid)).toBe('ECONOMICS_MONTHLY');
  // A code may bring the first month to nothing.
  expect(paidPlanOf({ ...paid, paymentStatus: 'no_payment_required' })).toBe('ECONOMICS_MONTHLY');
  const wrong: Partial<Checkout>[] = [
    { status: 'open' },
    { status: 'expired' },
    { paymentStatus: 'unpaid' },
    { status: 'open', paymentStatus: 'unpaid' },
    { mode: 'payment' },
    { currency: 'usd' },
    { priceKeys: [] },
    { priceKeys: ['ECONOMICS_MONTHLY', 'BUSINESS_MONTHLY'] },
    { priceKeys: ['TMQ_ECONOMICS_8_12'] },
    { priceKeys: ['TEACHER'] },
  ];
  for (const change of wrong) expect(paidPlanOf({ ...paid, ...change }), JSON.stringify(change)).toBeUndefined();
});

test('only what is sold by the month is a paid plan', () => {
  expect(['ECONOMICS_MONTHLY', 'BUSINESS_MONTHLY', 'BOTH_MONTHLY'].map(asPaidPlan)).toEqual([
    'ECONOMICS_MONTHLY',
    'BUSINESS_MONTHLY',
    'BOTH_MONTHLY',
  ]);
  expect(['TEACHER', 'TMQ_ECONOMICS_8_12', 'toString', '', null].map(asPaidPlan)).toEqual(Array(5).fill(undefined));
});
