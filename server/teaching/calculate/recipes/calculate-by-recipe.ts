import type { Reading } from '../formula.ts';
import { sayWith } from '../say-number.ts';
import { toWorked, type WorkedSum } from '../sum.ts';
import type { Recipe } from './recipe.ts';
import { workRecipe } from './work-recipe.ts';

/** As the written answer does it that is about these words. */
export function calculateByRecipe(
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
