import { calculateByFormula } from '../calculate-by-formula.ts';
import { percentOf } from '../move.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';

/** 'Inflation fell from 9% to 3%, so a 6% fall?': percentage points, and the percentage change, told apart. */
export function pointsOrPercent(words: string): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [, from, to] = move.exec(text) ?? [];
  const [first, second] = [figures[Number(from)], figures[Number(to)]];
  if (
    !first ||
    !second ||
    !ofRate.test(text) ||
    /\bprices?\b/.test(text) ||
    !asksChange(text, figures, [first, second])
  )
    return undefined;
  if (figures.some(({ unit }) => unit !== 'percent') || first.value <= 0) return undefined;
  const say = sayWith('');
  const claimed = figures.filter((figure) => figure !== first && figure !== second);
  const points = say.number(Math.abs(tidy(second.value - first.value)));
  const inPoints = `In percentage points it is a ${second.value < first.value ? 'fall' : 'rise'} of ${points}.`;
  const wanted =
    claimed.length === 0 && ofChange.test(text) ? 'the percentage change' : 'how many percentage points is it';
  const asked = `${wanted} from ${first.value}% to ${second.value}%`;
  const sum = calculateByFormula(readWords(asked, ''), 'economics', false);
  if (sum?.kind !== 'worked') return undefined;
  if (sum.name === 'percentage change') return { ...sum, sentences: [...sum.sentences, inPoints] };
  const change = Math.abs(percentOf(first.value, second.value));
  const right = claimed.find(({ value, step }) => Math.abs(Math.abs(value) - change) <= step / 2);
  if (!right || claimed.length > 1) return sum;
  return {
    ...sum,
    own: 'right',
    sentences: [`Yes, as a percentage change of the rate ${say.percent(Math.abs(right.value))} is right.`, inPoints],
  };
}

const move = /\bfrom #(\d+) (?:down |up )?to #(\d+)/;
const ofRate =
  /\b(?:inflation|unemployment|interest|cpi|rpi|growth|rates?|vat|deficit|margins?|share|turnover|utili[sz]ation|gearing|roce)\b/;

/** Asks by how much, or says by how many per cent. */
function asksChange(text: string, figures: readonly Figure[], ends: Figure[]): boolean {
  const claims = figures.filter((figure) => !ends.includes(figure));
  const isClaimed = claims.some(({ index }) =>
    new RegExp(
      `#${index} (?:fall|drop|rise|increase|decrease|cut|lower|higher|change|or)\\b|\\b(?:by|is|thats|its|a|an|or) #${index}\\b`,
    ).test(text),
  );
  return isClaimed || (claims.length === 0 && asked.test(text));
}

const ofChange = /\b(?:percentage|percent|%) (?:change|fall|rise|drop|increase|decrease)\b/;
const asked = new RegExp(
  `${ofChange.source}|\\bhow much (?:did|has|have|does|is|was) (?:it|they|that|inflation|unemployment|growth|(?:the )?(?:interest )?rates?)\\b|\\bby how much\\b`,
);
