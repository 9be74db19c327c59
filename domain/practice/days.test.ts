import { expect, test } from 'vitest';
import { isCalendarDay } from '../working-days.ts';
import { daysBetween, startOfDay } from './days.ts';

test('days are counted by the calendar, across the change of the clocks too', () => {
  expect(daysBetween('2026-11-16', '2026-11-16')).toBe(0);
  expect(daysBetween('2026-11-16', '2027-05-17')).toBe(182);
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
});

test('a day begins at midnight in London, in summer and in winter', () => {
  expect(startOfDay('2026-11-16')).toEqual(new Date('2026-11-16T00:00:00Z'));
  expect(startOfDay('2026-07-01')).toEqual(new Date('2026-06-30T23:00:00Z'));
  expect(startOfDay('2027-03-28')).toEqual(new Date('2027-03-28T00:00:00Z'));
  expect(startOfDay('2027-03-29')).toEqual(new Date('2027-03-28T23:00:00Z'));
});

test('only a day of the calendar is a date', () => {
  expect(['2028-02-29', '2027-05-17'].map(isCalendarDay)).toEqual([true, true]);
  for (const text of ['2027-02-29', '2027-13-01', '2027-5-17', '17.05.2027', '', 'soon'])
    expect(isCalendarDay(text), text).toBe(false);
});
