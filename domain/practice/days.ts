import { type Day, londonDay } from '../working-days.ts';

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** When a day begins in London: at midnight of Greenwich, or in summer time an hour before it. */
export function startOfDay(day: Day): Date {
  const greenwich = Date.parse(day);
  const summer = new Date(greenwich - 3_600_000);
  return londonDay(summer) === day ? summer : new Date(greenwich);
}
