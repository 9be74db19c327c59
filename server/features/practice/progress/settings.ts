import { eq } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import { users } from '../../../db/schema/account.ts';
import { studySettings } from '../../../db/schema/practice.ts';
import type { Deps } from '../../../deps.ts';
import { isSameToken } from '../../../tokens.ts';

export type Settings = { weeklySummary: boolean };

/** Nothing is sent to anybody who has not asked for it. */
const untilAsked: Settings = { weeklySummary: false };

export async function readSettings({ db }: Pick<Deps, 'db'>, userId: string): Promise<Settings> {
  const [row] = await db()
    .select({ weeklySummary: studySettings.weeklySummary })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return row ?? untilAsked;
}

export async function writeSettings({ db }: Pick<Deps, 'db'>, userId: string, settings: Settings): Promise<void> {
  await db()
    .insert(studySettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: studySettings.userId, set: settings });
}

/** For a link in a message: it proves that we wrote it, and can do nothing but end the messages. */
export function unsubscribeToken({ secret }: Pick<Deps, 'secret'>, userId: string): string {
  return `${userId}.${secret.fingerprint('weekly summary', userId)}`;
}

export async function unsubscribe(deps: Pick<Deps, 'db' | 'secret'>, token: string): Promise<void> {
  const [userId = ''] = token.split('.');
  if (!isSameToken(token, unsubscribeToken(deps, userId))) throw new Failure('not_found');
  const [user] = await deps.db().select({ id: users.id }).from(users).where(eq(users.id, userId));
  // Somebody who has closed the account gets no more messages either.
  if (user) await writeSettings(deps, userId, { weeklySummary: false });
}
