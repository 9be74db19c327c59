import { anyOf } from '#domain/any-of.ts';
import { allFormulas } from './all-formulas.ts';
import { isAskedFor } from './asked/asked-term.ts';
import { isNamedIn } from './choose-formula.ts';
import { mentionsAgain } from './follow/mentions-again.ts';
import type { Reading } from './formula.ts';
import { isOtherSum } from './is-other-sum.ts';
import { isHuge, isPlausible } from './is-plausible.ts';
import type { SumRequest, WorkedSum } from './sum.ts';

/** Figures make many sums: whether one that comes out of these words is what they want. */
export function isMeantBy(
  { words, subject, before, told = [], said }: SumRequest,
  reading: Reading,
): (sum: WorkedSum) => boolean {
  const isChange = before !== undefined && changesOne(reading);
  const isAgain = before !== undefined && mentionsAgain(words, reading, before, { told, said });
  return (sum) =>
    isPlausible(sum) &&
    !(/elasticity/.test(sum.name) && isHuge(sum.sentences) && !isNamedIn(reading, subject, sum)) &&
    isAskedFor(reading, sum) &&
    !isMoneyForCount(reading, sum) &&
    !isOtherSum(words, reading, sum, before) &&
    !(isAgain && sum.leans) &&
    !(isChange && !sum.leans && !isNamedIn(reading, subject, sum));
}

/** 'They import 0.4 of every dollar' is no exchange rate, in the middle of a multiplier: another kind of sum needs its own words. */
function speaksOf({ name }: WorkedSum, { text, topic }: Reading): boolean {
  const said = [text, topic];
  const ways = allFormulas.filter((one) => one.name === name);
  return ways.length === 0 || ways.some(({ onlyWith }) => !onlyWith || said.some((line) => onlyWith.test(line)));
}

/** 'What if it's 10 the first year': of the sum before, and no whole sum of its own. */
function changesOne({ text, figures }: Reading): boolean {
  return (
    figures.length < 3 &&
    /^(?:(?:and|n|ok|so|but|then|right) )*(?:(?:what|how|and) )?(?:if|about|suppose|say)\b/.test(text)
  );
}

/** 'How many do I need to sell' is answered with a number of things, never with pounds. */
function isMoneyForCount({ text }: Reading, { result }: WorkedSum): boolean {
  return (
    /\bhow many (?:(?!pounds|quid|pence|euros|dollars)\w+ ){0,4}(?:sell|sold|make|produce|need)\b/.test(text) &&
    /[£$€]|\b(?:pounds|pence)\b/.test(result)
  );
}

/** 'And wheat?' names no sum: what the model guesses at from the figures before is not worked. */
export function isNamedGuess(reading: Reading, { subject, before }: SumRequest, guess: WorkedSum): boolean {
  if (!guess.leans) return before === undefined || speaksOf(guess, reading);
  return (
    reading.figures.length > 0 ||
    isNamedIn(reading, subject, guess) ||
    sharesWord(reading, guess) ||
    asksFigure.test(reading.text)
  );
}

/** 'And the producers', for the producer share of the tax. */
function sharesWord({ text }: Reading, { name }: WorkedSum): boolean {
  return text.split(/[^a-z]+/).some((word) => word.length > 4 && name.includes(word.replace(/s$/, '')));
}

/** 'So did they make more', 'how much did they lose': asks for a sum without its name. */
const asksFigure = anyOf(
  [
    /money|make|made|earn\w*|lose|lost|takings|worth|better off|profit|revenue|sales|costs?|spend/,
    /spent|pay|margins?|ratio|rates?|index|share|growth|surplus|days|turnover|return/,
    /how (?:much|many|long)/,
  ],
  { before: /\b/, after: /\b/ },
);
