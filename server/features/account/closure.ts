import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { eraseUser } from '../../personal-data/erase-user.ts';
import { closeSubscription } from '../billing/cancel-subscription.ts';
import { readOpenSubscriptions, readOwnSubscription } from '../billing/queries.ts';
import { planClosedMail } from './mails.ts';
import { readPassword, readProfile } from './queries.ts';

type World = Parameters<typeof eraseUser>[0] & Pick<Deps, 'passwords'>;

/** By whichever way: whoever has found a computer unlocked may guess the password. */
export const closuresByUser = { name: 'closure', most: 10, seconds: 900 };

type Closure = { userId: string; subscriptionId?: string | undefined; password: string };

/** Closes one plan. With the last plan the account goes too (spec 4); so it does where the last plan has ended already. */
export async function closePlan(
  deps: World,
  { userId, subscriptionId, password }: Closure,
): Promise<{ accountClosed: boolean }> {
  await reauthenticate(deps, userId, password);
  if (!subscriptionId) return closeWithoutPlan(deps, userId);
  const row = await readOwnSubscription(deps.db, userId, subscriptionId);
  if (!row) throw new Failure('not_found');
  await closeSubscription(deps, row);
  const left = await readOpenSubscriptions(deps.db, userId);
  if (left.length === 0) await eraseUser(deps, userId);
  else await tellOwner(deps, userId, row.id);
  return { accountClosed: left.length === 0 };
}

/** Whoever has a plan says which one: an account never goes with a plan that was not named. */
async function closeWithoutPlan(deps: World, userId: string): Promise<{ accountClosed: boolean }> {
  if ((await readOpenSubscriptions(deps.db, userId)).length > 0) throw new Failure('not_found');
  await eraseUser(deps, userId);
  return { accountClosed: true };
}

/** Spec 7's delete_auth_user: the caller's own account, after the password, with every plan stopped first (W17). */
export async function deleteAccount(
  deps: World,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await reauthenticate(deps, userId, password);
  await eraseUser(deps, userId);
}

/** Whoever sits at an unlocked computer is not yet the owner of the account. */
export async function reauthenticate(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<void> {
  if (!(await passwords.match((await readPassword(db, userId))?.passwordHash, password)))
    throw new Failure('closure_refused');
}

async function tellOwner(deps: World, userId: string, subscriptionId: string): Promise<void> {
  const profile = await readProfile(deps.db, userId);
  if (profile)
    await enqueueMail(deps, { to: profile.email, ...planClosedMail(deps.config) }, `plan-closed:${subscriptionId}`);
}
