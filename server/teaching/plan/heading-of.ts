import { upperFirst } from '#domain/upper-first.ts';
import { firstSentences } from '../say/first-sentences.ts';
import type { Line } from './parts.ts';

/** A line as one may call it: its first words. */
export function headingOf({ text }: Line): string {
  const first = firstSentences(text, 1)
    .split(/[:,;]| (?:so|because|which|if)\b/i)[0]
    ?.trim();
  const words = (first ?? text).split(' ');
  const start = words
    .slice(0, mostQuoted)
    .join(' ')
    .replace(/[\s,;:.?!]+$/, '');
  return upperFirst(words.length > mostQuoted ? `${start} …` : start);
}

const mostQuoted = 9;
