import { step } from '../formula.ts';
import { sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { type Move, type Pair, readPair } from './read-elasticities.ts';
import { type Judged, listen, type Thread, toSum } from './set-up.ts';

/** Marshall-Lerner: what a weaker or stronger currency does, by the two elasticities, whose signs do not count. */
export function tradeElasticities(thread: Thread): WorkedSum | undefined {
  const known = listen(thread, readPair)?.known;
  if (!known || known.isIdle) return undefined;
  const { exports, imports, total, currency } = known;
  const isPair = exports !== undefined && imports !== undefined;
  const sum = isPair ? tidy(exports + imports) : exports === undefined && imports === undefined ? total : undefined;
  if (sum === undefined) return undefined;
  const { number } = sayWith('');
  const move = moveOf(sum, currency);
  const [side, verdict] =
    sum > 1 ? ['more', 'is met'] : sum < 1 ? ['less', 'is not met'] : ['neither more nor less', 'is only just missed'];
  const adds = isPair ? `${number(exports)} plus ${number(imports)} is ${number(sum)}` : number(sum);
  return toSum({
    name: 'the sum of the two elasticities',
    value: sum,
    unit: 'number',
    judged: judgePair(known, isPair, { sum, move }),
    thread,
    sentences: [
      isPair ? `Leave the minus signs and add the two elasticities: ${adds}.` : `The elasticities add up to ${adds}.`,
      `That is ${side} than 1, so the Marshall-Lerner condition ${verdict}, and ${currency === 'up' ? 'an appreciation' : 'a depreciation'} ${sayMove[move]}.`,
    ],
    steps: [
      step('Sum of the elasticities', isPair ? `${number(exports)} + ${number(imports)} = ${number(sum)}` : adds),
    ],
  });
}

/** What he makes of the two, and all that he says follows. */
function judgePair({ total, claims }: Pair, isPair: boolean, found: { sum: number; move: Move }): Judged | undefined {
  const isTotal = isPair && total !== undefined;
  if (!isTotal && claims.length === 0) return undefined;
  const isRight = (!isTotal || tidy(total) === found.sum) && claims.every((claim) => claim(found));
  return isRight ? { own: 'right', says: 'Yes, that is right.' } : { own: 'wrong', says: 'Not quite.' };
}

const sayMove: Record<Move, string> = {
  improves: 'improves the current account',
  worsens: 'makes the current account worse',
  stays: 'leaves the current account unchanged',
};

function moveOf(sum: number, currency: Pair['currency']): Move {
  if (sum === 1) return 'stays';
  return sum > 1 === (currency === 'down') ? 'improves' : 'worsens';
}
