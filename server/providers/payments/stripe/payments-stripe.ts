import Stripe from 'stripe';
import type { CataloguePrice } from '#domain/money.ts';
import type { Clock } from '../../../clock.ts';
import type { Payments } from '../interface.ts';
import { createCatalogue } from './stripe-catalogue.ts';
import { createChanges } from './stripe-changes.ts';
import { createCheckouts } from './stripe-checkouts.ts';
import { createCodes } from './stripe-codes.ts';
import { orMissing, withOurFailures } from './stripe-failures.ts';
import { createReader } from './stripe-objects.ts';
import { createRefunds } from './stripe-refunds.ts';

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
  return withOurFailures({
    description,
    ...createCheckouts({ stripe, reader, findPrice, findUsableCode }),
    ...createRefunds({ stripe, check }),
    ...createCodes({ stripe, check, clock, findPrice }),
    ...createChanges({ stripe, reader, clock, findPrice, findUsableCode }),

    async readSubscription(id) {
      const subscription = await orMissing(stripe.subscriptions.retrieve(id));
      return subscription && reader.readSubscription(subscription);
    },

    async readSubscriptions(customerId) {
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await orMissing(list.autoPagingToArray({ limit: 1000 }));
      return (found ?? []).map(reader.readSubscription);
    },

    async forgetCustomer(id) {
      await orMissing(stripe.customers.del(id, {}, { idempotencyKey: `op:forget:${id}` }));
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
