import { expect, test } from 'vitest';
import { lastMondays, mondayOf, monthOf, shortDay } from './weeks.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-15', '2026-11-09'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('weeks run up to the one we are in, also over the change of the clocks', () => {
  expect(lastMondays('2026-11-01', 3)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26']);
});

test('a month has its days and begins on its weekday', () => {
  const november = monthOf('2026-11-16');
  expect(november).toMatchObject({ name: 'November', beginsOn: 6 });
  expect(november.days).toHaveLength(30);
  expect(monthOf('2028-02-09').days.at(-1)).toBe('2028-02-29');
});

test('a day is short enough for a plot', () => {
  expect(shortDay('2026-11-03')).toBe('3 Nov');
});
