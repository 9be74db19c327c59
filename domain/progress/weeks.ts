import { addDays, type Day, weekdayOf } from '../working-days.ts';

/** The Monday of the week that a day is in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The Mondays of the last so many weeks, oldest first; the last is the week of `today`. */
export function lastMondays(today: Day, count: number): Day[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => addDays(monday, (index - count + 1) * 7));
}

/** '3 Nov' */
export function shortDay(day: Day): string {
  return shortWords.format(new Date(`${day}T12:00:00Z`));
}

const shortWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** The days of the month of `today`, as the calendar writes them: how many, and on which weekday (0 Monday) it begins. */
export function monthOf(today: Day): { name: string; days: Day[]; beginsOn: number } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${today.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
  const [first = today] = days;
  return { name: monthWords.format(new Date(`${first}T12:00:00Z`)), days, beginsOn: (weekdayOf(first) + 6) % 7 };
}

const monthWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' });
