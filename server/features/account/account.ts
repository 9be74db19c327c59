import { isSubject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { readProfile, readSubscriptions } from './queries.ts';

/** What the signed-in user's own screens show about the account; null when the account is gone. */
export async function readAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const profile = await readProfile(db, userId);
  if (!profile) return null;
  const subscriptions = await readSubscriptions(db, userId);
  // Access = a subscription that is active, or past due while the provider still tries to collect.
  const open = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
  return {
    email: profile.email,
    fullName: profile.fullName,
    mobileNumber: profile.mobileNumber,
    yearOfStudy: profile.yearOfStudy,
    subjects: [...new Set(open.flatMap(({ subjects }) => subjects))].filter(isSubject),
    subscriptions: open,
  };
}
