import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Checkout } from '../../providers/interfaces.ts';
import { hashToken } from '../../tokens.ts';
import { receiptMail } from '../billing/mails.ts';
import { paidPlanOf } from '../billing/plan-of.ts';
import { readOpenSubscriptions } from '../billing/queries.ts';
import { recordSubscription } from '../billing/record-subscription.ts';
import { createAccount } from './create-account.ts';
import {
  claimPendingReturn,
  completePending,
  type PendingRegistration,
  readPending,
  setPendingUser,
} from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'sessions'>;
type Return = { id: string; secrete: string; sessionId?: string };

/**
 * The browser is back from the card page. The address proves nothing: the provider is asked. The secret works once,
 * and the first return succeeds whether or not the provider's notice came before it (W3, W9).
 */
export async function returnFromRegistration(
  deps: World,
  { id, secrete, sessionId }: Return,
): Promise<{ registrationId: string }> {
  const pending = await readPending(deps.db, id);
  if (!pending || !secretMatches(pending, secrete)) throw new Failure('registration_return_invalid');
  if (sessionId && sessionId !== pending.checkoutSessionId) throw new Failure('registration_return_invalid');
  if (pending.returnSeenAt || pending.expiresAt <= deps.clock.now()) throw new Failure('registration_return_invalid');
  const checkout = pending.checkoutSessionId ? await deps.payments.readCheckout(pending.checkoutSessionId) : undefined;
  if (!checkout) throw new Failure('registration_return_invalid');
  await finishRegistration(deps, checkout);
  if (!(await claimPendingReturn(deps.db, id, deps.clock.now()))) throw new Failure('registration_return_invalid');
  return { registrationId: id };
}

/** Makes the account of a paid registration once, whoever asks first: the return, the notice or the hourly check. */
export async function finishRegistration(deps: World, checkout: Checkout): Promise<void> {
  const pending = checkout.clientReference ? await readPending(deps.db, checkout.clientReference) : undefined;
  if (!pending || pending.checkoutSessionId !== checkout.id) throw new Failure('registration_return_invalid');
  const plan = paidPlanOf(checkout);
  const { subscriptionId, customerId, amountTotalPence: amountPence } = checkout;
  if (!plan || !subscriptionId || plan !== pending.planType) throw new Failure('registration_return_invalid');
  await deps.db.transaction(async () => {
    if (!(await completePending(deps.db, pending.id, deps.clock.now()))) return;
    const userId = await createAccount(deps, { registrationId: pending.id, ...pending });
    await setPendingUser(deps.db, pending.id, userId);
    const already = await readOpenSubscriptions(deps.db, userId);
    if (already.some(({ subjectName }) => pending.subjects.some((subject) => subjectName.includes(subject)))) {
      await endDuplicate(deps, { userId, subscriptionId, amountPence });
      return;
    }
    await recordSubscription(deps, { userId, plan, provider: { subscriptionId, customerId, amountPence } });
    const letter = receiptMail(deps.config, { plan, amountPence });
    await enqueueMail(deps, { to: pending.email, ...letter }, `receipt:${checkout.id}`);
  });
}

function secretMatches(pending: PendingRegistration, secrete: string): boolean {
  return timingSafeEqual(Buffer.from(pending.secrete), Buffer.from(hashToken(secrete)));
}

/** Paid in two tabs at the very same time: the second is stopped, and the audit tells the operator to pay it back. */
async function endDuplicate(
  deps: World,
  { userId, subscriptionId, amountPence }: { userId: string; subscriptionId: string; amountPence: number },
): Promise<void> {
  await enqueueJob(deps, 'cancel_subscription', { subscriptionId }, { uniqueKey: `cancel:${subscriptionId}` });
  await recordAudit(deps, 'duplicate_payment', { userId, amountPence, detail: { subscriptionId } });
}
