/** A day in the calendar, such as '2026-11-26'. */
export type Day = string;

/** Spec 9: marked work comes back within 3 working days. */
export const markingWorkingDays = 3;

/** Holidays for one occasion, which no rule gives: add the day here when the government announces it. */
const extraHolidays: readonly Day[] = [];

/** The day by which work that was paid for at this moment is due back. The day of payment does not count. */
export function markingDueOn(paidAt: Date): Day {
  return addWorkingDays(londonDay(paidAt), markingWorkingDays);
}

export function addWorkingDays(from: Day, count: number): Day {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** How many working days come after the first day, up to and with the second. */
export function workingDaysBetween(from: Day, to: Day): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

/** England's and Wales's bank holidays of a year, with the days given in lieu of those that fall on a weekend. */
export function bankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const christmas: Day = `${year}-12-25`;
  const onWeekday = weekdayOf(christmas);
  const [christmasHoliday, boxingHoliday] =
    onWeekday === 6 ? [27, 28] : onWeekday === 0 ? [27, 26] : onWeekday === 5 ? [25, 28] : [25, 26];
  return [
    firstOnOrAfter(`${year}-01-01`, [1, 2, 3, 4, 5]),
    addDays(easter, -2),
    addDays(easter, 1),
    firstOnOrAfter(`${year}-05-01`, [1]),
    firstOnOrAfter(`${year}-05-25`, [1]),
    firstOnOrAfter(`${year}-08-25`, [1]),
    `${year}-12-${christmasHoliday}`,
    `${year}-12-${boxingHoliday}`,
    ...extraHolidays.filter((day) => day.startsWith(`${year}-`)),
  ];
}

/** The day that it is in London, whatever the server's own clock calls it. */
export function londonDay(at: Date): Day {
  return londonCalendar.format(at);
}

/** Whether it is a day of the calendar, written as '2027-05-17'. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** 'Thursday 26 November' */
export function dayText(day: Day): string {
  const words = Object.fromEntries(dayWords.formatToParts(noonOf(day)).map(({ type, value }) => [type, value]));
  return `${words.weekday} ${words.day} ${words.month}`;
}

// The Swedish calendar writes days as ISO does.
const londonCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
const dayWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  return new Date(noonOf(day).getTime() + count * 86_400_000).toISOString().slice(0, 10);
}

export function weekdayOf(day: Day): number {
  return noonOf(day).getUTCDay();
}

function firstOnOrAfter(day: Day, weekdays: readonly number[]): Day {
  return weekdays.includes(weekdayOf(day)) ? day : firstOnOrAfter(addDays(day, 1), weekdays);
}

/** The Gregorian rule in Butcher's form. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, '0');
  return `${year}-${month}-${String((f % 31) + 1).padStart(2, '0')}`;
}
