import { eq, sql } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import { providerEvents } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs.ts';
import type { Checkout } from '../../providers/interfaces.ts';
import { PaymentsFailure } from '../../providers/interfaces.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Finishes a paid checkout; which one depends on what was bought. Given by the features that sell something. */
export type CheckoutFinishers = Record<string, (checkout: Checkout) => Promise<void>>;

/** Takes a signed notice in once. The work is a job of the same transaction, so 2xx means that it will be done. */
export async function takeNotice(deps: World, body: string, signature: string | undefined): Promise<void> {
  const notice = await deps.payments.verifyNotice(body, signature).catch((cause) => {
    throw cause instanceof PaymentsFailure ? new Failure('webhook_refused', { cause }) : cause;
  });
  const { id, type, customerId, objectId, paymentIntentId } = notice;
  await deps.db.transaction(async () => {
    const receivedAt = deps.clock.now();
    await deps.db().insert(providerEvents).values({ id, type, customerId, receivedAt }).onConflictDoNothing();
    const payload = { id, type, customerId, objectId, paymentIntentId };
    await enqueueJob(deps, 'provider_notice', payload, { uniqueKey: `notice:${id}` });
  });
}

export type NoticePayload = { id: string; type: string; customerId: string | null; objectId: string };

/** Believes nothing but the ids: reads the checkout or the customer again from the provider. */
export async function handleNotice(deps: World, finishers: CheckoutFinishers, notice: NoticePayload): Promise<void> {
  await deps
    .db()
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1` })
    .where(eq(providerEvents.id, notice.id));
  if (notice.type === 'checkout.session.completed') await finishCheckout(deps, finishers, notice.objectId);
  if (notice.customerId) await syncCustomer(deps, notice.customerId);
  await deps.db().update(providerEvents).set({ handledAt: deps.clock.now() }).where(eq(providerEvents.id, notice.id));
}

/**
 * Finishes a checkout that is paid, and gives it back as the provider has it. An unpaid or foreign one is no fault of
 * the caller's: there is nothing to finish.
 */
export async function finishCheckout(
  deps: World,
  finishers: CheckoutFinishers,
  sessionId: string,
): Promise<Checkout | undefined> {
  const checkout = await deps.payments.readCheckout(sessionId);
  const finish = checkout && finishers[checkout.metadata.kind ?? ''];
  if (!finish || checkout.status !== 'complete') return checkout;
  try {
    await finish(checkout);
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    deps.log.warn({ error }, 'a completed checkout could not be finished');
  }
  return checkout;
}
