import { bareOf, sentencesOf } from './sentences.ts';

/**
 * One of several ways to say the same: another one each turn, and none that was said a moment ago. The same lesson says
 * it the same way again.
 */
export function vary(ways: readonly string[], { turns, said }: { turns: number; said: string[] }, salt = 0): string {
  const recent = new Set(said.map(bareOf));
  const order = ways.map((_, at) => ways[(turns + salt + at) % ways.length] ?? '');
  return order.find((way) => !sentencesOf(way).some((sentence) => recent.has(bareOf(sentence)))) ?? order[0] ?? '';
}

/** '{cue}' and the like filled in. */
export function fill(way: string, values: Record<string, string>): string {
  return way.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
