import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { Checkout } from '../../providers/payments/interface.ts';
import { hashToken } from '../../tokens.ts';
import { paidPlanOf } from '../billing/plan-of.ts';
import { recordPaidPlan } from '../billing/record-paid-plan.ts';
import { createAccount } from './create-account.ts';
import {
  claimPendingReturn,
  completePending,
  type PendingRegistration,
  readPending,
  setPendingUser,
} from './registration-queries.ts';

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
    const userId = await createAccount(deps, { registrationId: pending.id, agreedAt: pending.createdAt, ...pending });
    await setPendingUser(deps.db, pending.id, userId);
    const paid = { requestId: pending.id, sessionId: checkout.id, subscriptionId, customerId, amountPence };
    await recordPaidPlan(deps, { userId, plan, paid });
  });
}

function secretMatches(pending: PendingRegistration, secrete: string): boolean {
  return timingSafeEqual(Buffer.from(pending.secrete), Buffer.from(hashToken(secrete)));
}
