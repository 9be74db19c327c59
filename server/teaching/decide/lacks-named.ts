import { namedTerms } from '#content/tutor/named-terms.ts';
import type { Entry } from '../bank/entry.ts';

/** How many of the people, models and measures that the words name an answer does not speak of. */
export function lacksNamed(words: string, { asks, reply }: Pick<Entry, 'asks' | 'reply'>): number {
  const named = patterns.filter((pattern) => pattern.test(words));
  if (!named.length) return 0;
  const text = [...asks, reply].join(' ');
  return named.filter((pattern) => !pattern.test(text)).length;
}

const patterns = namedTerms.map((ways) => new RegExp(`\\b(?:${ways.join('|')})(?:'?s)?\\b`, 'i'));
