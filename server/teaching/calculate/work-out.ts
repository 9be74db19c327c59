import { type FiguresRead, toldBy, withRoles } from './as-read.ts';
import { calculateAgain } from './calculate-again.ts';
import { calculateAsRead, hintAsRead } from './calculate-as-read.ts';
import { calculateByFormula } from './calculate-by-formula.ts';
import { calculateClaimed } from './claims/calculate-claimed.ts';
import type { Reading } from './formula.ts';
import { isMeantBy, isNamedGuess } from './is-meant.ts';
import { readWords } from './read-words.ts';
import { calculateByRecipe } from './recipes/calculate-by-recipe.ts';
import type { Recipe } from './recipes/recipe.ts';
import type { Sum, SumRequest, WorkedSum } from './sum.ts';
import { asksHint } from './ways-of-asking.ts';

/** The sum by its formula, as the model has read it, with the figures before or by a written answer: the likeliest. */
export function workOut(request: SumRequest): Sum | undefined {
  const { words, subject, topic, hintOnly = false, read } = request;
  const reading = readWords(words, topic);
  const sum = calculateByFormula(reading, subject, hintOnly);
  if (sum?.kind === 'formula') return sum;
  if (hintOnly || asksHint(reading.text)) return sum ?? (read && hintAsRead(read));
  const isMeant = isMeantBy(request, reading);
  // In the middle of income elasticity a price is still a price.
  if (sum?.kind === 'worked' && sum.name.includes('income elasticity') && !isMeant(sum) && topic !== ofPrice)
    return workOut(asOfPrice(request));
  return chooseLikeliest({ request, reading, isMeant }, sum);
}

function asOfPrice({ before, read, told, ...request }: SumRequest): SumRequest {
  return { ...request, topic: ofPrice };
}

const ofPrice = 'price elasticity of demand';

type Asked = { request: SumRequest; reading: Reading; isMeant: (sum: WorkedSum) => boolean };

function chooseLikeliest(asked: Asked, sum: Exclude<Sum, { kind: 'formula' }> | undefined): Sum | undefined {
  const { request, reading, isMeant } = asked;
  const { words, subject, topic, before, read, told = [], recipes = [] } = request;
  const worked = sum?.kind === 'worked' && isMeant(sum) ? withTold(sum, asked) : undefined;
  const meant = worked?.own === 'wrong' ? rightElsewhere(words, subject) : undefined;
  if (meant && isMeant(meant)) return meant;
  const asRead = guessSum(asked);
  const isOther = worked && asRead?.sum.name.split(' and ').some((name) => !worked.name.includes(name));
  if (worked && !worked.leavesOver && !(isOther && asRead?.isCertain)) return worked;
  const claimed = calculateClaimed(words, topic, subject);
  if (claimed && isMeant(claimed)) return claimed;
  const again = before && calculateAgain({ words, now: reading }, { ...before, told }, subject, recipes);
  const both = again?.kind === 'worked' && again.isJoined ? again : undefined;
  if (both && isMeant(both)) return both;
  if (asRead?.isSure) return asRead.sum;
  const byRecipe = (some: Recipe[]) => calculateByRecipe(withOwn(reading, read), some, isMeant);
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

/** So many recipes stand in the answers that are most likely meant. */
const nearest = 4;

function withTold(sum: WorkedSum, { request: { read }, reading }: Asked): WorkedSum {
  return { ...sum, ...(read && { told: toldBy(withRoles(reading, read.figures)) }) };
}

/** 'I got -0.8' is no wrong revenue, but the right elasticity. */
function rightElsewhere(words: string, subject: SumRequest['subject']): WorkedSum | undefined {
  const sums = others.map((topic) => calculateByFormula(readWords(words, topic), subject, false));
  return sums.find((sum): sum is WorkedSum => sum?.kind === 'worked' && sum.own === 'right');
}

const others = [ofPrice, 'price elasticity of supply', 'income elasticity of demand', 'revenue', 'profit'];

function guessSum({ request, reading, isMeant }: Asked) {
  const { read, told = [] } = request;
  const guess = read && calculateAsRead(reading, read, told);
  return guess && isMeant(guess.sum) && isNamedGuess(reading, request, guess.sum) ? guess : undefined;
}

/** What the student offers as a result is none of the figures of the sum, whoever has seen that it is one. */
function withOwn(reading: Reading, read: FiguresRead | undefined): Reading {
  const offered = read?.figures.find(({ role, sure }) => role === 'own' && sure >= 0.5);
  return { ...reading, own: reading.own ?? (offered && reading.figures[offered.index]) };
}
