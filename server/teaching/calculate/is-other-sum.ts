import type { Reading } from './formula.ts';
import type { SumRequest, WorkedSum } from './sum.ts';

/** Figures that make a sum which nobody asked for: a rate that fell, an equation, days of credit, prices taken for incomes. */
export function isOtherSum(words: string, { figures }: Reading, sum: WorkedSum, before: SumRequest['before']): boolean {
  return (
    isMoveOfRates(words, sum) ||
    takesRateForIndex(words, figures, sum) ||
    (equation.test(words) && /elasticity|percentage change/.test(sum.name)) ||
    countsDays(words, sum) ||
    takesPriceForIncome(words, sum) ||
    takesInputPrice(words, sum, before) ||
    (sum.leans === true && sum.own === undefined && argues(words)) ||
    (figures.length === 0 && isOtherElasticity(sum, before))
  );
}

/** 'Growth was 4% and now it is 1%, so are people richer': nobody wants to know that this is 75% less. */
function isMoveOfRates(words: string, { name }: WorkedSum): boolean {
  return (
    name === 'percentage change' &&
    /\b(?:growth|inflation|unemployment|interest|cpi|rpi)\b.*(?:%|\bper ?cent).*(?:%|\bper ?cent)/is.test(words) &&
    // Nor by how much prices have changed: they rise by the rate, and have not moved with it.
    (/\bprices?\b/i.test(words) || !asksChange.test(words))
  );
}

const asksChange =
  /\b(?:percentage|per ?cent) change\b|\bby how much\b|\bhow much\b|\bcalculat|\bwork out\b|\bwhat(?:'s|s| is) the (?:change|rise|fall)\b/i;

/** 'Inflation went from 9% to 3%': prices still rise, and no index has fallen. */
function takesRateForIndex(words: string, figures: Reading['figures'], { name }: WorkedSum): boolean {
  const isOfPrices = /\b(?:cpi|rpi|inflation)\b/i.test(words);
  const isUnasked = name === 'percentage change' && isOfPrices && !asksChange.test(words);
  return (
    (name === 'inflation rate' || name === 'index number' || isUnasked) &&
    figures.length === 2 &&
    figures.every(({ unit, value }) => unit === 'percent' || (isOfPrices && unit === 'plain' && value < leastIndex))
  );
}

/** 'CPI was 9 and is now 3': so little is a rate, and not the index itself. */
const leastIndex = 20;

/** P = 100 - 2Q */
const equation = /\b[pq][ds]?\s*=\s*\d+\s*[-+–−]\s*\d*\s*[pq]\b/i;

/** 'Sold £20,000 on 60 days credit': days are never how many were sold. */
function countsDays(words: string, { name, sentences }: WorkedSum): boolean {
  const days = [...words.matchAll(/\b(\d+) (?:days?|months?)\b/gi)].map(([, count]) => count);
  return (
    name === 'profit' && days.some((count) => sentences.some((sentence) => sentence.startsWith(`Times ${count},`)))
  );
}

/** 'Price goes from 1.20 to 1.35 and they sell less', in the middle of income elasticity. */
function takesPriceForIncome(words: string, { name }: WorkedSum): boolean {
  return name.includes('income elasticity') && /\bprices?\b/i.test(words) && !ofIncome.test(words);
}

const ofIncome = /\b(?:incomes?|earn\w*|wages?|salar\w*|pay)\b/i;

/** 'The price of wax rises by 50p' is no selling price, where candles are sold. */
function takesInputPrice(words: string, { name, leans }: WorkedSum, before: SumRequest['before']): boolean {
  const [, bought = ''] = /\bprices? of (?!the |an? |each |it |one )([a-z]+)\b[^.?]{0,24}\d/i.exec(words) ?? [];
  return Boolean(leans && bought && before && ofUnits.test(name) && !before.words.toLowerCase().includes(bought));
}

const ofUnits = /break-even|margin of safety|profit|contribution/;

/** 'If the price was £13 they would lose customers': a figure in an argument, and nothing asked of it. */
function argues(words: string): boolean {
  return (supposes.test(words) || recalls.test(words)) && !asksAnything.test(words);
}

const supposes =
  /\b(?:if|because|cos|cuz|since|even tho(?:ugh)?|but)\b.*\b(?:would|might|could|may|will|wont|won't|wouldnt|wouldn't|they'?d|they'?ll)\b/is;
/** 'In the 2010s growth was about 2%': of the world, and not of the sum before. */
const recalls = /\b(?:in|since|during|through) (?:the )?(?:early |late |mid )?(?:19|20)\d\ds?\b/i;
const asksAnything = /\?|\b(?:what|whats|what's|how|calc\w*|work|find|new|which|is it|is that|i (?:got|get|make))\b|=/i;

/** The price and quantity of the sum before are no incomes, and no other good's price. */
function isOtherElasticity({ name, leans }: WorkedSum, before: SumRequest['before']): boolean {
  return Boolean(leans && before && /elasticity/.test(name) && /elasticity/.test(before.name) && name !== before.name);
}
