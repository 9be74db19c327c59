import type { Reading } from '../formula.ts';
import type { Recipe, Values } from './recipe.ts';
import { fitsOf, placesOf } from './take-figures.ts';

/** The values of the sum before, with the new figures in the place of those that they can only mean. */
export function changeFigures({ takes }: Recipe, values: Values, now: Reading): Values | undefined {
  const figures = placesOf(now);
  if (figures.length === 0 || figures.length >= takes.length) return undefined;
  const optional = takes.map((take) => ({ ...take, tag: undefined, otherwise: values[take.as] ?? 0 }));
  const [best, rival] = fitsOf(optional, figures, now);
  if (!best || (rival && best.score - rival.score < clearly)) return undefined;
  return best.values;
}

const clearly = 0.9;
