import { allFormulas } from '../all-formulas.ts';
import { isSame } from '../check-own.ts';
import { knownFrom, workingOf } from '../follow/why-not.ts';
import type { Working } from '../formula.ts';
import { readNumbers } from '../read-numbers.ts';
import { aloud, onScreen, resultText, type Say, sayWith } from '../say-number.ts';
import { leaning, type Sum, type SumRequest, type WorkedSum } from '../sum.ts';
import { valuesOf, writtenLines } from './written-lines.ts';

/**
 * 'What do I do for break-even, is it 900 divided by 3', 'is it 900 / 3 = 300 for break-even?': the line comes out, but it
 * is a known slip in the sum that is named, worked with what was told before. That is said, and not that the line is
 * right; and the right way to it is said to be that.
 */
export function otherWay(sum: Sum | undefined, { words, before }: SumRequest): Sum | undefined {
  const isOpen = sum === undefined || (sum.kind === 'worked' && (!sum.own || sum.name === 'own arithmetic'));
  const masked = readNumbers(words);
  const { lines, open } = writtenLines(masked);
  const values = open.length > 0 ? valuesOf(open) : lines.slice(-1).map(({ result }) => result.value);
  const known = isOpen && before && values.length > 0 ? knownFrom(before.words) : undefined;
  if (!known) return sum;
  const say = sayWith(known.currency);
  const isIt = ({ value }: { value: number }) => values.some((one) => isSame(one, value, 0));
  const names = sum?.kind === 'worked' && sum.name !== 'own arithmetic' ? [sum.name] : namedIn(masked.text);
  for (const name of names) {
    const working = workingOf(name, known, say);
    const slip = working?.slips?.find(isIt);
    if (!working || (!isIt(working) && !slip)) continue;
    if (isIt(working)) return sum ?? told(name, working, say, ['Yes, that is how it is done.'], 'right');
    const lead = [`Not quite: ${slip?.says}`];
    return sum?.name === name && sum.kind === 'worked'
      ? { ...sum, own: 'wrong', sentences: [...lead.map(aloud), ...sum.sentences] }
      : told(name, working, say, lead, 'wrong');
  }
  return sum;
}

function told(name: string, working: Working, say: Say, lead: string[], own: 'right' | 'wrong'): WorkedSum {
  return leaning({
    ...{ kind: 'worked', name, own, result: resultText(say[working.unit](working.value)) },
    sentences: [...lead, ...working.sentences].map(aloud),
    steps: working.steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
  });
}

function namedIn(text: string): string[] {
  return allFormulas.filter(({ aliases }) => aliases.test(text)).map(({ name }) => name);
}
