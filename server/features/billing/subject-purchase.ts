import { randomUUID } from 'node:crypto';
import { plans } from '#content/plans.ts';
import { Failure } from '#domain/failures.ts';
import { policyVersions } from '#domain/plans.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { type Checkout, type NewCheckout, PaymentsFailure } from '../../providers/payments/interface.ts';
import { insertCardPage } from './card-page-queries.ts';
import { isChanging } from './change-queries.ts';
import { recordConsents } from './consents.ts';
import { isMovable, refuseChange } from './movable-plan.ts';
import { openCardPage } from './open-card-page.ts';
import { paidPlanOf, planOfSubject } from './plan-of.ts';
import {
  claimPurchaseReturn,
  completePurchase,
  insertPurchase,
  readEmail,
  readOpenCheckouts,
  readOpenSubscriptions,
  readPurchase,
  setPurchaseCheckout,
} from './queries.ts';
import { recordPaidPlan } from './record-paid-plan.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;

/** Opens the card page for one more subject. Every price and address is the server's own (W4). */
export async function startSubjectPurchase(
  deps: World,
  { userId, subject, code, from = '/' }: { userId: string; subject: Subject; code?: string; from?: string },
): Promise<{ sessionId: string; url: string }> {
  const { db, clock, config } = deps;
  const subscriptions = await readOpenSubscriptions(db, userId);
  if (subscriptions.some(({ subjectName }) => subjectName.includes(subject))) throw new Failure('already_subscribed');
  if (subscriptions.some((row) => isChanging(row, clock.now()))) throw new Failure('plan_change_under_way');
  const email = await readEmail(db, userId);
  if (!email) throw new Failure('not_signed_in');
  await expireOpenCheckouts(deps, await readOpenCheckouts(db, userId));
  const id = randomUUID();
  const createdAt = clock.now();
  await db.transaction(async () => {
    await insertPurchase(db, { id, userId, subject, createdAt });
    await insertCardPage(db, { requestId: id, kind: 'subject_purchase', openedAt: createdAt });
  });
  const newCheckout: NewCheckout = {
    mode: 'subscription',
    priceKey: planOfSubject[subject],
    email,
    customerId: subscriptions.find(({ stripeCustomerId }) => stripeCustomerId)?.stripeCustomerId ?? undefined,
    clientReference: id,
    metadata: { kind: 'subject_purchase' },
    successUrl: `${config.origin}/subject_purchase/success/${subject}?session_id={CHECKOUT_SESSION_ID}`,
    // Spec 7: back to the page that the student came from.
    cancelUrl: `${config.origin}${from}`,
    promotionCode: code || undefined,
    operation: `op:subject_purchase:${id}`,
  };
  const keep = (sessionId: string) => setPurchaseCheckout(db, id, sessionId);
  const page = await openCardPage(deps, newCheckout, keep).catch(refuseCheckout);
  if (!page) throw new Failure('checkout_failed');
  return { sessionId: page.id, url: page.url };
}

/** A card page that is left open in another tab can no longer be paid (W12). */
export async function expireOpenCheckouts({ payments }: Pick<Deps, 'payments'>, ids: string[]): Promise<void> {
  for (const id of ids) await payments.expireCheckout(id).catch(() => undefined);
}

export function refuseCheckout(cause: unknown): never {
  if (cause instanceof PaymentsFailure && cause.code === 'promotion_code')
    throw new Failure('promo_code_invalid', { cause });
  throw new Failure('checkout_failed', { cause });
}

/** The buyer is back from the card page: the first return succeeds if it was paid, whoever recorded it (W3). */
export async function returnFromPurchase(
  deps: World,
  { userId, subject, sessionId }: { userId: string; subject: Subject; sessionId: string },
): Promise<void> {
  const checkout = await deps.payments.readCheckout(sessionId);
  if (!checkout) throw new Failure('purchase_not_found');
  const purchase = checkout.clientReference ? await readPurchase(deps.db, checkout.clientReference) : undefined;
  if (!purchase || purchase.userId !== userId || purchase.subject !== subject) throw new Failure('purchase_invalid');
  await finishSubjectPurchase(deps, checkout);
  if (!(await claimPurchaseReturn(deps.db, purchase.id, deps.clock.now())))
    throw new Failure('purchase_already_recorded');
}

/** Records a paid purchase once, whether the return, the notice or the hourly check calls it first. */
export async function finishSubjectPurchase(deps: World, checkout: Checkout): Promise<void> {
  const { db, clock } = deps;
  const purchase = checkout.clientReference ? await readPurchase(db, checkout.clientReference) : undefined;
  const plan = paidPlanOf(checkout);
  if (!purchase || purchase.checkoutSessionId !== checkout.id) throw new Failure('purchase_invalid');
  const { subscriptionId, customerId, amountTotalPence: amountPence } = checkout;
  if (!plan || !subscriptionId) throw new Failure('purchase_not_found');
  if (plan !== planOfSubject[purchase.subject as Subject]) throw new Failure('purchase_invalid');
  await db.transaction(async () => {
    if (!(await completePurchase(db, purchase.id, clock.now()))) return;
    const paid = { requestId: purchase.id, sessionId: checkout.id, subscriptionId, customerId, amountPence };
    await recordPaidPlan(deps, { userId: purchase.userId, plan, paid });
    await recordConsents(deps, purchase.userId, { immediate_start: policyVersions.acceptableUse });
  });
}

/** What the other subject costs: a plan of its own, and beside it the move of the present plan to both, if it can be moved. */
export async function readSubjectOffer(
  deps: World,
  { userId, subject, code }: { userId: string; subject: Subject; code?: string },
) {
  const subscriptions = await readOpenSubscriptions(deps.db, userId);
  if (subscriptions.some(({ subjectName }) => subjectName.includes(subject))) throw new Failure('already_subscribed');
  const own = { monthlyPence: plans[planOfSubject[subject]].pence };
  const movable = subscriptions.find(isMovable);
  if (!movable) return { ...own, change: null };
  const quote = await deps.payments
    .previewPlanChange(movable.stripeSubscriptionId, 'BOTH_MONTHLY', code || undefined)
    .catch(refuseChange);
  const { amountDuePence, monthlyPence, prorationDate } = quote;
  return { ...own, change: { amountDuePence, monthlyPence, prorationDate: prorationDate.toISOString() } };
}
