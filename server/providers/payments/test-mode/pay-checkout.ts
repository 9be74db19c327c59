import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { customerDetails } from './build-checkout.ts';
import { buildCustomer, buildDiscount } from './build-customer.ts';
import { buildPayment } from './build-payment.ts';
import { buildSubscription } from './build-subscription.ts';
import { netPence, requireActive } from './discounts.ts';
import { emit } from './events.ts';
import { draftInvoice, payInvoice } from './invoices.ts';
import { endOfPeriod } from './periods.ts';
import { newId, type StoredSession } from './store.ts';
import type { World } from './world.ts';

export type Payer = { name: string; paymentMethod: string };

/** Pays an open checkout once; paying it again only shows that it is paid. */
export async function payCheckout(world: World, id: string, payer: Payer): Promise<StoredSession> {
  const { db, store } = world;
  return db.transaction(async () => {
    const session = await store.lock('checkout.session', id);
    if (session.status === 'complete') return session;
    requireOpen(session, store.now());
    await redeemCode(world, session);
    const made =
      session.mode === 'subscription' ? await subscribe(world, session, payer) : await payOnce(world, session, payer);
    const { later: _, ...shown } = session;
    const complete: StoredSession = {
      ...shown,
      ...made,
      customer_details: customerDetails(session.customer_details?.email ?? '', payer.name),
      payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
      status: 'complete',
      url: null,
    };
    await store.save(complete);
    await emit(world, 'checkout.session.completed', complete);
    return complete;
  });
}

/** The card's owner is asked to confirm; his name is remembered until he has answered. */
export async function askToConfirm({ db, store }: World, id: string, name: string): Promise<void> {
  await db.transaction(async () => {
    const session = await store.lock('checkout.session', id);
    if (session.status !== 'open') return;
    await store.save({ ...session, later: { metadata: {}, ...session.later, confirmingName: name } });
  });
}

export async function expireCheckout(world: World, id: string): Promise<StoredSession> {
  const { db, store } = world;
  return db.transaction(async () => {
    const session = await store.lock('checkout.session', id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    const expired: StoredSession = { ...session, status: 'expired', url: null };
    await store.save(expired);
    await emit(world, 'checkout.session.expired', expired);
    return expired;
  });
}

function requireOpen({ status, expires_at }: StoredSession, now: number): void {
  if (status !== 'open' || expires_at <= now)
    throw invalid('This Checkout Session has expired.', { code: 'checkout_session_expired' });
}

/** Counted when it is used, one at a time: the last use of a code cannot be had twice. */
async function redeemCode({ store }: World, session: StoredSession): Promise<void> {
  const id = session.discounts?.[0]?.promotion_code;
  if (typeof id !== 'string') return;
  const promotion = requireActive(await store.lock('promotion_code', id), store.now());
  await store.save({ ...promotion, times_redeemed: promotion.times_redeemed + 1 });
}

async function subscribe(world: World, session: StoredSession, payer: Payer) {
  const { store } = world;
  const now = store.now();
  const price = priceOf(session);
  const customer = await customerOf(world, session, payer);
  const id = newId('sub');
  const promotionCode = session.discounts?.[0]?.promotion_code as string | undefined;
  const discounts = promotionCode ? [await addDiscount(world, session.id, promotionCode, customer.id, id)] : [];
  const subscription = buildSubscription({
    id,
    itemId: newId('si'),
    customer: customer.id,
    price,
    created: now,
    periodEnd: endOfPeriod(now, now),
    paymentMethod: payer.paymentMethod,
    discounts,
    metadata: session.later?.metadata ?? {},
  });
  const item = subscription.items.data[0];
  const line = {
    description: `1 × ${session.line_items?.data[0]?.description ?? ''}`,
    pence: await netPence(world, subscription, price),
    price,
    item: item?.id ?? '',
    start: now,
    end: item?.current_period_end ?? now,
    proration: false,
  };
  const draft = await draftInvoice(world, {
    subscription,
    reason: 'subscription_create',
    lines: [line],
    start: now,
    end: now,
  });
  await emit(world, 'customer.subscription.created', subscription);
  const invoice = await payInvoice(world, draft, payer.paymentMethod);
  await store.save({ ...subscription, latest_invoice: invoice.id });
  return { customer: customer.id, subscription: id, invoice: invoice.id };
}

async function payOnce(world: World, session: StoredSession, payer: Payer) {
  const { store } = world;
  const { intent, charge } = buildPayment({
    pence: session.amount_total ?? 0,
    customer: session.customer as string | null,
    email: session.customer_details?.email ?? null,
    name: payer.name,
    paymentMethod: payer.paymentMethod,
    description: session.line_items?.data[0]?.description ?? '',
    metadata: session.later?.metadata ?? {},
    created: store.now(),
  });
  await store.save(intent);
  await store.save(charge);
  await emit(world, 'payment_intent.succeeded', intent);
  await emit(world, 'charge.succeeded', charge);
  return { payment_intent: intent.id };
}

async function customerOf(world: World, session: StoredSession, payer: Payer): Promise<Stripe.Customer> {
  if (session.customer) return world.store.require('customer', session.customer as string);
  const created = world.store.now();
  const customer = buildCustomer({
    id: newId('cus'),
    email: session.customer_details?.email ?? null,
    name: payer.name,
    created,
  });
  await world.store.save(customer);
  await emit(world, 'customer.created', customer);
  return customer;
}

async function addDiscount({ store }: World, session: string, code: string, customer: string, subscription: string) {
  const promotion = await store.require('promotion_code', code);
  const coupon = promotion.promotion.coupon as string;
  const discount = buildDiscount({
    id: newId('di'),
    coupon,
    promotionCode: code,
    customer,
    subscription,
    checkoutSession: session,
    start: store.now(),
  });
  await store.save(discount);
  return discount.id;
}

function priceOf(session: StoredSession): Stripe.Price {
  const price = session.line_items?.data[0]?.price;
  if (!price) throw invalid('This Checkout Session has no price.');
  return price;
}
