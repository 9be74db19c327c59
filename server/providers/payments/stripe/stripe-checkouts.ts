import type Stripe from 'stripe';
import { type Payments, PaymentsFailure } from '../interface.ts';
import type { createCatalogue } from './stripe-catalogue.ts';
import { orMissing } from './stripe-failures.ts';
import { checkoutParams, type createReader } from './stripe-objects.ts';

type World = { stripe: Stripe; reader: ReturnType<typeof createReader> } & Pick<
  ReturnType<typeof createCatalogue>,
  'findPrice' | 'findUsableCode'
>;

const sessionParams = { expand: ['line_items'] };

/** The card page: opened, read and closed. */
export function createCheckouts({
  stripe,
  reader,
  findPrice,
  findUsableCode,
}: World): Pick<Payments, 'openCheckout' | 'readCheckout' | 'expireCheckout'> {
  return {
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
  };
}
