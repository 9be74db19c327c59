import type Stripe from 'stripe';
import { type Payments, PaymentsFailure } from '../interface.ts';
import { codeOf, orMissing } from './stripe-failures.ts';
import { type createReader, intentsOf } from './stripe-objects.ts';

type World = { stripe: Stripe; check: ReturnType<typeof createReader>['check'] };
type Refunds = Pick<
  Payments,
  'cancelSubscription' | 'readPayment' | 'refund' | 'refundSubscription' | 'listRefundedPayments'
>;

/** Money that goes back, and plans that end for it. */
export function createRefunds({ stripe, check }: World): Refunds {
  async function cancelSubscription(id: string): Promise<void> {
    await orMissing(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `op:cancel:${id}` }));
  }

  async function refund(paymentIntentId: string, operation: string) {
    const params = { payment_intent: paymentIntentId, reason: 'requested_by_customer' } as const;
    const made = await stripe.refunds.create(params, { idempotencyKey: operation }).catch(async (error) => {
      if (codeOf(error) !== 'charge_already_refunded') throw error;
      return (await stripe.refunds.list({ payment_intent: paymentIntentId })).data[0];
    });
    if (!made) throw new PaymentsFailure('try_later', 'unexpected_answer');
    return { refundId: check(made, 'refund').id, amountPence: made.amount };
  }

  return {
    cancelSubscription,

    async readPayment(id) {
      const intent = await orMissing(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      if (!intent) return undefined;
      const { amount_received, latest_charge } = check(intent, 'payment_intent');
      const charge = typeof latest_charge === 'string' ? null : latest_charge;
      const { amount_refunded = 0, disputed = false } = charge ?? {};
      return { id, amountPence: amount_received, refundedPence: amount_refunded, disputed };
    },

    refund,

    async refundSubscription(id, operation) {
      await cancelSubscription(id);
      const list = stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] });
      const invoices = (await orMissing(list.autoPagingToArray({ limit: 1000 }))) ?? [];
      let amountPence = 0;
      for (const intent of invoices.flatMap((invoice) => intentsOf(check(invoice, 'invoice')))) {
        amountPence += (await refund(intent, `${operation}:${intent}`)).amountPence;
      }
      return { amountPence };
    },

    async listRefundedPayments(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 });
      const intents = refunds.map((refund) => check(refund, 'refund').payment_intent);
      return [...new Set(intents.flatMap((intent) => (typeof intent === 'string' ? intent : (intent?.id ?? []))))];
    },
  };
}
