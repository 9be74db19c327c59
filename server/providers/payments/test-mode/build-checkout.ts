import type Stripe from 'stripe';

export type NewSession = {
  id: string;
  mode: 'payment' | 'subscription';
  created: number;
  url: string;
  successUrl: string;
  cancelUrl: string;
  clientReference: string | null;
  email: string | null;
  customer: string | null;
  metadata: Stripe.Metadata;
  expiresAt: number;
  price: Stripe.Price;
  quantity: number;
  description: string;
  discount: { pence: number; coupon: string; promotionCode: string } | null;
};

/** A checkout session that waits to be paid. Its line items are shown only where they are asked for. */
export function buildSession(options: NewSession): Stripe.Checkout.Session {
  const { id, mode, price, discount, email, customer } = options;
  const subtotal = (price.unit_amount ?? 0) * options.quantity;
  const total = subtotal - (discount?.pence ?? 0);
  return {
    ...plainSession(),
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReference,
    created: options.created,
    currency: price.currency,
    customer,
    customer_creation: customer ? null : mode === 'subscription' ? 'always' : 'if_required',
    customer_details: email ? customerDetails(email, null) : null,
    customer_email: customer ? null : email,
    discounts: discount ? [{ coupon: null, promotion_code: discount.promotionCode }] : [],
    expires_at: options.expiresAt,
    invoice_creation: mode === 'payment' ? noInvoice() : null,
    line_items: {
      object: 'list',
      data: [lineItem(options)],
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    metadata: options.metadata,
    mode,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_status: 'unpaid',
    status: 'open',
    success_url: options.successUrl,
    total_details: { amount_discount: discount?.pence ?? 0, amount_shipping: 0, amount_tax: 0 },
    url: options.url,
  };
}

/** What is the same in every session of ours. */
function plainSession() {
  return {
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    integration_identifier: null,
    invoice: null,
    livemode: false,
    locale: 'en-GB',
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    subscription: null,
    ui_mode: 'hosted_page',
    wallet_options: null,
  } satisfies Partial<Stripe.Checkout.Session>;
}

export function customerDetails(email: string, name: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function lineItem({ id, price, quantity, description, discount }: NewSession): Stripe.LineItem {
  const subtotal = (price.unit_amount ?? 0) * quantity;
  return {
    id: id.replace(/^cs_test_/, 'li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount?.pence ?? 0,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - (discount?.pence ?? 0),
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}

function noInvoice(): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  };
}
