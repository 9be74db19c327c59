import type { Deps } from '../../deps.ts';
import { askProvider, eachInTurn } from '../../each-in-turn.ts';
import type { Checkout } from '../../providers/payments/interface.ts';
import { settleCardPage } from '../billing/card-page-queries.ts';
import { closeCardPage } from '../billing/settle-checkout.ts';
import { finishRegistration } from './finish-registration.ts';
import {
  deletePendingExpired,
  deleteUnpaidPending,
  type PendingRegistration,
  readUnpaidExpired,
} from './registration-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'sessions' | 'log'>;

/**
 * A registration is forgotten after a day, with its password. While its card page may still be paid, or was paid and the
 * provider cannot be asked, it stays: nothing else leads from the payment to the person.
 */
export async function purgeRegistrations(deps: World): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await deletePendingExpired(db, now);
  await eachInTurn(log, await readUnpaidExpired(db, now), (pending) => closePending(deps, pending), askProvider(deps));
}

async function closePending(deps: World, { id, checkoutSessionId }: PendingRegistration): Promise<void> {
  const { db, clock } = deps;
  const finish = (paid: Checkout) => finishRegistration(deps, paid);
  if (checkoutSessionId && !(await closeCardPage(deps, finish, checkoutSessionId))) return;
  await db.transaction(async () => {
    await deleteUnpaidPending(db, id);
    await settleCardPage(db, id, 'expired', clock.now());
  });
}
