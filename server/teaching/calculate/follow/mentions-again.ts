import { anyOf } from '#domain/any-of.ts';
import type { ToldFact } from '../as-read.ts';
import type { Reading } from '../formula.ts';
import { readNumbers } from '../read-numbers.ts';
import type { SumRequest } from '../sum.ts';

/** 'The contribution is smaller, so you need to sell more to cover the 12,000': known figures, and nothing asked of them. */
export function mentionsAgain(
  words: string,
  { figures, text, own }: Reading,
  { words: before, result }: NonNullable<SumRequest['before']>,
  { told, said = '' }: { told: ToldFact[]; said?: string | undefined },
): boolean {
  if (own || asksFigure.test(words)) return false;
  if (figures.length === 0) return states.test(text);
  const earlier = [...said.split('\n'), ...before.split('\n')].flatMap((line) => readNumbers(line).figures);
  const known = new Set([...earlier, ...told.map(({ figure }) => figure)].map(({ value }) => value));
  return figures.every(({ value }) => known.has(value) || value === result);
}

const asksFigure = anyOf([
  /\b(?:calc\w*|work(?:ing)? (?:it |that |this |them )?out|what|whats|how (?:much|many|long|far|big|do)|find|figure out|solve|if|suppose|try|same|instead|again|check|show)\b/i,
  /^(?:and|n|what about) (?:the|its|their) [a-z -]+\?/i,
  /^(?:and |n |so |ok |then |now )*(?:at|with|for|on|about|from) /i,
]);
/** 'So the margin of safety is smaller' */
const states =
  /^(?!(?:is|are|was|does|do|did|would|will|has|have)\b)[^?]*\b(?:is|are|was|were|goes|gets|means|falls|rises|needs?|has|have|will|would|must|should|because)\b \w/;
