import { isContent } from './plain-words.ts';
import type { Token } from './tokens.ts';

/** The share of the first text's words that stand in the second, words that say nothing not counted, slips forgiven. */
export function shareSaid(wanted: Token[], said: Token[]): number {
  const words = wanted.filter(isContent);
  if (words.length === 0) return 0;
  return words.filter(({ stem }) => said.some((token) => isAlike(stem, token.stem))).length / words.length;
}

/** The same, or one slip apart in a word long enough for that to be a slip: 'excludible' is 'excludable'. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 5 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = Math.max(one.length, other.length) - start - end;
  return left <= 1 || (left === 2 && one.length === other.length && one[start] === other[start + 1]);
}
