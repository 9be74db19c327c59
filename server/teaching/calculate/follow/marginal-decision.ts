import { calculateByFormula } from '../calculate-by-formula.ts';
import { isSame } from '../check-own.ts';
import { readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { leaning, type SumRequest, type WorkedSum } from '../sum.ts';

/** 'If my MC is 22 should I make that 11th one', after a marginal revenue of 19: the one is held against the other. */
export function marginalDecision(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const other = others[before.name];
  const told =
    other && figures[Number(new RegExp(`\\b(?:${other}) (?:is|was|=|of|at|costs?|were)? ?#(\\d+)`).exec(text)?.[1])];
  const { result } = before;
  if (!told || told.unit === 'percent' || result === undefined || !asks.test(text)) return undefined;
  if (figures.some((one) => one !== told && !isSame(one.value, result, one.step))) return undefined;
  const sign = told.currency || /[£$€]/.exec(before.words)?.[0] || '';
  const [revenue, cost] = before.name === 'marginal revenue' ? [result, told.value] : [told.value, result];
  const retold = `mr is ${sign}${revenue} and mc is ${sign}${cost}`;
  const sum = calculateByFormula(
    readWords(`${retold}. should they make ${wants.test(text) ? 'less' : 'more'}?`, ''),
    'economics',
    false,
  );
  return sum?.kind === 'worked' ? leaning(sum) : undefined;
}

const others: Record<string, string> = {
  'marginal revenue': 'mc|marginal costs?',
  'marginal cost': 'mr|marginal revenue',
};
const asks = /\b(?:should|shld|shud|worth|do i|would (?:i|they|it)|make|produce|sell)\b/;
const wants = /\b(?:less|fewer|stop|not (?:make|worth)|dont (?:make|sell|produce)|shouldnt)\b/;
