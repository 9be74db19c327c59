import { messages } from './messages.ts';

/** Spec 9: 150 minutes of voice tutoring per subject and month. */
export const monthlyAllowanceSeconds = 9000;

const londonMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: '2-digit', year: '2-digit' });

/** Spec 3: `{userId}/{MM}/{YY}`. The month is the calendar month in London, whatever clock the caller has. */
export function usageKey(userId: string, at: Date): string {
  const parts = Object.fromEntries(londonMonth.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${userId}/${parts.month}/${parts.year}`;
}

/** Spec 9: whole minutes, 0 when under 60 seconds; 'minute' is plural from 60 seconds. */
export function usageSentence(usedSeconds: number): string {
  return messages.usage(Math.floor(usedSeconds / 60), usedSeconds >= 60);
}
