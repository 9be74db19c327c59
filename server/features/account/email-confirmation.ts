import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashToken } from '../../tokens.ts';
import { confirmationMail } from './mails.ts';
import { issueToken } from './one-time-link.ts';
import { markVerified, readPassword, readProfile, readUserByEmail, writePasswordHash } from './queries.ts';
import { deleteOtherConfirmations, readOneTimeToken, useOneTimeToken } from './token-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'passwords'>;

/**
 * Confirms the address for one registration: the link shows whose address it is, and the password whose registration.
 * Only that password opens the account afterwards, and the links of any other registration are void. Gives back who it is if the password is still the account's: they
 * have shown all that a login asks for.
 */
export async function confirmEmail(
  deps: World,
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const { db, clock, sessions, passwords } = deps;
  const tokenHash = hashToken(token);
  const link = await readOneTimeToken(db, tokenHash, 'verify_email');
  if (!link || (!link.usedAt && link.expiresAt <= clock.now())) throw new Failure('link_expired');
  const { userId, passwordHash } = link;
  const wanted = passwordHash ?? (await readPassword(db, userId))?.passwordHash;
  if (!(await passwords.match(wanted, password))) throw new Failure('confirmation_refused');
  await db.transaction(async () => {
    // A second click of the same person: done already.
    if (!(await useOneTimeToken(db, tokenHash, 'verify_email', clock.now()))) return;
    if (passwordHash) await writePasswordHash(db, userId, passwordHash, clock.now());
    await sessions.endAll(userId);
    await deleteOtherConfirmations(db, userId, tokenHash);
    await markVerified(db, userId, clock.now());
    await recordAudit(deps, 'email_confirmed', { userId });
  });
  // An old link knows an old password, and that one opens nothing.
  const isCurrent = (await readPassword(db, userId))?.passwordHash === wanted;
  if (isCurrent) await recordAudit(deps, 'sign_in', { userId });
  return isCurrent ? userId : null;
}

/** Sends the message again. Says nothing about whether there is such an account. */
export async function resendConfirmation(deps: Omit<World, 'sessions' | 'passwords'>, email: string): Promise<void> {
  const user = await readUserByEmail(deps.db, email);
  if (!user || user.verifiedAt) return;
  const profile = await readProfile(deps.db, user.id);
  const registeredAt = (await readPassword(deps.db, user.id))?.changedAt ?? deps.clock.now();
  await deps.db.transaction(async () => {
    const token = await issueToken(deps, user.id, 'verify_email');
    const letter = confirmationMail(deps.config, { fullName: profile?.fullName ?? 'there', registeredAt, token });
    await enqueueMail(deps, { to: user.email, ...letter }, `confirm:${hashToken(token)}`);
  });
}
