import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashToken } from '../../tokens.ts';
import { confirmationMail } from './mails.ts';
import { issueToken } from './one-time-link.ts';
import { markVerified, readOneTimeToken, readProfile, readUserByEmail, useOneTimeToken } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Confirms the address. Does not sign in. A mail reader may have followed the link already: that counts as confirmed. */
export async function confirmEmail(deps: World, token: string): Promise<void> {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  await db.transaction(async () => {
    const userId = await useOneTimeToken(db, tokenHash, 'verify_email', clock.now());
    if (userId) {
      await markVerified(db, userId, clock.now());
      await recordAudit(deps, 'email_confirmed', { userId });
    } else if (!(await readOneTimeToken(db, tokenHash, 'verify_email'))?.usedAt) {
      throw new Failure('link_expired');
    }
  });
}

/** Sends the message again. Says nothing about whether there is such an account. */
export async function resendConfirmation(deps: World, email: string): Promise<void> {
  const user = await readUserByEmail(deps.db, email);
  if (!user || user.verifiedAt) return;
  const profile = await readProfile(deps.db, user.id);
  await deps.db.transaction(async () => {
    const token = await issueToken(deps, user.id, 'verify_email');
    const letter = confirmationMail(deps.config, { fullName: profile?.fullName ?? 'there', token });
    await enqueueMail(deps, { to: user.email, ...letter }, `confirm:${hashToken(token)}`);
  });
}
