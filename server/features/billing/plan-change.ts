import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { PaymentsFailure } from '../../providers/interfaces.ts';
import { readOpenSubscriptions } from './queries.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
type Change = { userId: string; subject: Subject; amountDuePence: number; prorationDate: Date };

/** A preview is good for this long: after that the price shown is no longer the price. */
const previewMilliseconds = 3_600_000;

/** Moves a one-subject plan to both, at exactly the price that was shown (W15). */
export async function changeToBoth(
  deps: World,
  { userId, subject, amountDuePence, prorationDate }: Change,
): Promise<void> {
  const subscriptions = await readOpenSubscriptions(deps.db, userId);
  if (subscriptions.some(({ subjectName }) => subjectName.includes(subject))) throw new Failure('already_subscribed');
  const current = subscriptions.find(({ stripeSubscriptionId, status }) => stripeSubscriptionId && status === 'active');
  if (!current?.stripeSubscriptionId || !current.stripeCustomerId) throw new Failure('not_found');
  const age = deps.clock.now().getTime() - prorationDate.getTime();
  if (age < -60_000 || age > previewMilliseconds) throw new Failure('plan_change_stale');
  const { chargedPence } = await deps.payments
    .changePlan({
      subscriptionId: current.stripeSubscriptionId,
      priceKey: 'BOTH_MONTHLY',
      amountDuePence,
      prorationDate,
      operation: `op:plan_change:${current.id}:${prorationDate.getTime()}`,
    })
    .catch(refuseChange);
  await recordAudit(deps, 'plan_changed', { userId, amountPence: chargedPence });
  await syncCustomer(deps, current.stripeCustomerId);
}

function refuseChange(cause: unknown): never {
  if (!(cause instanceof PaymentsFailure)) throw cause;
  throw new Failure(cause.kind === 'refused' ? 'plan_change_refused' : 'payments_unavailable', { cause });
}
