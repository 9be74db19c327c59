import { type FiguresRead, formulasNamed, type ToldFact, toldBy, withRoles } from './as-read.ts';
import { isAskedFor } from './asked/asked-term.ts';
import { calculateAgain } from './calculate-again.ts';
import { workAsRead } from './calculate-as-read.ts';
import { calculateByFormula } from './calculate-by-formula.ts';
import { asksHint, chooseFormulas } from './choose-formula.ts';
import { calculateClaimed } from './claims/calculate-claimed.ts';
import { confirmPercents, wrongPercent } from './claims/confirm-percents.ts';
import { offeredOperation } from './claims/offered-operation.ts';
import { ownArithmetic } from './claims/own-arithmetic.ts';
import { pointsOrPercent } from './claims/points-or-percent.ts';
import { sinceBaseYear } from './claims/since-base-year.ts';
import { withDecision } from './claims/with-decision.ts';
import { wrongLine } from './claims/wrong-line.ts';
import { lossOrProfit } from './follow/loss-or-profit.ts';
import { mentionsAgain } from './follow/mentions-again.ts';
import { specialOrder } from './follow/special-order.ts';
import type { Reading } from './formula.ts';
import { isOtherSum } from './is-other-sum.ts';
import { withJudgement } from './judge/with-judgement.ts';
import { readWords } from './read-words.ts';
import type { Recipe } from './recipes/recipe.ts';
import { workRecipe } from './recipes/work-recipe.ts';
import { sayWith } from './say-number.ts';
import { workSheet } from './sheet/work-sheet.ts';
import { digitsForSpoken } from './spoken-numbers.ts';
import { joinSums, leaning, type Sum, type SumRequest, toFormula, toWorked, type WorkedSum } from './sum.ts';

/** Does the sum exactly, or says what is missing for it; nothing when there is no sum to be done here. */
export function calculate(request: SumRequest): Sum | undefined {
  const { words, topic, said } = request;
  const { before } = request;
  const exact =
    (before && (offeredOperation(words, before) ?? lossOrProfit(words, before, said) ?? sheetSum(words, before))) ??
    pointsOrPercent(words) ??
    sinceBaseYear(words) ??
    specialOrder(words, said);
  if (exact) return exact;
  const hasFigure = /\d/.test(digitsForSpoken(words.toLowerCase()));
  const sum = workOut({ ...request, topic: hasFigure ? topic : withoutFigures(topic) });
  const meant = sum?.kind === 'worked' && sum.own === 'wrong' ? wrongOnlyHere(sum, request) : undefined;
  if (meant) return meant;
  const own =
    sum && !isOther(sum, words)
      ? sum
      : (ownArithmetic(words, said) ??
        setRight(words) ??
        (takesResults(sum, words) ? undefined : sum) ??
        wrongPercent(words));
  return withDecision(withJudgement(own, words), words, said);
}

/** 'They sell 2600, whats the margin of safety and what does it mean' */
function sheetSum(words: string, before: NonNullable<SumRequest['before']>): Sum | undefined {
  return withJudgement(workSheet(words, before), words);
}

/** What looks like a wrong result may be a right one of another kind, or a slip in a line that is written out. */
function wrongOnlyHere(sum: WorkedSum, { words, before, subject, said }: SumRequest): WorkedSum | undefined {
  const isGuess = sum.leans && !isNamedIn(readWords(words, ''), subject, sum);
  return confirmPercents(words, before) ?? setRight(words) ?? (isGuess ? ownArithmetic(words, said) : undefined);
}

/** '200 x 5 = 1100': what the line comes to. */
function setRight(words: string): WorkedSum | undefined {
  const wrong = wrongLine(words);
  return (
    wrong && {
      ...{ kind: 'worked', name: 'own arithmetic', own: 'wrong', result: wrong.left },
      ...{ sentences: [wrong.says], steps: [{ left: wrong.left, right: wrong.right }] },
    }
  );
}

/** Who says what he makes it wants that looked at, and no other sum. */
function isOther(sum: Sum, words: string): boolean {
  return (
    sum.kind !== 'worked' ||
    (sum.own === undefined && (/\d ?=|= ?[£$€\d]|\bi (?:get|got|make|have)\b/i.test(words) || timesIs.test(words)))
  );
}

/** '2.20 x 80 is 176' */
const timesIs = /\d ?(?:x|×|\*|\/|÷|times|divided by) ?[£$€]?\d[\d,.]* is [£$€]?\d/i;

/** What came out of a line that the student has written is no figure for another sum that nobody asked for. */
function takesResults(sum: Sum | undefined, words: string): boolean {
  return sum?.kind === 'worked' && timesIs.test(words) && !/\b(?:what|whats|how|calc\w*|work|find)\b/i.test(words);
}

/** A result may be meant for the question that is talked about; else its figures are an example's, and no student's. */
function withoutFigures(topic: string): string {
  return topic.replaceAll(/[£$€]?\d[\d,.]*\s?(?:%|per cent\b|percent\b|bn\b|m\b|k\b)?/g, '');
}

function workOut({ words, subject, topic, before, read, told = [], ...request }: SumRequest): Sum | undefined {
  const { hintOnly = false, recipes = [] } = request;
  const reading = readWords(words, topic);
  const sum = calculateByFormula(reading, subject, hintOnly);
  if (sum?.kind === 'formula') return sum;
  if (hintOnly || asksHint(reading)) return sum ?? (read && hintAsRead(read));
  const isChange = before !== undefined && changesOne(reading);
  const isAgain = before !== undefined && mentionsAgain(words, reading, before, { told, said: request.said });
  const isMeant = (one: WorkedSum) =>
    isPlausible(one) &&
    !(/elasticity/.test(one.name) && isHuge(one.sentences) && !isNamedIn(reading, subject, one)) &&
    isAskedFor(reading, one) &&
    !isMoneyForCount(reading, one) &&
    !isOtherSum(words, reading, one, before) &&
    !(isAgain && one.leans) &&
    !(isChange && !one.leans && !isNamedIn(reading, subject, one));
  // In the middle of income elasticity a price is still a price.
  if (sum?.kind === 'worked' && sum.name.includes('income elasticity') && !isMeant(sum) && topic !== ofPrice)
    return workOut({ words, subject, topic: ofPrice, ...request });
  const worked =
    sum?.kind === 'worked' && isMeant(sum)
      ? { ...sum, ...(read && { told: toldBy(withRoles(reading, read.figures)) }) }
      : undefined;
  const meant = worked?.own === 'wrong' ? rightElsewhere(words, subject) : undefined;
  if (meant && isMeant(meant)) return meant;
  const guessed = read && calculateAsRead(reading, read, told);
  // 'And wheat?' names no sum: what the model guesses at from the figures before is not worked.
  const isNamedGuess =
    !guessed?.sum.leans ||
    reading.figures.length > 0 ||
    isNamedIn(reading, subject, guessed.sum) ||
    sharesWord(reading, guessed.sum) ||
    asksFigure(reading);
  const asRead = guessed && isMeant(guessed.sum) && isNamedGuess ? guessed : undefined;
  const byRecipe = (some: Recipe[]) => calculateByRecipe(withOwn(reading, read), some, isMeant);
  const isOther = worked && asRead?.sum.name.split(' and ').some((name) => !worked.name.includes(name));
  if (worked && !worked.leavesOver && !(isOther && asRead?.isCertain)) return worked;
  const claimed = calculateClaimed(words, topic, subject);
  if (claimed && isMeant(claimed)) return claimed;
  const again = before && calculateAgain({ words, now: reading }, { ...before, told }, subject, recipes);
  const both = again?.kind === 'worked' && again.isJoined ? again : undefined;
  if (both && isMeant(both)) return both;
  if (asRead?.isSure) return asRead.sum;
  if (worked) return byRecipe(recipes.slice(0, nearest)) ?? worked;
  // Whoever names one sum and leaves a figure out is not given another that was only guessed at.
  const isNamed = sum?.kind === 'missing' && asRead && !asRead.sum.name.includes(sum.name);
  return (
    (isNamed ? undefined : asRead?.sum) ??
    byRecipe(recipes) ??
    (again?.kind === 'worked' && !isMeant(again) ? undefined : again) ??
    (sum?.kind === 'worked' ? undefined : sum)
  );
}

/** 'I got -0.8' is no wrong revenue, but the right elasticity. */
function rightElsewhere(words: string, subject: SumRequest['subject']): WorkedSum | undefined {
  const sums = others.map((topic) => calculateByFormula(readWords(words, topic), subject, false));
  return sums.find((sum): sum is WorkedSum => sum?.kind === 'worked' && sum.own === 'right');
}

const ofPrice = 'price elasticity of demand';
const others = [ofPrice, 'price elasticity of supply', 'income elasticity of demand', 'revenue', 'profit'];

/** 'What if it's 10 the first year': of the sum before, and no whole sum of its own. */
function changesOne({ text, figures }: Reading): boolean {
  return (
    figures.length < 3 &&
    /^(?:(?:and|n|ok|so|but|then|right) )*(?:(?:what|how|and) )?(?:if|about|suppose|say)\b/.test(text)
  );
}

/** 'And the producers', for the producer share of the tax. */
function sharesWord({ text }: Reading, { name }: WorkedSum): boolean {
  return text.split(/[^a-z]+/).some((word) => word.length > 4 && name.includes(word.replace(/s$/, '')));
}

/** 'So did they make more', 'how much did they lose': asks for a sum without its name. */
function asksFigure({ text }: Reading): boolean {
  return /\b(?:money|make|made|earn\w*|lose|lost|takings|worth|better off|profit|revenue|sales|costs?|spend|spent|pay|margins?|ratio|rates?|index|share|growth|surplus|days|turnover|return|how (?:much|many|long))\b/.test(
    text,
  );
}

function isNamedIn(reading: Reading, subject: SumRequest['subject'], { name }: WorkedSum): boolean {
  return chooseFormulas(reading, subject).candidates.some(
    ({ formula, score }) => score > 0 && name.includes(formula.name),
  );
}

/** What the student offers as a result is none of the figures of the sum, whoever has seen that it is one. */
function withOwn(reading: Reading, read: FiguresRead | undefined): Reading {
  const offered = read?.figures.find(({ role, sure }) => role === 'own' && sure >= 0.5);
  return { ...reading, own: reading.own ?? (offered && reading.figures[offered.index]) };
}

/** 'How many do I need to sell' is answered with a number of things, never with pounds. */
function isMoneyForCount({ text }: Reading, { result }: WorkedSum): boolean {
  return (
    /\bhow many (?:(?!pounds|quid|pence|euros|dollars)\w+ ){0,4}(?:sell|sold|make|produce|need)\b/.test(text) &&
    /[£$€]|\b(?:pounds|pence)\b/.test(result)
  );
}

/** A change of many thousand per cent, or a cost of a thousandth of a penny, comes from figures of two kinds. */
function isPlausible({ name, result, sentences, isFar }: WorkedSum): boolean {
  if (isFar) return false;
  if (/revenue/.test(name) && isHuge(sentences)) return false;
  return ![result, ...sentences].some((text) =>
    /\d{5,}(?:\.\d+)?%|\d,\d{3},\d{3}(?:\.\d+)?%|\b0\.0\d* days|on average 0\.0\d*p/.test(text),
  );
}

/** No price and no revenue grows to ten times what it was, unless the student says so himself. */
function isHuge(sentences: string[]): boolean {
  return sentences.some((text) => /\d,\d{3}(?:\.\d+)?%/.test(text));
}

/** So many recipes stand in the answers that are most likely meant. */
const nearest = 4;

/** The formula that the model has heard asked for. */
function hintAsRead({ goals: [goal] }: FiguresRead): Sum | undefined {
  const [formula] = goal && goal.sure >= 0.75 ? formulasNamed(goal.name) : [];
  return formula && toFormula(formula);
}

/** As the model has read it. */
function calculateAsRead(words: Reading, read: FiguresRead, told: ToldFact[]) {
  const done = workAsRead(words, read, told);
  if (!done) return undefined;
  const { workings, reading, say, leans, isSure, isCertain } = done;
  const sums = workings.map(({ formula, working }) => toWorked(formula, working, reading, say)).filter(isPlausible);
  if (sums.length === 0) return undefined;
  const sum = sums.reduce(joinSums);
  return { isSure, isCertain, sum: { ...(leans ? leaning(sum) : sum), told: toldBy(reading) } };
}

/** As the written answer does it that is about these words. */
function calculateByRecipe(
  reading: Reading,
  recipes: Recipe[],
  isMeant: (sum: WorkedSum) => boolean,
): WorkedSum | undefined {
  const say = sayWith(reading.currency);
  for (const recipe of recipes) {
    const working = workRecipe(recipe, reading, say);
    const sum = working && toWorked(recipe, working, reading, say);
    if (sum && isMeant(sum)) return sum;
  }
  return undefined;
}
