import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import type { World } from './world.ts';

/** How much a coupon takes off a price; nothing when it is for other products. */
export function penceOff(coupon: Stripe.Coupon, price: Stripe.Price): number {
  const pence = price.unit_amount ?? 0;
  if (coupon.applies_to && !coupon.applies_to.products.includes(price.product as string)) return 0;
  return Math.min(pence, coupon.amount_off ?? Math.round((pence * (coupon.percent_off ?? 0)) / 100));
}

/** What a price costs a month in a subscription with its discounts; a new coupon takes the place of its item's. */
export async function netPence(
  { store }: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  coupon?: Stripe.Coupon,
): Promise<number> {
  let net = (price.unit_amount ?? 0) - (coupon ? penceOff(coupon, price) : 0);
  const ofItem = coupon ? [] : (subscription.items.data[0]?.discounts ?? []);
  for (const id of [...ofItem, ...subscription.discounts]) {
    const discount = await store.require('discount', id as string);
    net -= penceOff(await store.require('coupon', discount.source.coupon as string), price);
  }
  return Math.max(0, net);
}

/** A code is active until it is switched off, runs out or is used up; the answer is made when it is asked for. */
export function current(promotion: Stripe.PromotionCode, now: number): Stripe.PromotionCode {
  const expired = promotion.expires_at !== null && promotion.expires_at <= now;
  const usedUp = promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions;
  return { ...promotion, active: promotion.active && !expired && !usedUp };
}

export function requireActive(promotion: Stripe.PromotionCode, now: number): Stripe.PromotionCode {
  if (current(promotion, now).active) return promotion;
  throw invalid('This promotion code cannot be redeemed because it is not active.', {
    param: 'discounts[0][promotion_code]',
  });
}
