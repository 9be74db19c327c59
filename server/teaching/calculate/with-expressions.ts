import { foldExpressions, ofMargin, tellsByExpression } from './fold-expressions.ts';
import { readNumbers } from './read-numbers.ts';
import type { Sum, SumRequest } from './sum.ts';

type Work = (request: SumRequest) => Sum | undefined;

/** A sum whose figures are told as expressions, in these words or before: worked with what they come to. */
export function withExpressions(request: SumRequest, work: Work): Sum | undefined {
  const { words, before, said = '' } = request;
  const folded = tellsByExpression(words) ? foldExpressions(words) : ofMargin(readNumbers(words));
  if (folded === undefined) return undefined;
  const foldAll = (lines: string) =>
    lines
      .split('\n')
      .map((line) => foldExpressions(line) ?? line)
      .join('\n');
  const sum = work({
    ...request,
    words: folded,
    said: foldAll(said),
    ...(before && { before: { ...before, words: foldAll(before.words) } }),
  });
  if (sum?.kind === 'worked' && !sum.leavesOver) return sum;
  const told = namedIn(foldAll([before?.words ?? '', said].join('\n')));
  if (!told.length) return undefined;
  const { before: _, said: __, ...alone } = request;
  const whole = work({ ...alone, words: `${told.join(', ')}, ${folded}` });
  return whole?.kind === 'worked' ? { ...whole, leans: true } : undefined;
}

/** 'Revenue is 840': what was told by name, each as it was told last. */
function namedIn(lines: string): string[] {
  const told = new Map<string, string>();
  for (const [all, name = ''] of lines.toLowerCase().matchAll(named)) told.set(name, all);
  return [...told.values()];
}

const named =
  /\b((?:total )?(?:revenue|sales|turnover|costs?)|fixed costs?|variable costs?|price|profit) (?:is|are|was|were|of|=) [£$€]?\d[\d,.]*(?<![,.])/g;
