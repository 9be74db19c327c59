import type Stripe from 'stripe';
import type { CataloguePrice } from '#domain/money.ts';
import {
  type Checkout,
  type NewCheckout,
  type Notice,
  PaymentsFailure,
  type ProviderSubscription,
} from '../interface.ts';

type ReaderOptions = {
  livemode: boolean;
  catalogue: readonly CataloguePrice[];
  priceIds: Readonly<Record<string, string>>;
};

export type Check = ReturnType<typeof createReader>['check'];

/** Turns the provider's objects into ours. */
export function createReader({ livemode, catalogue, priceIds }: ReaderOptions) {
  /** An answer that is not what was asked for, or that comes from the other mode, goes no further. */
  function check<T extends { object: string; livemode?: boolean }>(answer: T, object: T['object']): T {
    if (answer.object !== object) throw new PaymentsFailure('try_later', 'unexpected_answer');
    if (answer.livemode !== undefined && answer.livemode !== livemode) {
      throw new PaymentsFailure('refused', 'wrong_mode');
    }
    return answer;
  }

  function keyOf(price: Stripe.Price): string | null {
    const key = Object.keys(priceIds).find((candidate) => priceIds[candidate] === price.id) ?? price.lookup_key;
    return catalogue.some((item) => item.key === key) ? key : null;
  }

  return {
    check,

    readCheckout(session: Stripe.Checkout.Session): Checkout {
      check(session, 'checkout.session');
      return {
        id: session.id,
        url: session.url,
        status: session.status as Checkout['status'],
        paymentStatus: session.payment_status as Checkout['paymentStatus'],
        mode: session.mode as Checkout['mode'],
        amountTotalPence: session.amount_total ?? 0,
        currency: session.currency ?? '',
        priceKeys: (session.line_items?.data ?? []).map(({ price }) => (price && (keyOf(price) ?? price.id)) ?? ''),
        clientReference: session.client_reference_id,
        email: session.customer_details?.email ?? session.customer_email,
        metadata: session.metadata ?? {},
        customerId: idOrNull(session.customer),
        subscriptionId: idOrNull(session.subscription),
        paymentIntentId: idOrNull(session.payment_intent),
        livemode: session.livemode,
        expiresAt: dateOf(session.expires_at),
      };
    },

    readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
      const item = firstItem(check(subscription, 'subscription'));
      return {
        id: subscription.id,
        customerId: idOrNull(subscription.customer) ?? '',
        status: subscription.status as ProviderSubscription['status'],
        priceKey: keyOf(item.price),
        periodEnd: dateOf(item.current_period_end),
        cancelAtPeriodEnd: subscription.cancel_at_period_end,
        createdAt: dateOf(subscription.created),
        metadata: subscription.metadata,
      };
    },

    readNotice: (event: Stripe.Event) => noticeOf(check(event, 'event')),
  };
}

type Reference = string | { id: string } | null;
type NoticeObject = { id?: string; object?: string; customer?: Reference; payment_intent?: Reference };

function noticeOf(event: Stripe.Event): Notice {
  const about = event.data.object as NoticeObject;
  return {
    id: event.id,
    type: event.type,
    customerId: about.object === 'customer' ? (about.id ?? null) : idOrNull(about.customer ?? null),
    objectId: about.id ?? '',
    paymentIntentId: about.object === 'payment_intent' ? (about.id ?? null) : idOrNull(about.payment_intent ?? null),
    created: dateOf(event.created),
    livemode: event.livemode,
  };
}

/**
 * Only cards: they are paid or refused while the student waits, so that a complete checkout is a paid one. The
 * metadata is repeated on what the checkout makes, for whoever looks at it in the provider's own pages.
 */
export function checkoutParams(
  { mode, email, customerId, clientReference, metadata, successUrl, cancelUrl }: NewCheckout,
  priceId: string,
  promotionId: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode,
    line_items: [{ price: priceId, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    locale: 'en-GB',
    client_reference_id: clientReference,
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(customerId ? { customer: customerId } : { customer_email: email }),
    ...(mode === 'subscription' ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    ...(promotionId ? { discounts: [{ promotion_code: promotionId }] } : {}),
  };
}

/** Since 2025 the period is the item's, not the subscription's; ours have one item each. */
export function firstItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new PaymentsFailure('try_later', 'unexpected_answer');
  return item;
}

/** The payments that paid an invoice; one that cost nothing has none. */
export function intentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ status, payment }) =>
    status === 'paid' ? (idOrNull(payment.payment_intent ?? null) ?? []) : [],
  );
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function idOrNull(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
