/** '£1,200' */
export function wholePounds(amount: number): string {
  return `£${amount.toLocaleString('en-GB')}`;
}
