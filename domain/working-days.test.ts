import { expect, test } from 'vitest';
import { addWorkingDays, bankHolidays, dayText, isWorkingDay, londonDay, markingDueOn } from './working-days.ts';

test.each([
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
])('the bank holidays of %i are those that the government has published', (year, days) => {
  expect(bankHolidays(year).toSorted()).toEqual(days.map((day) => `${year}-${day}`));
});

test('Christmas on a Sunday is given back on the Tuesday', () => {
  expect(bankHolidays(2022).toSorted().slice(-2)).toEqual(['2022-12-26', '2022-12-27']);
});

test('three working days jump over the weekend', () => {
  expect(markingDueOn(new Date('2026-11-16T09:00:00Z'))).toBe('2026-11-19');
  expect(markingDueOn(new Date('2026-11-19T17:00:00Z'))).toBe('2026-11-24');
  expect(markingDueOn(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-25');
});

test('three working days jump over Christmas, the New Year and Easter', () => {
  expect(addWorkingDays('2026-12-23', 3)).toBe('2026-12-30');
  expect(addWorkingDays('2026-12-30', 3)).toBe('2027-01-05');
  expect(addWorkingDays('2027-03-24', 3)).toBe('2027-03-31');
  expect(isWorkingDay('2026-12-28')).toBe(false);
});

test('the day is London’s: half past eleven at night in summer time belongs to the next day of Greenwich', () => {
  expect(londonDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-01');
  expect(londonDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  expect(londonDay(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01');
});

test('a day in words has no comma and no year', () => {
  expect(dayText('2026-11-26')).toBe('Thursday 26 November');
});
