import { subjectTitles } from '#content/subjects.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { planGrownMail } from './mails.ts';
import { changeAlone, isMovable, type MovableRow, readChange, refuseChange } from './movable-plan.ts';
import { readEmail, readOpenCheckouts, readOpenSubscriptions } from './queries.ts';
import { finishSubjectPurchase } from './subject-purchase.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
type Change = { userId: string; subject: Subject; code?: string; amountDuePence: number; prorationDate: Date };

/** A preview is good for this long: after that the price shown is no longer the price. */
const previewMilliseconds = 3_600_000;

/** Moves a one-subject plan to both, at exactly the price that was shown (W15), and sends the receipt once. */
export async function changeToBoth(deps: World, change: Change): Promise<{ receiptTo: string | null }> {
  const { userId, subject, prorationDate } = change;
  const subscriptions = await readOpenSubscriptions(deps.db, userId);
  if (subscriptions.some(({ subjectName }) => subjectName.includes(subject))) throw new Failure('already_subscribed');
  const current = subscriptions.find(isMovable);
  if (!current) throw new Failure('not_found');
  const age = deps.clock.now().getTime() - prorationDate.getTime();
  if (age < -60_000 || age > previewMilliseconds) throw new Failure('plan_change_stale');
  return changeAlone(deps, current, async () => {
    await closeOpenPages(deps, userId);
    return charge(deps, current, change);
  });
}

/** Nobody may pay for the subject at a card page that is still open; one that was paid gives it, and ends this. */
async function closeOpenPages(deps: World, userId: string): Promise<void> {
  for (const id of await readOpenCheckouts(deps.db, userId)) {
    const checkout = await deps.payments.expireCheckout(id).catch(refuseChange);
    if (checkout?.status === 'open') throw new Failure('payments_unavailable');
    if (checkout?.status !== 'complete') continue;
    await finishSubjectPurchase(deps, checkout);
    throw new Failure('already_subscribed');
  }
}

async function charge(deps: World, current: MovableRow, { userId, subject, code, ...quote }: Change) {
  const operation = `op:plan_change:${current.id}:${quote.prorationDate.getTime()}`;
  const { chargedPence, invoiceId } = await deps.payments
    .changePlan({
      subscriptionId: current.stripeSubscriptionId,
      priceKey: 'BOTH_MONTHLY',
      promotionCode: code || undefined,
      operation,
      ...quote,
    })
    .catch(refuseChange);
  // It is paid: nothing that fails from here on may keep the receipt back.
  const { monthlyPence } = await deps.payments
    .previewNextPlan(current.stripeSubscriptionId, 'BOTH_MONTHLY')
    .catch(() => ({ monthlyPence: null }));
  const to = (await readEmail(deps.db, userId)) ?? null;
  await deps.db.transaction(async () => {
    await recordAudit(deps, 'plan_changed', { userId, amountPence: chargedPence });
    const letter = planGrownMail(deps.config, { added: subjectTitles[subject], chargedPence, monthlyPence });
    if (to) await enqueueMail(deps, { to, ...letter }, `receipt:${invoiceId ?? operation}`);
  });
  await readChange(deps, current);
  return { receiptTo: to };
}
