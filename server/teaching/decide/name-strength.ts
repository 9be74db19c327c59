import { upperFirst } from '#domain/upper-first.ts';
import { type Features, stepsOf } from '../mark/features.ts';
import { nameIn, termsOf } from '../mark/name-in.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';

/** What lines of one's own do well, with the words that do it. */
export function nameStrength({ lesson, facts, cases }: TurnContext, own: string, has: Features): string[] {
  const steps = stepsOf(own);
  const [first, last] = [quote(steps[0] ?? own), quote(steps.at(-1) ?? own)];
  const name = nameIn(own, termsOf({ facts, cases }));
  const named = name ? [tell(lesson, 'paragraphNames', { name })] : [];
  const doubt = has.doubtExplained ? doubts.exec(own)?.[0].toLowerCase() : undefined;
  const doubted = doubt ? [tell(lesson, 'paragraphDoubt', { doubt })] : [];
  if (has.links >= 2 && steps.length > 1)
    return [tell(lesson, 'paragraphChain', { first, last }), ...doubted, ...named];
  if (has.links >= 1) return [tell(lesson, 'sentenceReason', { reason: last }), ...named];
  return name ? named : [tell(lesson, has.case ? 'paragraphCase' : 'paragraphStart', { first })];
}

const doubts = /\b(?:however|on the other hand|although|this depends|it depends|unless)\b/i;

/** A few words of it, as one quotes them. */
export function quote(text: string): string {
  const words = text.trim().split(/\s+/);
  const start = words.slice(0, mostQuoted).join(' ');
  return lowerFirst(
    words.length > mostQuoted ? `${start.replace(/[\s,;:.?!]+$/, '')} …` : start.replace(/[\s,;:.?!]+$/, ''),
  );
}

/** The end of it, to be gone on from. */
export function quoteEnd(text: string): string {
  const words = text
    .trim()
    .replace(/[\s,;:.?!]+$/, '')
    .split(/\s+/);
  return words.length > mostQuoted ? `… ${words.slice(-fewest).join(' ')}` : upperFirst(words.join(' '));
}

const fewest = 6;
const mostQuoted = 9;
