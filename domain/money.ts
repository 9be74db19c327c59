/** Something that is sold: its key is ours, and the lookup key of the price at the payment provider. */
export type CataloguePrice = { key: string; name: string; pence: number; every: 'month' | 'once' };

/** Money is whole pence everywhere; this is the only place that turns it into words. */
export function pounds(pence: number): string {
  const sign = pence < 0 ? '-' : '';
  const whole = Math.abs(pence);
  return `${sign}£${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
