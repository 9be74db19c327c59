import type { Account } from '#web/session.ts';

/** Which page to show. The server decides what is in it. */
export function isTeacher({ subscriptions }: Pick<Account, 'subscriptions'>): boolean {
  return subscriptions.some(({ plan }) => plan === 'TEACHER');
}
