import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { readUserByEmail } from './queries.ts';

type Credentials = { email: string; password: string };

/**
 * Gives back the id of the user whose credentials these are, or refuses with the specification's sentence. Whatever comes
 * of it, the work is the same: one query, one hash, one line in the audit (W26).
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { email, password }: Credentials,
): Promise<string> {
  const user = await readUserByEmail(deps.db, email);
  const matches = await deps.passwords.match(user?.passwordHash, password);
  const welcome = user?.verifiedAt && matches;
  await recordAudit(deps, welcome ? 'sign_in' : 'sign_in_refused', { userId: user?.id ?? null });
  if (!user) throw new Failure('user_does_not_exist');
  if (!matches) throw new Failure('invalid_credentials');
  if (!user.verifiedAt) throw new Failure('email_not_verified');
  return user.id;
}
