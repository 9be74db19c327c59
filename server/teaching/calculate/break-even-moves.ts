import { fixed, price, variable } from './contribution.ts';
import { type Need, step, type Way, type Working, way } from './formula.ts';
import { type Ends, ends } from './move.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

/** A price or a cost has moved: break-even before and after. */
export function breakEvenMoves(): Way[] {
  const costRoles: Role[] = ['variableCost', 'cost', 'averageCost'];
  const work = (old: [number, number, number], now: [number, number, number], say: Say): Working | undefined => {
    const [before, after] = [old, now].map(([selling, cost, costs]) =>
      selling > cost ? Math.ceil(tidy(costs / (selling - cost)) - 1e-9) : 0,
    );
    if (!before || !after) return undefined;
    const line = ([selling, cost, costs]: [number, number, number]) =>
      `${say.money(costs)} ÷ (${say.money(selling)} − ${say.money(cost)})`;
    const told = ([selling, cost, costs]: [number, number, number], point: number) =>
      `${say.money(selling)} minus ${say.money(cost)} is ${say.money(tidy(selling - cost))}, and ${say.money(costs)} divided by that is ${say.number(point)}.`;
    const gap = after - before;
    return {
      value: after,
      unit: 'number',
      sentences: [
        `Before, ${told(old, before)}`,
        `After, ${told(now, after)}`,
        gap === 0
          ? 'So break-even does not change.'
          : `So break-even goes from ${say.number(before)} to ${say.number(after)}, which is ${say.number(Math.abs(gap))} ${gap > 0 ? 'more' : 'fewer'} to sell.`,
      ],
      steps: [
        step('Old break-even', `${line(old)} = ${say.number(before)}`),
        step('New break-even', `${line(now)} = ${say.number(after)}`),
      ],
    };
  };
  return [
    way({ price: moved(['price']), variable: variable(), fixed: fixed() }, (v, say) =>
      work([v.price.from, v.variable, v.fixed], [v.price.to, v.variable, v.fixed], say),
    ),
    way({ variable: moved(costRoles), price: price(), fixed: fixed() }, (v, say) =>
      work([v.price, v.variable.from, v.fixed], [v.price, v.variable.to, v.fixed], say),
    ),
    way({ fixed: moved(['fixedCost']), price: price(), variable: variable() }, (v, say) =>
      work([v.price, v.variable, v.fixed.from], [v.price, v.variable, v.fixed.to], say),
    ),
  ];
}

/** Both ends told as such; two figures side by side are no change. */
function moved(roles: Role[]): Need<Ends> {
  const need = ends(roles);
  return {
    ...need,
    take: (facts, reading) => {
      const isMove =
        facts.length === 2 && facts.some(({ tag }) => tag === 'to') && facts.some(({ tag }) => tag !== 'to');
      return (isMove && need.take(facts, reading)) || 'unclear';
    },
  };
}
