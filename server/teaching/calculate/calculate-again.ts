import { anyOf } from '#domain/any-of.ts';
import { formulasNamed, readingOf, type ToldFact } from './as-read.ts';
import { calculateByFormula } from './calculate-by-formula.ts';
import { chooseFormulas } from './choose-formula.ts';
import { calculateJoined } from './follow/calculate-joined.ts';
import { retellBorrowing } from './follow/retell-borrowing.ts';
import type { Formula, Reading } from './formula.ts';
import { withoutJudgement } from './judge/asks-judgement.ts';
import { asKnown, asksGap, mergeReadings, waysToLean } from './merge-readings.ts';
import { readWords } from './read-words.ts';
import type { Recipe } from './recipes/recipe.ts';
import { workRecipeAgain } from './recipes/work-recipe.ts';
import { type Say, sayWith, tidy } from './say-number.ts';
import { joinSums, leaning, type Sum, type SumRequest, toWorked, type WorkedSum } from './sum.ts';
import { tryWays } from './try-ways.ts';

/** 'And with fixed costs of 900?', 'and the gearing?': what is not said is as it was in the sum before. */
export function calculateAgain(
  asked: { words: string; now: Reading },
  { words, name, told: facts = [], result }: NonNullable<SumRequest['before']> & { told?: ToldFact[] },
  subject: SumRequest['subject'],
  recipes: Recipe[],
): Sum | undefined {
  const told = words.split('\n').map((line) => readWords(line, asked.now.topic));
  // 'And if it dropped to 405': the words alone do not say what was changed, but the figures as they were named do.
  const isUnread = told.slice(1).some((line) => line.facts.some(({ roles }) => roles.length === 0));
  if (isUnread && facts.length === 0) return undefined;
  const before = isUnread ? readingOf(facts, asked.now.topic) : told.reduce(mergeReadings);
  const borrowed = retellBorrowing(name, asked.now, before);
  const account = retellAccount(name, asked, result);
  if (account) {
    const whole = calculateByFormula(readWords(account, asked.now.topic), subject, false);
    return whole?.kind === 'worked' ? leaning(whole) : undefined;
  }
  const other = asked.now.figures.length > 1 ? sumOfOther(name, asked.now) : undefined;
  if (other) return other;
  const retold = borrowed ?? retellMoney(name, asked.now);
  const { words: said, now } = retold ? { words: retold, now: readWords(retold, asked.now.topic) } : asked;
  const say = sayWith(now.currency || before.currency);
  // '…, and what does it mean': the last sentence of the working says so.
  const { candidates, isTheory, several } = chooseFormulas({ ...now, text: withoutJudgement(now.text) }, subject);
  const named = candidates.filter(({ score }) => score > 0).map(({ formula }) => formula);
  const isBare = now.figures.length === 0;
  const asking = now.text.replace(quotesTask, '').replace(goesBack, '').replace(inNumbers, '');
  if (asksGap({ ...now, text: asking })) return undefined;
  if (isTheory || asking.split(' ').length > (isBare ? mostWordsBare : mostWords)) return undefined;
  const joined = () =>
    isUnread ? undefined : calculateJoined({ words: said, now, lines: words.split('\n'), name }, subject, recipes);
  if (isBare && named.length === 0) return joined();
  const merged = mergeReadings(before, asKnown(now, before));
  const all = several && !now.own ? workEach(several, merged, say) : undefined;
  if (all) return all;
  // 'The rent goes up by £250': on what the fixed costs were.
  const isMoved = now.facts.length === 1 && now.facts[0]?.tag === 'by';
  for (const formula of named.length > 0 ? named : formulasNamed(name))
    for (const reading of isMoved ? [merged, ...waysToLean(before, now).slice(1)] : [merged]) {
      const result = tryWays(formula, reading, say);
      const isUsed = (index: number) => result.kind === 'done' && result.used.has(index + before.figures.length);
      const isNew = isBare || now.facts.every(({ figure }) => isUsed(figure.index));
      if (result.kind === 'done' && isNew) return leaning(toWorked(formula, result.working, reading, say));
    }
  const [first] = told;
  for (const recipe of recipes.filter((one) => one.name === name)) {
    const working = first && workRecipeAgain(recipe, first, now, say);
    if (working) return leaning(toWorked(recipe, working, now, say));
  }
  return joined();
}

/** 'Work out the margin of safety and the profit': both, or none where one of them does not come out. */
function workEach(formulas: Formula[], merged: Reading, say: Say): WorkedSum | undefined {
  const sums = formulas.flatMap((formula) => {
    const result = tryWays({ ...formula, strict: false }, merged, say);
    return result.kind === 'done' && !result.rivalled ? toWorked(formula, result.working, merged, say) : [];
  });
  return sums.length === formulas.length ? leaning(sums.reduce(joinSums)) : undefined;
}

/** 'Same for the second option: costs 120k, 45k a year for 4 years': the sum before with none of its figures. */
function sumOfOther(name: string, now: Reading): Sum | undefined {
  if (
    !/^(?:(?:and|now|ok|do|the|then) )*(?:same (?:for|with|thing|again|but)|other (?:one|option|project|firm|machine)|second (?:one|option|project|firm|machine))\b/.test(
      now.text,
    )
  )
    return undefined;
  const say = sayWith(now.currency);
  for (const formula of formulasNamed(name)) {
    const result = tryWays(formula, now, say);
    const isWhole = result.kind === 'done' && now.facts.every(({ figure }) => result.used.has(figure.index));
    if (isWhole) return leaning(toWorked(formula, result.working, now, say));
  }
  return undefined;
}

/** 'Primary income is −22 and secondary −18, current account?', after the trade balance. */
function retellAccount(name: string, { words, now }: { words: string; now: Reading }, result?: number) {
  if (name !== 'trade balance' || result === undefined || !/\bcurrent account\b/.test(now.text)) return undefined;
  if (!now.facts.some(({ roles }) => roles.includes('primaryIncome'))) return undefined;
  const size = Math.abs(result) >= 1e9 ? { by: 1e9, word: 'bn' } : { by: 1, word: '' };
  return `trade balance is ${tidy(result / size.by)}${size.word}, ${words}`;
}

/** 'So did they make more money', after an elasticity: the revenue. */
function retellMoney(name: string, { text, figures }: Reading): string | undefined {
  const asks = anyOf([/they|he|she|we|it|the (?:firm|shop|business|company)/], {
    before: /^(?:(?:so|and|ok|then|but) )*(?:did|do|does|will|would) /,
    after:
      / (?:\w+ )?(?:make|earn|take|get|bring in) (?:more|less)(?: or less)?(?: money)?(?: in)?(?: then| overall| in the end| now)? ?\??$/,
  });
  return name === 'price elasticity of demand' && figures.length === 0 && asks.test(text)
    ? 'what happens to revenue'
    : undefined;
}

/** A question that leans on the sum before is short. */
const mostWords = 40;
const mostWordsBare = 10;
/** 'It says "as a percentage of expected sales"' */
const quotesTask = / ?\?[ .]*(?:it|the question|q|my sheet|the sheet) (?:just )?says\b.*$/;
/** 'Can we go back to the gym one, what was …', 'yes another, what if …' */
const goesBack =
  /^.*\b(?:go(?:ing)? back to|back to|for) (?:the |my |that )?(?:[a-z]+ ){0,3}?(?:one|sum|question|example|firm|shop|company)\b ?[,.]? ?|^(?:(?:yes|yeah|ok|sure) )?another(?: one)?[,.] ?/;
const inNumbers = /[, ]+(?:like |with |in )*(?:the |some )?(?:actual|real) (?:numbers|figures) ?\??$/;
