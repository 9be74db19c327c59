import { eq, sql } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import { providerEvents } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { PaymentsFailure } from '../../providers/payments/interface.ts';
import { type CheckoutFinishers, settleCheckout } from './settle-checkout.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/**
 * Takes a signed notice in once. The work is a job of the same transaction, so true means that it will be done. One of the
 * other mode is real and not for us: to refuse it would only make the provider send it for days.
 */
export async function takeNotice(deps: World, body: string, signature: string | undefined): Promise<boolean> {
  const notice = await deps.payments.verifyNotice(body, signature).catch((cause) => {
    if (cause instanceof PaymentsFailure && cause.code === 'wrong_mode') return undefined;
    throw cause instanceof PaymentsFailure ? new Failure('webhook_refused', { cause }) : cause;
  });
  if (!notice) return false;
  const { id, type, customerId, objectId, paymentIntentId } = notice;
  await deps.db.transaction(async () => {
    const receivedAt = deps.clock.now();
    await deps.db().insert(providerEvents).values({ id, type, customerId, receivedAt }).onConflictDoNothing();
    const payload = { id, type, customerId, objectId, paymentIntentId };
    await enqueueJob(deps, 'provider_notice', payload, { uniqueKey: `notice:${id}` });
  });
  return true;
}

export type NoticePayload = { id: string; type: string; customerId: string | null; objectId: string };

/** Believes nothing but the ids: reads the checkout or the customer again from the provider. */
export async function handleNotice(deps: World, finishers: CheckoutFinishers, notice: NoticePayload): Promise<void> {
  await deps
    .db()
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1` })
    .where(eq(providerEvents.id, notice.id));
  if (notice.type === 'checkout.session.completed') await settleCheckout(deps, finishers, notice.objectId);
  if (notice.customerId) await syncCustomer(deps, notice.customerId);
  await deps.db().update(providerEvents).set({ handledAt: deps.clock.now() }).where(eq(providerEvents.id, notice.id));
}
