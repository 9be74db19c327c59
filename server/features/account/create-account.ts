import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import { policyVersions } from '#domain/plans.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { recordConsents } from '../billing/consents.ts';
import { confirmationMail, welcomeMail } from './mails.ts';
import { issueToken } from './one-time-link.ts';
import { deleteOneTimeTokens, insertUser, readUserByEmail, writePasswordHash, writeProfile } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions'>;

type NewAccount = {
  /** Names the registration: mail for it goes out once. */
  registrationId: string;
  /** When the boxes were ticked; the card may have been paid later. */
  agreedAt: Date;
  email: string;
  fullName: string;
  passwordHash: string;
  mobileNumber: string;
  yearOfStudy: string;
};

/** The key under which the messages of a registration are sent. */
export const welcomeKey = (registrationId: string) => `welcome:${registrationId}`;

/**
 * Makes the account inside the caller's transaction, with its messages. An address that was registered but never
 * confirmed starts again: new password, old links and sessions void, so that nobody can wait in another's account
 * (W11). An address that is confirmed keeps its password and profile.
 */
export async function createAccount(deps: World, account: NewAccount): Promise<string> {
  const { db, clock, config, sessions } = deps;
  const { registrationId, email, fullName, passwordHash, mobileNumber, yearOfStudy } = account;
  const now = clock.now();
  const existing = await readUserByEmail(db, email);
  if (existing?.verifiedAt) return existing.id;
  const id = existing?.id ?? (await insertUser(db, { id: randomUUID(), email, createdAt: now }));
  if (!id) throw new Failure('email_in_use');
  await sessions.endAll(id);
  await deleteOneTimeTokens(db, id);
  await writePasswordHash(db, id, passwordHash, now);
  await writeProfile(db, { id, email, fullName, mobileNumber, yearOfStudy });
  const { acceptableUse, privacy } = policyVersions;
  const agreed = { acceptable_use: acceptableUse, privacy, immediate_start: acceptableUse };
  await recordConsents(deps, id, agreed, account.agreedAt);
  await recordAudit(deps, 'registered', { userId: id });
  const token = await issueToken(deps, id, 'verify_email');
  await enqueueMail(deps, { to: email, ...confirmationMail(config, { fullName, token }) }, `confirm:${registrationId}`);
  await enqueueMail(deps, { to: email, ...welcomeMail(config, { fullName }) }, welcomeKey(registrationId));
  return id;
}
