import { bareOf, sentencesOf } from './sentences.ts';

/**
 * One of several ways to say the same: another one each turn, and none that was said a moment ago. The same lesson says
 * it the same way again.
 */
export function vary(ways: readonly string[], { turns, said }: { turns: number; said: string[] }, salt = 0): string {
  const bare = said.map(bareOf);
  const lastSaid = (way: string) => Math.max(...sentencesOf(way).map((sentence) => bare.lastIndexOf(bareOf(sentence))));
  const order = ways.map((_, at) => ways[(turns + salt + at) % ways.length] ?? '');
  // Where each was said, the one that was said longest ago.
  return order.toSorted((one, other) => lastSaid(one) - lastSaid(other))[0] ?? '';
}

/** '{cue}' and the like filled in. */
export function fill(way: string, values: Record<string, string>): string {
  return way.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
