import type Stripe from 'stripe';
import { buildInvoice, type Line } from './build-invoice.ts';
import { buildPayment } from './build-payment.ts';
import { emit } from './events.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

/** The card that pays at first and is refused afterwards, under the name the real provider gives it. */
export const failsLater = 'pm_card_chargeCustomerFail';

const retryAfterSeconds = 3 * 24 * 60 * 60;

type NewInvoice = {
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Line[];
  start: number;
  end: number;
  prorationDate?: number;
};

export async function draftInvoice({ store }: World, options: NewInvoice): Promise<Stripe.Invoice> {
  const customer = await store.require('customer', options.subscription.customer as string);
  return buildInvoice({ ...options, id: newId('in'), customer, created: store.now() });
}

/** Takes the money: the invoice is paid and its payment can be refunded. */
export async function payInvoice(
  world: World,
  invoice: Stripe.Invoice,
  paymentMethod: string,
): Promise<Stripe.Invoice> {
  const { store } = world;
  const now = store.now();
  const payments: Stripe.InvoicePayment[] = [];
  if (invoice.amount_due > 0) {
    const { intent, charge } = buildPayment({
      pence: invoice.amount_due,
      customer: invoice.customer as string,
      email: invoice.customer_email,
      name: invoice.customer_name,
      paymentMethod,
      description: 'Subscription',
      metadata: {},
      created: now,
    });
    await store.save(intent);
    await store.save(charge);
    payments.push(invoicePayment(invoice, intent.id, now));
  }
  const paid: Stripe.Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    payments: { object: 'list', data: payments, has_more: false, url: `/v1/invoice_payments?invoice=${invoice.id}` },
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  await store.save(paid);
  await emit(world, 'invoice.paid', paid);
  await emit(world, 'invoice.payment_succeeded', paid);
  return paid;
}

/** The card is refused: the invoice stays open and will be tried again. */
export async function failInvoice(world: World, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const failed: Stripe.Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: world.store.now() + retryAfterSeconds,
  };
  await world.store.save(failed);
  await emit(world, 'invoice.payment_failed', failed);
  return failed;
}

function invoicePayment(invoice: Stripe.Invoice, intent: string, now: number): Stripe.InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  };
}
