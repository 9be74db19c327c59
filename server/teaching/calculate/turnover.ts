import { type Need, value } from './formula.ts';
import { labelOf } from './role-words.ts';

/** Sales told in money, not in units. */
export function turnover(label = labelOf('revenue')): Need<number> {
  const one = value(['revenue', 'sales'], label);
  return {
    ...one,
    take: (facts, reading) => {
      const priced = reading.facts.some(({ roles }) => roles.includes('price'));
      const inMoney = facts.filter(
        ({ figure, roles }) => !roles.includes('units') && (!priced || figure.currency || roles.includes('revenue')),
      );
      return one.take(inMoney, reading);
    },
  };
}
