import type Stripe from 'stripe';
import { newId } from './store.ts';

type NewPayment = {
  pence: number;
  customer: string | null;
  email: string | null;
  name: string | null;
  paymentMethod: string;
  description: string;
  metadata: Stripe.Metadata;
  created: number;
};

/** A payment that succeeded, and the charge it made. */
export function buildPayment(options: NewPayment): { intent: Stripe.PaymentIntent; charge: Stripe.Charge } {
  const id = newId('pi');
  const charge = buildCharge(options, id);
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: options.pence,
    amount_capturable: 0,
    amount_received: options.pence,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: options.created,
    currency: 'gbp',
    customer: options.customer,
    customer_account: null,
    description: options.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: charge.id,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: options.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: options.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  return { intent, charge };
}

function buildCharge(options: NewPayment, intent: string): Stripe.Charge {
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: options.pence,
    amount_captured: options.pence,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: { address: null, email: options.email, name: options.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'MARGIN TEST',
    captured: true,
    created: options.created,
    currency: 'gbp',
    customer: options.customer,
    description: options.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: options.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent,
    payment_method: options.paymentMethod,
    // Nothing of the card is kept, not even its last figures.
    payment_method_details: null,
    receipt_email: options.email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

type NewRefund = {
  charge: Stripe.Charge;
  pence: number;
  reason: string | null;
  metadata: Stripe.Metadata;
  created: number;
};

export function buildRefund({ charge, pence, reason, metadata, created }: NewRefund): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: pence,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    // The bank has not told the reference yet, as on the first days of a real one.
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
