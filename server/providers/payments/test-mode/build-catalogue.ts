import Stripe from 'stripe';

/** Products, prices, coupons and codes, whole, as the real API gives them. */

export function buildProduct(id: string, name: string, created: number): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

type NewPrice = {
  id: string;
  product: string;
  lookupKey: string | null;
  pence: number;
  monthly: boolean;
  created: number;
};

export function buildPrice({ id, product, lookupKey, pence, monthly, created }: NewPrice): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'gbp',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product,
    recurring: monthly
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: monthly ? 'recurring' : 'one_time',
    unit_amount: pence,
    unit_amount_decimal: Stripe.Decimal.from(pence),
  };
}

/** The older form of a recurring price, which every subscription item still carries. */
export function buildPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

type NewCoupon = { id: string; name: string; created: number; products?: string[] } & (
  | { amountOff: number; percentOff?: undefined }
  | { amountOff?: undefined; percentOff: number }
);

export function buildCoupon({ id, name, created, products, amountOff, percentOff }: NewCoupon): Stripe.Coupon {
  return {
    id,
    object: 'coupon',
    amount_off: amountOff ?? null,
    ...(products ? { applies_to: { products } } : {}),
    created,
    currency: amountOff === undefined ? null : 'gbp',
    duration: 'forever',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name,
    percent_off: percentOff ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

type NewCode = {
  id: string;
  code: string;
  coupon: string;
  created: number;
  expiresAt?: number;
  maxRedemptions?: number;
};

export function buildPromotionCode(options: NewCode): Stripe.PromotionCode {
  const { id, code, coupon, created, expiresAt, maxRedemptions } = options;
  return {
    id,
    object: 'promotion_code',
    active: true,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at: expiresAt ?? null,
    livemode: false,
    max_redemptions: maxRedemptions ?? null,
    metadata: {},
    promotion: { type: 'coupon', coupon },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}
