import type Stripe from 'stripe';
import { declined, invalid } from './api-error.ts';
import { buildDiscount } from './build-customer.ts';
import type { Line } from './build-invoice.ts';
import { buildItem } from './build-subscription.ts';
import { netPence, requireActive } from './discounts.ts';
import { draftInvoice, failsLater, payInvoice } from './invoices.ts';
import { newId, type StoredSubscription } from './store.ts';
import { cycleInvoice, itemOf, nameOf, nextPeriod } from './subscriptions.ts';
import type { World } from './world.ts';

/** Whether the difference is taken at once, waits for the next invoice, or is nobody's matter. */
export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';
type Change = {
  price: Stripe.Price;
  prorationDate: number;
  behavior: ProrationBehavior;
  promotion?: Stripe.PromotionCode;
};

/** What every month costs after the change, without what the change itself costs or gives back. */
export async function recurringInvoice(world: World, subscription: StoredSubscription, change: Change) {
  const { waitingLines: _, ...moved } = move(subscription, change.price);
  return cycleInvoice(world, nextPeriod(moved), await couponOf(world, change));
}

/** What the next invoice would be: the difference alone, or with the month after it. */
export async function changeInvoice(world: World, subscription: StoredSubscription, change: Change) {
  const lines = change.behavior === 'none' ? [] : await changeLines(world, subscription, change);
  if (change.behavior !== 'always_invoice') {
    const moved = {
      ...move(subscription, change.price),
      waitingLines: [...(subscription.waitingLines ?? []), ...lines],
    };
    return cycleInvoice(world, nextPeriod(moved), await couponOf(world, change));
  }
  const { prorationDate } = change;
  const reason = 'subscription_update';
  return draftInvoice(world, { subscription, reason, lines, start: prorationDate, end: prorationDate, prorationDate });
}

/** What a move to another price costs now: the unused rest of the old one comes back, the rest of the new one is due. */
async function changeLines(world: World, subscription: Stripe.Subscription, change: Change) {
  const { price, prorationDate } = change;
  const { id, price: old, current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (prorationDate < start || prorationDate > end) {
    throw invalid('The proration date must be within the current period.', { param: 'proration_date' });
  }
  const share = (pence: number) => Math.round((pence * (end - prorationDate)) / (end - start));
  const day = new Date(prorationDate * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const rest = { item: id, start: prorationDate, end, proration: true };
  const lines: Line[] = [
    {
      ...rest,
      description: `Unused time on ${await nameOf(world, old)} after ${day}`,
      pence: -share(await netPence(world, subscription, old)),
      price: old,
    },
    {
      ...rest,
      description: `Remaining time on ${await nameOf(world, price)} after ${day}`,
      pence: share(await netPence(world, subscription, price, await couponOf(world, change))),
      price,
    },
  ];
  return lines;
}

/** Moves to another price and takes the difference, if it is to be taken now; when the card is refused nothing changes. */
export async function changePrice(
  world: World,
  subscription: StoredSubscription,
  change: Change,
): Promise<StoredSubscription> {
  if (itemOf(subscription).price.id === change.price.id) return subscription;
  const moved = await redeem(world, move(subscription, change.price), change);
  if (change.behavior === 'none') return moved;
  if (change.behavior === 'create_prorations') {
    const lines = await changeLines(world, subscription, change);
    return { ...moved, waitingLines: [...(subscription.waitingLines ?? []), ...lines] };
  }
  if (subscription.default_payment_method === failsLater)
    throw declined('Your card was declined.', 'card_declined', 'generic_decline');
  const draft = await changeInvoice(world, subscription, change);
  const invoice = await payInvoice(world, draft, String(subscription.default_payment_method));
  return { ...moved, latest_invoice: invoice.id };
}

async function couponOf({ store }: World, { promotion }: Change): Promise<Stripe.Coupon | undefined> {
  return promotion && store.require('coupon', promotion.promotion.coupon as string);
}

/** The item has its own discount from now on; the code is counted, one at a time. */
async function redeem({ store }: World, moved: StoredSubscription, { promotion }: Change): Promise<StoredSubscription> {
  if (!promotion) return moved;
  const code = requireActive(await store.lock('promotion_code', promotion.id), store.now());
  await store.save({ ...code, times_redeemed: code.times_redeemed + 1 });
  const item = itemOf(moved);
  const discount = buildDiscount({
    id: newId('di'),
    coupon: code.promotion.coupon as string,
    promotionCode: code.id,
    customer: moved.customer as string,
    subscription: moved.id,
    checkoutSession: null,
    start: store.now(),
  });
  await store.save({ ...discount, subscription_item: item.id });
  return { ...moved, items: { ...moved.items, data: [{ ...item, discounts: [discount.id] }] } };
}

function move(subscription: StoredSubscription, price: Stripe.Price): StoredSubscription {
  const item = itemOf(subscription);
  const moved = buildItem({
    id: item.id,
    subscription: subscription.id,
    price,
    start: item.current_period_start,
    end: item.current_period_end,
    created: item.created,
  });
  const kept = { ...moved, discounts: item.discounts };
  return { ...subscription, items: { ...subscription.items, data: [kept] } };
}
