/** The moment `months` calendar months after the anchor, on its day of the month or the month's last. In seconds. */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** The end of the month that begins at `start`, counted from the anchor so that 31 January does not become the 28th for good. */
export function endOfPeriod(anchor: number, start: number): number {
  let months = 1;
  while (monthsAfter(anchor, months) <= start) months++;
  return monthsAfter(anchor, months);
}
