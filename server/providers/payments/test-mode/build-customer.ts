import type Stripe from 'stripe';

type NewCustomer = {
  id: string;
  email: string | null;
  name: string | null;
  created: number;
  metadata?: Stripe.Metadata;
};

export function buildCustomer({ id, email, name, created, metadata = {} }: NewCustomer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: 'gbp',
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: ['en-GB'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

type NewDiscount = {
  id: string;
  coupon: string;
  promotionCode: string | null;
  customer: string;
  subscription: string;
  checkoutSession: string | null;
  start: number;
};

export function buildDiscount(options: NewDiscount): Stripe.Discount {
  return {
    id: options.id,
    object: 'discount',
    checkout_session: options.checkoutSession,
    customer: options.customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: options.promotionCode,
    source: { type: 'coupon', coupon: options.coupon },
    start: options.start,
    subscription: options.subscription,
    subscription_item: null,
  };
}
