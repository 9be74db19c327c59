import type { Context } from 'hono';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { readAccount } from '../account/account.ts';

/** The id of the signed-in student, who has the subject in the plan. All practice needs one, and none of it is metered. */
export async function requireSubject(c: Context<AppEnv>, deps: Pick<Deps, 'db'>, subject: Subject): Promise<string> {
  const { userId } = requireSession(c);
  const account = await readAccount(deps, userId);
  if (!account?.subjects.includes(subject)) throw new Failure('subject_not_in_plan');
  return userId;
}
