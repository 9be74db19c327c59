import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { netPence } from './discounts.ts';
import { emit } from './events.ts';
import { draftInvoice, failInvoice, failsLater, payInvoice } from './invoices.ts';
import { endOfPeriod } from './periods.ts';
import type { StoredSubscription } from './store.ts';
import type { World } from './world.ts';

/** Time moves on by a month, or the open invoice of a failed renewal is paid after all. */
export async function renewSubscription(world: World, id: string): Promise<Stripe.Subscription> {
  return settle(world, id, cardPays);
}

/** The same, but only if the month is over by now: two processes may ask at once. */
export async function renewIfDue(world: World, id: string): Promise<Stripe.Subscription> {
  return settle(world, id, cardPays, { onlyIfDue: true });
}

/** The card is refused at the renewal, or refused again. */
export async function failRenewal(world: World, id: string): Promise<Stripe.Subscription> {
  return settle(world, id, () => false);
}

/** The card a student has put in place of the one that failed; the next renewal succeeds. */
export async function replaceCard(
  { db, store }: World,
  id: string,
  paymentMethod: string,
): Promise<Stripe.Subscription> {
  return db.transaction(async () =>
    store.save({ ...(await store.lock('subscription', id)), default_payment_method: paymentMethod }),
  );
}

type Reason = 'cancellation_requested' | 'payment_failed';

/** Over, at once: asked for, or after the last failed attempt. */
export async function endSubscription(world: World, id: string, reason: Reason): Promise<Stripe.Subscription> {
  const { db, store } = world;
  return db.transaction(async () => end(world, requireLiving(await store.lock('subscription', id)), reason));
}

async function end(world: World, subscription: Stripe.Subscription, reason: Reason): Promise<Stripe.Subscription> {
  const now = world.store.now();
  const ended: Stripe.Subscription = {
    ...subscription,
    canceled_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: now,
    status: 'canceled',
  };
  await world.store.save(ended);
  await emit(world, 'customer.subscription.deleted', ended);
  return ended;
}

function cardPays({ default_payment_method }: Stripe.Subscription): boolean {
  return default_payment_method !== failsLater;
}

async function settle(
  world: World,
  id: string,
  paid: (subscription: Stripe.Subscription) => boolean,
  { onlyIfDue = false } = {},
): Promise<Stripe.Subscription> {
  const { db, store } = world;
  return db.transaction(async () => {
    const before = requireLiving(await store.lock('subscription', id));
    if (onlyIfDue && itemOf(before).current_period_end > store.now()) return before;
    if (before.cancel_at_period_end) return end(world, before, 'cancellation_requested');
    const owed =
      before.status === 'past_due' ? await store.require('invoice', before.latest_invoice as string) : undefined;
    const moved = owed ? before : nextPeriod(before);
    const invoice = owed ?? (await cycleInvoice(world, moved));
    const ok = paid(before);
    if (ok) await payInvoice(world, invoice, String(before.default_payment_method));
    else await failInvoice(world, invoice);
    const { waitingLines: _, ...rest } = moved;
    const after: StoredSubscription = { ...rest, latest_invoice: invoice.id, status: ok ? 'active' : 'past_due' };
    await store.save(after);
    await emit(world, 'customer.subscription.updated', after, {
      status: before.status,
      latest_invoice: before.latest_invoice,
    });
    return after;
  });
}

export function nextPeriod(subscription: StoredSubscription): StoredSubscription {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const moved = {
    ...item,
    current_period_start: start,
    current_period_end: endOfPeriod(subscription.billing_cycle_anchor, start),
  };
  return { ...subscription, items: { ...subscription.items, data: [moved] } };
}

/** The month that begins, and what changes have left over. */
export async function cycleInvoice(
  world: World,
  subscription: StoredSubscription,
  coupon?: Stripe.Coupon,
): Promise<Stripe.Invoice> {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const pence = await netPence(world, subscription, price, coupon);
  const lines = [
    ...(subscription.waitingLines ?? []),
    { description: `1 × ${await nameOf(world, price)}`, pence, price, item: id, start, end, proration: false },
  ];
  return draftInvoice(world, { subscription, reason: 'subscription_cycle', lines, start, end: start });
}

export function requireLiving(subscription: StoredSubscription): StoredSubscription {
  if (subscription.status !== 'canceled') return subscription;
  throw invalid(`No such subscription: '${subscription.id}'`, { code: 'resource_missing', param: 'id' }, 404);
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw invalid('This subscription has no items.');
  return item;
}

export async function nameOf({ store }: World, price: Stripe.Price): Promise<string> {
  return (await store.require('product', price.product as string)).name;
}
