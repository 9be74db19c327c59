import { allFormulas } from '../all-formulas.ts';
import { formulasNamed } from '../as-read.ts';
import { isAskedFor } from '../asked/asked-term.ts';
import { chooseFormulas } from '../choose-formula.ts';
import type { Formula, Reading } from '../formula.ts';
import { readWords } from '../read-words.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { workRecipe } from '../recipes/work-recipe.ts';
import { sayWith } from '../say-number.ts';
import { leaning, type SumRequest, toWorked, type WorkedSum } from '../sum.ts';
import { tryWays } from '../try-ways.ts';

type Asked = { words: string; now: Reading; lines: string[]; name: string };

/** 'NPV at 10%: factors 0.91 …' after the flows: what was said before and what is said now, read as one. */
export function calculateJoined(
  { words, now, lines, name }: Asked,
  subject: SumRequest['subject'],
  recipes: Recipe[],
): WorkedSum | undefined {
  const { candidates, isTheory } = chooseFormulas(now, subject);
  if (isTheory || now.own) return undefined;
  const asked = candidates.filter(({ score }) => score >= askedFor).map(({ formula }) => formula);
  for (const before of [lines.slice(-1), lines].map((some) => some.map((line) => line.replace(/\?/g, '')))) {
    const joined = readWords([...before, words].join(' . '), '');
    const told = joined.figures.length - now.figures.length;
    if (joined.own || told <= 0 || joined.figures.length > mostFigures) continue;
    const say = sayWith(joined.currency);
    const named = [...asked, ...namedBy(now, joined)];
    for (const formula of named.length > 0 || now.figures.length === 0 ? named : formulasNamed(name)) {
      const result = tryWays(formula, joined, say);
      const isWhole = result.kind === 'done' && joined.facts.every(({ figure }) => result.used.has(figure.index));
      if (isWhole) return leaning(toWorked(formula, result.working, joined, say));
    }
    const mayLeave = new Set(joined.figures.flatMap(({ index }) => (index < told ? index : [])));
    for (const recipe of asksFigure.test(now.text) ? recipes : []) {
      const working = workRecipe(recipe, joined, say, { now, mayLeave });
      const sum = working && toWorked(recipe, working, joined, say);
      if (sum && isAskedFor(now, sum)) return leaning(sum);
    }
  }
  return undefined;
}

/** What the words before make sure of: 'the float on C' is one where tasks were told. */
function namedBy({ text }: Reading, joined: Reading): Formula[] {
  return allFormulas.filter(
    ({ onlyWith, aliases }) =>
      onlyWith &&
      !onlyWith.test(text) &&
      onlyWith.test(joined.text) &&
      new RegExp(`\\b(?:${aliases.source})`).test(text),
  );
}

const asksFigure = /\?|\b(?:whats?|how|which|work out|calc\w*|find)\b/;
const askedFor = 3;
const mostFigures = 16;
