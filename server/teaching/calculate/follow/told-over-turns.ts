import { anyOf } from '#domain/any-of.ts';
import { calculateByFormula } from '../calculate-by-formula.ts';
import type { Figure } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith } from '../say-number.ts';
import { leaning, type SumRequest, type WorkedSum } from '../sum.ts';

/**
 * 'My boss put lattes up from £3.20 to £3.60, is that inelastic?', and a turn later 'we sold 150 before and 147 now, so
 * what's the number': the price moved in one saying and the quantity in another.
 */
export function toldOverTurns(words: string, said: string, subject: SumRequest['subject']): WorkedSum | undefined {
  const text = words.toLowerCase();
  const lines = said.split('\n').filter(Boolean).slice(-mostBack);
  const isOfPrice = [...lines, text].some((line) => /\belastic\w*|\binelastic|\bped\b/i.test(line));
  if (!isOfPrice || !asksNumber.test(text) || ofOther.test(text)) return undefined;
  const now = moveIn(words);
  if (!now) return undefined;
  const other = lines
    .toReversed()
    .map(moveIn)
    .find((move) => move !== undefined && move.isMoney !== now.isMoney);
  if (!other) return undefined;
  const [price, quantity] = now.isMoney ? [now, other] : [other, now];
  const { money } = sayWith(price.from.currency);
  const retold = `price goes from ${money(price.from.value)} to ${money(price.to.value)}, quantity demanded goes from ${quantity.from.value} to ${quantity.to.value}`;
  const sum = calculateByFormula(readWords(`${retold}. what is the ped?`, ''), subject, false);
  return sum?.kind === 'worked' ? { ...leaning(sum), retold } : undefined;
}

const mostBack = 3;
const asksNumber = anyOf([
  /\b(?:number|figure|value|ped|elasticity|calc\w*|work (?:it|that|this|mine) out)\b/,
  /\bhow (?:in)?elastic\b|\b(?:is|are) (?:it|that|they|mine|ours) (?:price )?(?:in)?elastic\b/,
  /\bwhat(?:'s|s| is) (?:it|mine|ours) ?\??$/,
]);
const ofOther = /\b(?:incomes?|wages?|yed|xed|pes|suppl\w+|costs?|profits?|margins?|revenue)\b/;

type Move = { from: Figure; to: Figure; isMoney: boolean };

/** The one pair of figures, of which the first was and the second is now. */
function moveIn(line: string): Move | undefined {
  const { facts, text } = readWords(line, '');
  const [one, two] = facts;
  if (!one || !two || facts.length !== 2 || one.figure.unit !== two.figure.unit || one.figure.unit === 'percent')
    return undefined;
  const isMoved = one.tag === 'from' && two.tag === 'to';
  const isTurned = one.tag === 'to' && two.tag === 'from';
  if (!isMoved && !isTurned) return undefined;
  const [from, to] = isMoved ? [one.figure, two.figure] : [two.figure, one.figure];
  const isMoney = from.unit === 'money' || /\bprices?\b/.test(text);
  return { from, to, isMoney };
}
