import { match } from '../mark/match.ts';
import { asQuestion } from '../mark/patterns.ts';
import { weigh } from '../mark/progress.ts';
import type { TurnContext } from '../turn-context.ts';

/** How a student's next link stands to the one that belongs there. */
export type LinkMark =
  /** It holds, and so do as many after it as `upTo` says. */
  { kind: 'holds'; upTo: number } | { kind: 'jumped'; to: number } | { kind: 'turned' } | { kind: 'wrong' };

export async function markLink(
  context: Pick<TurnContext, 'mark'>,
  steps: string[],
  at: number,
  words: string,
): Promise<LinkMark> {
  const step = steps[at] ?? '';
  const question = asQuestion(`What follows from this: ${steps[at - 1]}?`, step);
  const progress = weigh(question, await context.mark(question, words), [], words);
  if (progress.found.length > 0 && !progress.turned) return { kind: 'holds', upTo: lastInRow(steps, at, words) };
  if (progress.turned) return { kind: 'turned' };
  const later = steps.findIndex((other, place) => place > at && isSaid(other, words));
  return later > 0 ? { kind: 'jumped', to: later } : { kind: 'wrong' };
}

/** Whether the words say a step, by its own words and direction. */
export function isSaid(step: string, words: string): boolean {
  return match(asQuestion('', step), words).ideas.some(({ state }) => state === 'found');
}

function lastInRow(steps: string[], at: number, words: string): number {
  let last = at;
  while (steps[last + 1] !== undefined && isSaid(steps[last + 1] ?? '', words)) last++;
  return last;
}

/** A figure, a name, a place, a year, or a diagram by its labels. */
export function tiesToCase(words: string): boolean {
  return (
    /\d/.test(words) ||
    /\b(?:for example|for instance|such as|in the uk|in britain|in the us|as shown|diagram|p1|q1|last year)\b/i.test(
      words,
    ) ||
    /(?<=[a-z,]\s)[A-Z][a-z]{2,}/.test(words)
  );
}
