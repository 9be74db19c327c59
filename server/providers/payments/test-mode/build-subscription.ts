import type Stripe from 'stripe';
import { buildPlan } from './build-catalogue.ts';

type NewSubscription = {
  id: string;
  itemId: string;
  customer: string;
  price: Stripe.Price;
  created: number;
  periodEnd: number;
  paymentMethod: string;
  discounts: string[];
  metadata: Stripe.Metadata;
};

export function buildSubscription(options: NewSubscription): Stripe.Subscription {
  const { id, created, price } = options;
  const item = buildItem({
    id: options.itemId,
    subscription: id,
    price,
    start: created,
    end: options.periodEnd,
    created,
  });
  return {
    ...plainSubscription(),
    id,
    object: 'subscription',
    billing_cycle_anchor: created,
    created,
    currency: price.currency,
    customer: options.customer,
    default_payment_method: options.paymentMethod,
    discounts: options.discounts,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata: options.metadata,
    start_date: created,
    status: 'active',
  };
}

/** What is the same in every subscription of ours when it begins. */
function plainSubscription() {
  return {
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Partial<Stripe.Subscription>;
}

type NewItem = { id: string; subscription: string; price: Stripe.Price; start: number; end: number; created: number };

export function buildItem({ id, subscription, price, start, end, created }: NewItem): Stripe.SubscriptionItem {
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: buildPlan(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}
