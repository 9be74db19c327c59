import { type Need, type Reading, type Step, step, value, type Way, type Working, way } from './formula.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

export const soldRoles: Role[] = ['actualSales', 'output', 'units', 'quantity', 'sales'];
export const price = () => value('price', 'the selling price');
export const variable = () => value(['variableCost', 'cost', 'averageCost'], 'the variable cost per unit');
export const fixed = () => value('fixedCost');
export const sold = () => value(soldRoles, 'the number of units sold');

export type PerUnit = { each: number; price?: number; sentences: string[]; steps: Step[] };

/** What each sale leaves, from price and variable cost or as told. */
export function contributionWays<N extends Record<string, Need<number>>>(
  needs: N,
  work: (unit: PerUnit, values: Record<keyof N, number>, say: Say, reading: Reading) => Working | undefined,
): Way[] {
  return [
    way({ ...needs, each: value('contribution') }, (values, say, reading) =>
      work({ each: values.each as number, sentences: [], steps: [] }, values as Record<keyof N, number>, say, reading),
    ),
    way({ ...needs, price: price(), variable: variable() }, (values, say, reading) => {
      const { price: selling, variable: cost } = values as { price: number; variable: number };
      const each = tidy(selling - cost);
      if (each <= 0) return undefined;
      const unit = {
        each,
        price: selling,
        sentences: [
          `Contribution per unit is ${say.money(selling)} minus ${say.money(cost)}, which is ${say.money(each)}.`,
        ],
        steps: [step('Contribution per unit', `${say.money(selling)} − ${say.money(cost)} = ${say.money(each)}`)],
      };
      return work(unit, values as Record<keyof N, number>, say, reading);
    }),
  ];
}
