import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { closeSubscription } from '../billing/cancel-subscription.ts';
import { readOpenSubscriptions, readOwnSubscription } from '../billing/queries.ts';
import { accountClosedMail, planClosedMail } from './mails.ts';
import { passwordMatches } from './passwords.ts';
import { deleteUser, readPasswordHash, readProfile } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'sessions'>;

/** Closes one plan. With the last plan the account goes too (spec 4). */
export async function closePlan(
  deps: World,
  { userId, subscriptionId, password }: { userId: string; subscriptionId: string; password: string },
): Promise<{ accountClosed: boolean }> {
  await reauthenticate(deps, userId, password);
  const row = await readOwnSubscription(deps.db, userId, subscriptionId);
  if (!row) throw new Failure('not_found');
  await closeSubscription(deps, row);
  const left = await readOpenSubscriptions(deps.db, userId);
  if (left.length === 0) await removeAccount(deps, userId);
  else await tellOwner(deps, userId, row.id);
  return { accountClosed: left.length === 0 };
}

/** Spec 7's delete_auth_user: the caller's own account, after the password, with every plan stopped first (W17). */
export async function deleteAccount(
  deps: World,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await reauthenticate(deps, userId, password);
  for (const row of await readOpenSubscriptions(deps.db, userId)) await closeSubscription(deps, row);
  await removeAccount(deps, userId);
}

async function reauthenticate({ db }: World, userId: string, password: string): Promise<void> {
  if (!(await passwordMatches(await readPasswordHash(db, userId), password))) throw new Failure('closure_refused');
}

/** Everything that hangs on the user goes with it; the audit stays, without a name. */
async function removeAccount(deps: World, userId: string): Promise<void> {
  const profile = await readProfile(deps.db, userId);
  await deps.db.transaction(async () => {
    await deps.sessions.endAll(userId);
    await deleteUser(deps.db, userId);
    await recordAudit(deps, 'account_closed', { userId });
    if (profile) await enqueueMail(deps, { to: profile.email, ...accountClosedMail() }, `closed:${userId}`);
  });
}

async function tellOwner(deps: World, userId: string, subscriptionId: string): Promise<void> {
  const profile = await readProfile(deps.db, userId);
  if (profile)
    await enqueueMail(deps, { to: profile.email, ...planClosedMail(deps.config) }, `plan-closed:${subscriptionId}`);
}
