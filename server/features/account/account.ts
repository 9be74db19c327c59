import { isDemoStudent } from '#domain/demo.ts';
import { isSubject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { readOpenSubscriptions } from '../billing/queries.ts';
import { readProfile } from './queries.ts';

/** What the signed-in user's own screens show about the account; null when the account is gone. */
export async function readAccount({ db }: Pick<Deps, 'db'>, userId: string) {
  const profile = await readProfile(db, userId);
  if (!profile) return null;
  const subscriptions = await readOpenSubscriptions(db, userId);
  return {
    email: profile.email,
    ...(isDemoStudent(userId) ? { demo: true as const } : {}),
    fullName: profile.fullName,
    mobileNumber: profile.mobileNumber,
    yearOfStudy: profile.yearOfStudy,
    subjects: [...new Set(subscriptions.flatMap(({ subjectName }) => subjectName))].filter(isSubject),
    subscriptions: subscriptions.map(({ id, subjectName, status, plan, leavingSubject, leavesAt }) => ({
      id,
      subjects: subjectName,
      status,
      plan,
      leaving: leavingSubject && leavesAt ? { subject: leavingSubject, at: leavesAt.toISOString() } : null,
    })),
  };
}
