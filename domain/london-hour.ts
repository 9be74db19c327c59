/** From 0 to 23, by London's clocks. */
export function londonHour(now: Date): number {
  return Number(inLondon.format(now));
}

const inLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });
