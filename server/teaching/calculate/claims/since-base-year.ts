import { calculateByFormula } from '../calculate-by-formula.ts';
import { readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';

/** 'The base year is 100 and it's now 106.6, so inflation is 6.6%?', 'does 106.6 mean inflation is 106.6%': held against the index. */
export function sinceBaseYear(words: string): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  // The 100 of a base year is no figure of its own, or the first of three.
  const [percent, index, ...base] = figures.toReversed();
  if (percent?.unit !== 'percent' || index?.unit !== 'plain' || !ofPrices.test(text)) return undefined;
  if (base.length > 1 || base.some(({ value }) => value !== 100) || asksFor.test(text)) return undefined;
  const isTakenForRate = base.length === 0 && percent.value === index.value && meansIt.test(text);
  if (!isTakenForRate && !baseOf100.test(words)) return undefined;
  const asked = `price index from 100 to ${index.value}, what is the inflation rate, i got ${percent.value}%`;
  const sum = calculateByFormula(readWords(asked, ''), 'economics', false);
  if (sum?.kind !== 'worked' || sum.own === undefined) return undefined;
  if (!isTakenForRate || sum.own === 'right') return sum;
  const say = sayWith('');
  const change = tidy(index.value - 100);
  const size = say.percent(Math.abs(change));
  return {
    ...sum,
    sentences: [
      `No: the base year is 100, so an index of ${say.number(index.value)} means that prices are ${size} ${change < 0 ? 'lower' : 'higher'} than in the base year.`,
    ],
  };
}

const ofPrices = /\b(?:inflations?|prices?|cpi|rpi)\b/;
const asksFor = /\b(?:what|whats|how|calc\w*|work out|find)\b/;
const meansIt = /\b(?:does|do|so|is) (?:an? |the )?(?:index (?:of )?)?#0 means?\b/;
const baseOf100 = /\bbase (?:year|yr)?\b[^\d.?!]{0,12}\b100\b(?![.,]\d)/i;
