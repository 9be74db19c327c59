import { calculate } from '../calculate.ts';
import type { WorkedSum } from '../sum.ts';

/** For tests: the sum that the last of these sayings gets, or nothing. */
export function lastSum(...sayings: [string, ...string[]]): WorkedSum | undefined {
  const said = sayings.slice(0, -1).join('\n');
  const sum = calculate({ words: sayings.at(-1) ?? '', subject: 'economics', topic: '', said });
  return sum?.kind === 'worked' ? sum : undefined;
}

export function lastSaid(...sayings: [string, ...string[]]): string {
  return lastSum(...sayings)?.sentences.join(' ') ?? '';
}
