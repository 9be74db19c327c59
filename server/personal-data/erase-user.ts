import { recordAudit } from '../audit.ts';
import type { Deps } from '../deps.ts';
import { accountClosedMail } from '../features/account/mails.ts';
import { deleteUser, readProfile } from '../features/account/queries.ts';
import { closeSubscription } from '../features/billing/cancel-subscription.ts';
import { readAllSubscriptions, readOpenCheckouts } from '../features/billing/queries.ts';
import { expireOpenCheckouts } from '../features/billing/subject-purchase.ts';
import { cancelMailAbout, forgetMailAbout } from '../features/tmq/mail-queries.ts';
import { forgetMarkingOf } from '../features/tmq/purge-marking.ts';
import { readOwnRequests } from '../features/tmq/queries.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { deleteMailTo, deletePendingOf, deleteVoiceMinutes } from './erase-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'sessions' | 'log' | 'testModePayments'>;

/**
 * Closes an account for good. The billing is stopped first. What hangs on the user's row goes with it; what does not is
 * removed here: files, mail, minutes, and what the provider knows. The audit stays, without a name. False when there is
 * no such account. Work that is paid for and still with a marker stays until it is answered.
 */
export async function eraseUser(deps: World, userId: string): Promise<boolean> {
  const { db } = deps;
  const profile = await readProfile(db, userId);
  if (!profile) return false;
  await expireOpenCheckouts(deps, await readOpenCheckouts(db, userId));
  for (const row of await readAllSubscriptions(db, userId)) await closeSubscription(deps, row);
  const requests = await readOwnRequests(db, userId);
  await forgetMarkingOf(deps, userId);
  await db.transaction(async () => {
    await deps.sessions.endAll(userId);
    await deleteVoiceMinutes(db, userId);
    await deletePendingOf(db, userId);
    await deleteMailTo(db, profile.email);
    // A feedback address may be somebody else's, who is still to get their own mail.
    for (const request of requests) {
      await cancelMailAbout(db, request);
      await forgetMailAbout(db, request);
    }
    await deleteUser(db, userId);
    await recordAudit(deps, 'account_closed', { userId });
    await enqueueMail(deps, { to: profile.email, ...accountClosedMail() }, `closed:${userId}`);
  });
  await deps.testModePayments?.control.forget(profile.email);
  return true;
}
