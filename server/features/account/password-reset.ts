import { isDemoStudent } from '#domain/demo.ts';
import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashToken } from '../../tokens.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { issueToken } from './one-time-link.ts';
import { checkPassword } from './password-policy.ts';
import { markVerified, readProfile, readUserByEmail, writePasswordHash } from './queries.ts';
import { deleteOneTimeTokens, useOneTimeToken } from './token-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'passwords'>;

/** Says nothing about whether there is such an account: only its owner gets mail. */
export async function requestReset(deps: World, email: string): Promise<void> {
  const user = await readUserByEmail(deps.db, email);
  if (!user || isDemoStudent(user.id)) return;
  await deps.db.transaction(async () => {
    const token = await issueToken(deps, user.id, 'reset_password');
    await enqueueMail(deps, { to: user.email, ...resetMail(deps.config, { token }) }, `reset:${hashToken(token)}`);
  });
}

/**
 * Sets a new password with a link's token: once, in time, and every session and other link of the account ends. Gives
 * back whose it is.
 */
export async function resetPassword(
  deps: World,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { db, clock, config, sessions, passwords } = deps;
  await checkPassword(config, password);
  const passwordHash = await passwords.hash(password);
  return db.transaction(async () => {
    const now = clock.now();
    const userId = await useOneTimeToken(db, hashToken(token), 'reset_password', now);
    if (!userId) throw new Failure('link_expired');
    await writePasswordHash(db, userId, passwordHash, now);
    // Whoever follows a link in a message has shown that the address is theirs.
    await markVerified(db, userId, now);
    await deleteOneTimeTokens(db, userId);
    await sessions.endAll(userId);
    await recordAudit(deps, 'password_changed', { userId });
    await recordAudit(deps, 'sign_in', { userId });
    const profile = await readProfile(db, userId);
    if (profile)
      await enqueueMail(deps, { to: profile.email, ...passwordChangedMail(config) }, `changed:${hashToken(token)}`);
    return userId;
  });
}
