import { readNumbers } from '../calculate/read-numbers.ts';
import type { Sum } from '../calculate/sum.ts';
import type { Lesson } from '../lesson.ts';
import { mostKept as mostOutcomes } from './follow-sum.ts';

/** Figures that a later sum may lean on: those of a whole sum stand alone, others are added to what was told before. */
export function rememberSum(
  lesson: Lesson,
  sum: Sum,
  words: string,
): Pick<Lesson, 'figures' | 'sum' | 'told' | 'outcomes'> {
  const { figures, told } = lesson;
  if (sum.kind === 'formula' || (isConfirmed(sum) && figures !== ''))
    return { figures, told, sum: lesson.sum, outcomes: lesson.outcomes };
  const isWhole = sum.kind === 'worked' && !sum.leans;
  const lines = [...(isWhole ? [] : figures.split('\n').filter(Boolean)), words.replaceAll('\n', ' ')];
  return {
    figures: (sum.kind === 'worked' && sum.retold) || keepTold(lines).join('\n'),
    sum: sum.name,
    told: (sum.kind === 'worked' && sum.told) || [],
    outcomes: withOutcome(lesson, sum),
  };
}

/** The first line is the whole sum, on which the others lean; 'and the profit?' tells no figure. */
function keepTold([whole = '', ...others]: string[]): string[] {
  return [whole, ...others.filter((line) => readNumbers(line).figures.length > 0).slice(-mostKept)];
}

const mostKept = 4;

/** The result last; one that does not lean on the ones before has nothing to do with them. */
function withOutcome({ outcomes, turns }: Lesson, sum: Sum): Lesson['outcomes'] {
  if (sum.kind !== 'worked' || !sum.outcome) return [];
  // Two of a kind may be compared next.
  const isKin = sum.leans || outcomes.at(-1)?.name === sum.outcome.name;
  return [...(isKin ? outcomes : []), { ...sum.outcome, turn: turns }].slice(-mostOutcomes);
}

/** What is kept of it, as the calculator wants it. */
export function sumBefore({ figures, sum, outcomes }: Lesson) {
  const last = outcomes.at(-1);
  return { words: figures, name: sum, ...(last && last.name === sum.split(' and ').at(-1) && { result: last.value }) };
}

/** Arithmetic that is only confirmed is said line for line, and leaves the sum before as it was. */
export function isConfirmed(sum: Sum): boolean {
  return sum.kind === 'worked' && !sum.outcome;
}
