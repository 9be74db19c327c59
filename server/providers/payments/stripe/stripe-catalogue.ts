import type Stripe from 'stripe';
import type { CataloguePrice } from '#domain/money.ts';
import type { Clock } from '../../../clock.ts';
import { PaymentsFailure } from '../interface.ts';
import type { Check } from './stripe-objects.ts';

type CatalogueOptions = {
  stripe: Stripe;
  check: Check;
  clock: Clock;
  catalogue: readonly CataloguePrice[];
  priceIds: Readonly<Record<string, string>>;
};

type KnownPrice = Stripe.Price & { unit_amount: number };

/** Our keys and codes, found at the provider. */
export function createCatalogue({ stripe, check, clock, catalogue, priceIds }: CatalogueOptions) {
  async function findPrice(key: string): Promise<KnownPrice> {
    const item = catalogue.find((candidate) => candidate.key === key);
    if (!item) throw new PaymentsFailure('refused', 'unknown_price');
    const id = priceIds[key];
    const price = id
      ? await stripe.prices.retrieve(id)
      : (await stripe.prices.list({ lookup_keys: [key], active: true })).data[0];
    if (!price) throw new PaymentsFailure('try_later', 'price_not_set_up');
    const { unit_amount, currency } = check(price, 'price');
    // The amount on our page is a promise: a price that was set up differently is not charged.
    if (unit_amount === null || unit_amount !== item.pence || currency !== 'gbp') {
      throw new PaymentsFailure('try_later', 'price_differs');
    }
    return { ...price, unit_amount };
  }

  async function findUsableCode(code: string, price: KnownPrice): Promise<{ id: string; pence: number } | undefined> {
    const [promotion] = (
      await stripe.promotionCodes.list({
        code,
        active: true,
        expand: ['data.promotion.coupon.applies_to'],
      })
    ).data;
    if (!promotion) return undefined;
    const { coupon } = promotion.promotion;
    if (!coupon || typeof coupon === 'string') return undefined;
    check(promotion, 'promotion_code');
    const expired = promotion.expires_at !== null && promotion.expires_at * 1000 <= clock.now().getTime();
    const usedUp = promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions;
    const product = typeof price.product === 'string' ? price.product : price.product.id;
    const fits = !coupon.applies_to || coupon.applies_to.products.includes(product);
    if (!coupon.valid || expired || usedUp || !fits) return undefined;
    return { id: promotion.id, pence: discounted(price.unit_amount, coupon) };
  }

  return { findPrice, findUsableCode };
}

function discounted(pence: number, { amount_off, percent_off }: Stripe.Coupon): number {
  const off = amount_off ?? Math.round((pence * (percent_off ?? 0)) / 100);
  return Math.max(0, pence - off);
}
