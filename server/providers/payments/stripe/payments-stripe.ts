import Stripe from 'stripe';
import type { CataloguePrice } from '#domain/money.ts';
import type { Clock } from '../../../clock.ts';
import { type Payments, PaymentsFailure } from '../interface.ts';
import { createCatalogue } from './stripe-catalogue.ts';
import { createChanges } from './stripe-changes.ts';
import { createCodes } from './stripe-codes.ts';
import { codeOf, orMissing, withOurFailures } from './stripe-failures.ts';
import { checkoutParams, createReader, intentsOf } from './stripe-objects.ts';

export type StripeOptions = {
  description: string;
  secretKey: string;
  webhookSecret: string;
  /** Real money or not: whatever comes from the other mode is refused. */
  livemode: boolean;
  catalogue: readonly CataloguePrice[];
  /** Price ids at the provider by our keys; a key that is not here is found by its lookup key. */
  priceIds?: Readonly<Record<string, string>>;
  clock: Clock;
  /** Another address than Stripe's own, for instance test mode's provider served alone. */
  address?: { host: string; port: number; protocol: 'http' | 'https' };
  /** Instead of the network: test mode's provider in this process. */
  fetch?: typeof fetch;
  timeoutMilliseconds?: number;
  maxNetworkRetries?: number;
};

const apiVersion = '2026-10-28.endive';
const noticeToleranceSeconds = 300;

/**
 * Stripe through its own SDK. A student waits for most of these calls: eight seconds, and once more when the connection
 * or the provider failed, is the most he is kept waiting. The repeat is safe because every write has its key.
 */
export function openStripe(options: StripeOptions): Payments {
  const { description, webhookSecret, clock, priceIds = {} } = options;
  const stripe = new Stripe(options.secretKey, {
    apiVersion,
    telemetry: false,
    timeout: options.timeoutMilliseconds ?? 8_000,
    maxNetworkRetries: options.maxNetworkRetries ?? 1,
    ...options.address,
    ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
  });

  const reader = createReader({ ...options, priceIds });
  const { check } = reader;
  const { findPrice, findUsableCode } = createCatalogue({ ...options, priceIds, stripe, check });
  async function cancelSubscription(id: string): Promise<void> {
    await orMissing(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `op:cancel:${id}` }));
  }

  async function refund(paymentIntentId: string, operation: string) {
    const params = { payment_intent: paymentIntentId, reason: 'requested_by_customer' } as const;
    const made = await stripe.refunds.create(params, { idempotencyKey: operation }).catch(async (error) => {
      if (codeOf(error) !== 'charge_already_refunded') throw error;
      return (await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 1 })).data[0];
    });
    if (!made) throw new PaymentsFailure('try_later', 'unexpected_answer');
    return { refundId: check(made, 'refund').id, amountPence: made.amount };
  }

  const sessionParams = { expand: ['line_items'] };

  return withOurFailures({
    description,
    ...createCodes({ stripe, check, clock, findPrice }),
    ...createChanges({ stripe, reader, clock, findPrice, findUsableCode }),

    async openCheckout(checkout) {
      const price = await findPrice(checkout.priceKey);
      const code = checkout.promotionCode;
      const promotion = code ? await findUsableCode(code, price) : undefined;
      if (code && !promotion) throw new PaymentsFailure('refused', 'promotion_code');
      const params = { ...checkoutParams(checkout, price.id, promotion?.id), ...sessionParams };
      return reader.readCheckout(await stripe.checkout.sessions.create(params, { idempotencyKey: checkout.operation }));
    },

    async readCheckout(id) {
      const session = await orMissing(stripe.checkout.sessions.retrieve(id, sessionParams));
      return session && reader.readCheckout(session);
    },

    async expireCheckout(id) {
      const session = await orMissing(stripe.checkout.sessions.retrieve(id, sessionParams));
      if (session?.status !== 'open') return session && reader.readCheckout(session);
      const expired = stripe.checkout.sessions.expire(id, sessionParams, { idempotencyKey: `op:expire:${id}` });
      // Paid a moment ago: then it is not open any more, and the caller wants to know.
      return reader.readCheckout(await expired.catch(() => stripe.checkout.sessions.retrieve(id, sessionParams)));
    },

    async readSubscription(id) {
      const subscription = await orMissing(stripe.subscriptions.retrieve(id));
      return subscription && reader.readSubscription(subscription);
    },

    async readSubscriptions(customerId) {
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await orMissing(list.autoPagingToArray({ limit: 1000 }));
      return (found ?? []).map(reader.readSubscription);
    },

    cancelSubscription,

    async forgetCustomer(id) {
      await orMissing(stripe.customers.del(id, {}, { idempotencyKey: `op:forget:${id}` }));
    },

    async readPayment(id) {
      const intent = await orMissing(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      if (!intent) return undefined;
      const { amount_received, latest_charge } = check(intent, 'payment_intent');
      const charge = typeof latest_charge === 'string' ? null : latest_charge;
      const { amount_refunded = 0, disputed = false } = charge ?? {};
      return { id, amountPence: amount_received, refundedPence: amount_refunded, disputed };
    },

    refund,

    async refundSubscription(id, operation) {
      await cancelSubscription(id);
      const list = stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] });
      const invoices = (await orMissing(list.autoPagingToArray({ limit: 1000 }))) ?? [];
      let amountPence = 0;
      for (const intent of invoices.flatMap((invoice) => intentsOf(check(invoice, 'invoice')))) {
        amountPence += (await refund(intent, `${operation}:${intent}`)).amountPence;
      }
      return { amountPence };
    },

    async listRefundedPayments(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 });
      const intents = refunds.map((refund) => check(refund, 'refund').payment_intent);
      return [...new Set(intents.flatMap((intent) => (typeof intent === 'string' ? intent : (intent?.id ?? []))))];
    },

    async findPromotionCode(code, priceKey) {
      const usable = await findUsableCode(code, await findPrice(priceKey));
      return usable && { pence: usable.pence };
    },

    async verifyNotice(rawBody, signatureHeader) {
      const receivedAt = clock.now().getTime();
      const event = await stripe.webhooks.constructEventAsync(
        rawBody,
        signatureHeader ?? '',
        webhookSecret,
        noticeToleranceSeconds,
        undefined,
        receivedAt,
      );
      return reader.readNotice(check(event, 'event'));
    },
  });
}
