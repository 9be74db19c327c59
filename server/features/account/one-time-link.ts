import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { insertOneTimeToken } from './token-queries.ts';

const hours = 3_600_000;
const lifetimes = { verify_email: 72 * hours, reset_password: hours };

export type Purpose = keyof typeof lifetimes;

/** Makes a single-use token for a link in a message, and keeps its hash. A registration's link has its own password. */
export async function issueToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  purpose: Purpose,
  passwordHash?: string,
): Promise<string> {
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose]);
  await insertOneTimeToken(db, { tokenHash: hashToken(token), purpose, userId, createdAt, expiresAt, passwordHash });
  return token;
}
