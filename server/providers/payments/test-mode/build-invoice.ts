import Stripe from 'stripe';
import { newId } from './store.ts';

export type Line = {
  description: string;
  /** After any discount; negative for unused time given back. */
  pence: number;
  price: Stripe.Price;
  item: string;
  start: number;
  end: number;
  proration: boolean;
};

type NewInvoice = {
  id: string;
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Line[];
  start: number;
  end: number;
  created: number;
  prorationDate?: number;
};

/** An invoice that is due and not paid yet. */
export function buildInvoice(options: NewInvoice): Stripe.Invoice {
  const { id, subscription, customer, lines, created } = options;
  const total = lines.reduce((sum, line) => sum + line.pence, 0);
  const due = Math.max(0, total);
  return {
    ...plainInvoice(),
    id,
    object: 'invoice',
    amount_due: due,
    amount_remaining: due,
    billing_reason: options.reason,
    created,
    currency: 'gbp',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    discounts: subscription.discounts,
    effective_at: created,
    lines: {
      object: 'list',
      data: lines.map((line) => buildLine(line, id, subscription.id)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    number: `${customer.invoice_prefix}-${id.slice(-6).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(options.prorationDate ? { subscription_proration_date: options.prorationDate } : {}),
      },
      type: 'subscription_details',
    },
    period_end: options.end,
    period_start: options.start,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: created,
  };
}

/** What is the same in every invoice of ours. */
function plainInvoice() {
  return {
    account_country: 'GB',
    account_name: 'Margin',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    due_date: null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Partial<Stripe.Invoice>;
}

function buildLine(line: Line, invoice: string, subscription: string): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.pence,
    currency: 'gbp',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.end, start: line.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product as string },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription,
    subtotal: line.pence,
    taxes: [],
  };
}
