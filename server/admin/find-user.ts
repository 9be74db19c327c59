import type { Deps } from '../deps.ts';
import { readProfile, readUserByEmail } from '../features/account/queries.ts';
import { Refusal } from './command.ts';

/** By the address or by the id, whichever the operator has. */
export async function findUser({ db }: Pick<Deps, 'db'>, emailOrId: string) {
  const byId = /^[\da-f-]{36}$/i.test(emailOrId) ? await readProfile(db, emailOrId) : undefined;
  const user = await readUserByEmail(db, byId?.email ?? emailOrId);
  if (!user) throw new Refusal(`There is no account ${emailOrId}.`);
  const profile = byId ?? (await readProfile(db, user.id));
  const { id, email, verifiedAt } = user;
  return { id, email, verifiedAt, fullName: profile?.fullName, yearOfStudy: profile?.yearOfStudy };
}
