import { messages } from './messages.ts';

/** Spec 9: 150 minutes of voice tutoring per subject and month. */
export const monthlyAllowanceSeconds = 9000;

/** Britain writes it as '11/26'. */
const londonMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: '2-digit', year: '2-digit' });

/** Spec 3: `{userId}/{MM}/{YY}`. The month is the calendar month in London, whatever clock the caller has. */
export function usageKey(userId: string, at: Date): string {
  return `${userId}/${londonMonth.format(at)}`;
}

/** Spec 9: whole minutes, 0 when under 60 seconds; 'minute' is plural from 60 seconds. */
export function usageSentence(usedSeconds: number): string {
  return messages.usage(Math.floor(usedSeconds / 60), usedSeconds >= 60);
}
