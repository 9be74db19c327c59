import { calculate } from './calculate.ts';

/** For tests: the bare result, or what came instead of one. */
export function resultOf(words: string, subject: 'economics' | 'business', topic = ''): string {
  const sum = calculate({ words, subject, topic });
  if (!sum) return 'no sum';
  if (sum.kind === 'worked') return sum.result;
  return sum.kind === 'missing' ? `missing ${sum.missing.join(', ')}` : `formula ${sum.formula}`;
}
