import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import { policyVersions } from '#domain/plans.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { recordConsents } from '../billing/consents.ts';
import { deleteAllSubscriptions, hasProviderSubscription, lock } from '../billing/queries.ts';
import { confirmationMail, welcomeMail } from './mails.ts';
import { issueToken } from './one-time-link.ts';
import { insertUser, readUserByEmail, writePasswordHash, writeProfile } from './queries.ts';
import { deleteOneTimeTokens } from './token-queries.ts';

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
  /** Empty for a teacher. */
  yearOfStudy: string;
};

/** The key under which the messages of a registration are sent. */
export const welcomeKey = (registrationId: string) => `welcome:${registrationId}`;

/** Whether nobody may start again with it: confirmed, or paid for. */
export async function isTaken({ db }: Pick<Deps, 'db'>, user: { id: string; verifiedAt: Date | null }) {
  return user.verifiedAt !== null || (await hasProviderSubscription(db, user.id));
}

/**
 * Makes the account inside the caller's transaction, with its messages. An address that was registered but neither
 * confirmed nor paid for starts again: new password, old links, sessions and free plans void, so that nobody can wait in
 * another's account (W11). One that is paid for is never replaced: each registration has a message of its own, and whoever
 * confirms one with its password has the account. An address that is confirmed keeps its password and profile.
 */
export async function createAccount(deps: World, account: NewAccount): Promise<string> {
  const { db, config } = deps;
  const { registrationId, email, fullName, passwordHash, agreedAt } = account;
  await lock(db, email.toLowerCase());
  const existing = await readUserByEmail(db, email);
  if (existing?.verifiedAt) return existing.id;
  const kept = existing && (await isTaken(deps, existing));
  const id = kept ? existing.id : await startAgain(deps, account, existing?.id);
  const { acceptableUse, privacy } = policyVersions;
  const agreed = { acceptable_use: acceptableUse, privacy, immediate_start: acceptableUse };
  await recordConsents(deps, id, agreed, agreedAt);
  await recordAudit(deps, 'registered', { userId: id });
  const token = await issueToken(deps, id, 'verify_email', passwordHash);
  const confirmation = confirmationMail(config, { fullName, registeredAt: agreedAt, token });
  await enqueueMail(deps, { to: email, ...confirmation }, `confirm:${registrationId}`);
  await enqueueMail(deps, { to: email, ...welcomeMail(config, { fullName }) }, welcomeKey(registrationId));
  return id;
}

async function startAgain({ db, clock, sessions }: World, account: NewAccount, earlier?: string): Promise<string> {
  const { email, fullName, passwordHash, mobileNumber, yearOfStudy } = account;
  const now = clock.now();
  const id = earlier ?? (await insertUser(db, { id: randomUUID(), email, createdAt: now }));
  if (!id) throw new Failure('email_in_use');
  await sessions.endAll(id);
  await deleteOneTimeTokens(db, id);
  await deleteAllSubscriptions(db, id);
  await writePasswordHash(db, id, passwordHash, now);
  await writeProfile(db, { id, email, fullName, mobileNumber, yearOfStudy: yearOfStudy || null });
  return id;
}
