import { plans } from '#content/plans.ts';
import type { PaidPlan } from '#domain/plans.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Checkout } from '../../providers/payments/interface.ts';

export const planOfSubject: Record<Subject, PaidPlan> = {
  economics: 'ECONOMICS_MONTHLY',
  business: 'BUSINESS_MONTHLY',
};

/** A price key of the provider that is one of our plans. */
export function asPaidPlan(priceKey: string | null | undefined): PaidPlan | undefined {
  return priceKey && priceKey !== 'TEACHER' && Object.hasOwn(plans, priceKey) ? (priceKey as PaidPlan) : undefined;
}

/** The plan that a checkout has really paid for, or nothing. An address or a notice alone proves nothing (W1, W6). */
export function paidPlanOf(checkout: Checkout): PaidPlan | undefined {
  const paid = checkout.status === 'complete' && checkout.paymentStatus !== 'unpaid';
  if (!paid || checkout.mode !== 'subscription' || checkout.currency !== 'gbp') return undefined;
  return checkout.priceKeys.length === 1 ? asPaidPlan(checkout.priceKeys[0]) : undefined;
}
