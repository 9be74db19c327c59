import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import { PaymentsFailure } from '../../providers/payments/interface.ts';
import { claimChange, releaseChange } from './change-queries.ts';
import type { SubscriptionRow } from './queries.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
export type MovableRow = SubscriptionRow & { stripeSubscriptionId: string; stripeCustomerId: string };

/** A plan at the provider that is paid up. */
export function isMovable(row: SubscriptionRow): row is MovableRow {
  return row.stripeSubscriptionId !== null && row.stripeCustomerId !== null && row.status === 'active';
}

/** While one change is at the provider no other begins, in whatever tab it is asked for. */
export async function changeAlone<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: SubscriptionRow,
  change: () => Promise<Result>,
): Promise<Result> {
  if (!(await claimChange(db, id, clock.now()))) throw new Failure('plan_change_under_way');
  try {
    return await change();
  } finally {
    await releaseChange(db, id);
  }
}

/** A change is done when the provider has done it. Whoever cannot read it just now has the notice, or the hourly check. */
export async function readChange(deps: World, row: MovableRow): Promise<void> {
  await syncCustomer(deps, row.stripeCustomerId).catch((cause) => {
    if (!(cause instanceof PaymentsFailure)) throw cause;
  });
}

export function refuseChange(cause: unknown): never {
  if (!(cause instanceof PaymentsFailure)) throw cause;
  if (cause.code === 'promotion_code') throw new Failure('promo_code_invalid', { cause });
  if (cause.code === 'amount_differs') throw new Failure('plan_change_stale', { cause });
  throw new Failure(cause.kind === 'refused' ? 'plan_change_refused' : 'payments_unavailable', { cause });
}
