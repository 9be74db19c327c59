import { partsAsked } from '../read/parts-asked.ts';

/** A question as one may speak of it: the student's own words, if need be the first of them. */
export function nameAsked(part: string): string {
  const words = (partsAsked(part).at(-1) ?? part).replace(/[\s.?!]+$/, '').split(/\s+/);
  return words.length > mostQuoted ? `${words.slice(0, mostQuoted).join(' ')} …` : words.join(' ');
}

const mostQuoted = 12;
