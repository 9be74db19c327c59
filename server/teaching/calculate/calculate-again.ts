import { formulasNamed, readingOf, type ToldFact } from './as-read.ts';
import { chooseFormulas } from './choose-formula.ts';
import { calculateJoined } from './follow/calculate-joined.ts';
import { retellBorrowing } from './follow/retell-borrowing.ts';
import type { Reading } from './formula.ts';
import { asksGap, mergeReadings } from './merge-readings.ts';
import { readWords } from './read-words.ts';
import type { Recipe } from './recipes/recipe.ts';
import { workRecipeAgain } from './recipes/work-recipe.ts';
import { sayWith } from './say-number.ts';
import { leaning, type Sum, type SumRequest, toWorked } from './sum.ts';
import { tryWays } from './try-ways.ts';

/** 'And with fixed costs of 900?', 'and the gearing?': what is not said is as it was in the sum before. */
export function calculateAgain(
  asked: { words: string; now: Reading },
  { words, name, told: facts = [] }: { words: string; name: string; told?: ToldFact[] },
  subject: SumRequest['subject'],
  recipes: Recipe[],
): Sum | undefined {
  const told = words.split('\n').map((line) => readWords(line, asked.now.topic));
  // 'And if it dropped to 405': the words alone do not say what was changed, but the figures as they were named do.
  const isUnread = told.slice(1).some((line) => line.facts.some(({ roles }) => roles.length === 0));
  if (isUnread && facts.length === 0) return undefined;
  const before = isUnread ? readingOf(facts, asked.now.topic) : told.reduce(mergeReadings);
  const borrowed = retellBorrowing(name, asked.now, before);
  const { words: said, now } = borrowed ? { words: borrowed, now: readWords(borrowed, asked.now.topic) } : asked;
  const say = sayWith(now.currency || before.currency);
  const { candidates, isTheory } = chooseFormulas(now, subject);
  const named = candidates.filter(({ score }) => score > 0).map(({ formula }) => formula);
  const isBare = now.figures.length === 0;
  if (asksGap(now)) return undefined;
  if (isTheory || now.text.split(' ').length > (isBare ? mostWordsBare : mostWords)) return undefined;
  const joined = () =>
    isUnread ? undefined : calculateJoined({ words: said, now, lines: words.split('\n'), name }, subject, recipes);
  if (isBare && named.length === 0) return joined();
  const merged = mergeReadings(before, now);
  for (const formula of named.length > 0 ? named : formulasNamed(name)) {
    const result = tryWays(formula, merged, say);
    const isNew =
      isBare ||
      now.facts.every(({ figure }) => result.kind === 'done' && result.used.has(figure.index + before.figures.length));
    if (result.kind === 'done' && isNew) return leaning(toWorked(formula, result.working, merged, say));
  }
  const [first] = told;
  for (const recipe of recipes.filter((one) => one.name === name)) {
    const working = first && workRecipeAgain(recipe, first, now, say);
    if (working) return leaning(toWorked(recipe, working, now, say));
  }
  return joined();
}

/** A question that leans on the sum before is short. */
const mostWords = 40;
const mostWordsBare = 10;
