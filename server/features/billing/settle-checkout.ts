import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Checkout } from '../../providers/payments/interface.ts';
import { type CardPage, readCardPage, settleCardPage } from './card-page-queries.ts';
import { paymentReturnedMail } from './mails.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Finishes a paid checkout; which one depends on what was bought. Given by the features that sell something. */
export type CheckoutFinishers = Record<string, Finish>;

type Finish = (checkout: Checkout) => Promise<void>;

/**
 * Deals with a checkout as the provider has it now, and gives it back: paid, it is finished or paid back; expired, it is
 * asked about no more. One that this product did not open is left alone.
 */
export async function settleCheckout(
  deps: World,
  finishers: CheckoutFinishers,
  sessionId: string,
): Promise<Checkout | undefined> {
  const checkout = await deps.payments.readCheckout(sessionId);
  const finish = checkout && finishers[checkout.metadata.kind ?? ''];
  if (finish && checkout.status === 'complete') await finishOrPayBack(deps, finish, checkout);
  if (checkout?.status === 'expired' && checkout.clientReference)
    await settleCardPage(deps.db, checkout.clientReference, 'expired', deps.clock.now());
  return checkout;
}

/** True when nobody can pay it any more and nothing was given for it. One that was paid after all is dealt with. */
export async function closeCardPage(deps: World, finish: Finish, checkoutSessionId: string): Promise<boolean> {
  const checkout = await deps.payments.expireCheckout(checkoutSessionId);
  if (checkout?.status !== 'complete') return checkout?.status !== 'open';
  return (await finishOrPayBack(deps, finish, checkout)) === 'refunded';
}

/** What was paid for is given, and what cannot be given is paid back: its request is gone, or is for something else. */
async function finishOrPayBack(
  deps: World,
  finish: Finish,
  checkout: Checkout,
): Promise<'recorded' | 'refunded' | 'left'> {
  const { db, clock, log } = deps;
  try {
    await finish(checkout);
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    log.warn({ error }, 'a completed checkout could not be finished');
    return payBack(deps, checkout);
  }
  if (checkout.clientReference) await settleCardPage(db, checkout.clientReference, 'recorded', clock.now());
  return 'recorded';
}

/** Only a page of our own, of which nothing was ever recorded: what was, is paid back by whoever decides so. */
async function payBack(deps: World, checkout: Checkout): Promise<'refunded' | 'left'> {
  const page = checkout.clientReference ? await readCardPage(deps.db, checkout.clientReference) : undefined;
  if (page?.checkoutSessionId !== checkout.id || checkout.paymentStatus === 'unpaid') return 'left';
  if (page.settledAt) return page.outcome === 'refunded' ? 'refunded' : 'left';
  const amountPence = await refundAll(deps, page, checkout);
  await deps.db.transaction(async () => {
    if (!(await settleCardPage(deps.db, page.requestId, 'refunded', deps.clock.now()))) return;
    const detail = { request: page.requestId, kind: page.kind };
    await recordAudit(deps, 'payment_returned', { userId: null, amountPence, detail });
    const letter = paymentReturnedMail(deps.config, { amountPence });
    // Test mode's provider has no address any more of somebody who is forgotten.
    if (checkout.email?.includes('@') && amountPence > 0)
      await enqueueMail(deps, { to: checkout.email, ...letter }, `returned:${page.requestId}`);
  });
  return 'refunded';
}

async function refundAll({ payments }: World, { requestId }: CardPage, checkout: Checkout): Promise<number> {
  const operation = `op:refund:${requestId}`;
  const { subscriptionId, paymentIntentId } = checkout;
  if (subscriptionId) return (await payments.refundSubscription(subscriptionId, operation)).amountPence;
  return paymentIntentId ? (await payments.refund(paymentIntentId, operation)).amountPence : 0;
}
