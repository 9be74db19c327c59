import type Stripe from 'stripe';
import { declined, invalid } from './api-error.ts';
import type { Line } from './build-invoice.ts';
import { buildItem } from './build-subscription.ts';
import { netPence } from './discounts.ts';
import { draftInvoice, failsLater, payInvoice } from './invoices.ts';
import { itemOf, nameOf } from './subscriptions.ts';
import type { World } from './world.ts';

type Change = { price: Stripe.Price; prorationDate: number };

/** What a move to another price costs now: the unused rest of the old one comes back, the rest of the new one is due. */
export async function changeInvoice(world: World, subscription: Stripe.Subscription, { price, prorationDate }: Change) {
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
      pence: share(await netPence(world, subscription, price)),
      price,
    },
  ];
  return draftInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines,
    start: prorationDate,
    end: prorationDate,
    prorationDate,
  });
}

/** Moves to another price and takes the difference; when the card is refused nothing changes. */
export async function changePrice(
  world: World,
  subscription: Stripe.Subscription,
  change: Change,
): Promise<Stripe.Subscription> {
  const item = itemOf(subscription);
  if (item.price.id === change.price.id) return subscription;
  if (subscription.default_payment_method === failsLater)
    throw declined('Your card was declined.', 'card_declined', 'generic_decline');
  const draft = await changeInvoice(world, subscription, change);
  const invoice = await payInvoice(world, draft, String(subscription.default_payment_method));
  const moved = buildItem({
    id: item.id,
    subscription: subscription.id,
    price: change.price,
    start: item.current_period_start,
    end: item.current_period_end,
    created: item.created,
  });
  return { ...subscription, items: { ...subscription.items, data: [moved] }, latest_invoice: invoice.id };
}
