import { type Reading, step, value, type Way, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { percentOf } from './move.ts';
import { tidy } from './say-number.ts';

/** The revenue at a new price, where a known PED says how many will still buy. */
export function newRevenue(): Way {
  return way(
    { ped: value(['ped', 'elasticity']), told: fromText('both prices and the quantity', readTold) },
    ({ ped, told: { from, to, quantity } }, say) => {
      const percent = percentOf(from, to);
      const moved = tidy(-Math.abs(ped) * percent);
      const after = tidy(quantity * (1 + moved / 100));
      if (after <= 0) return undefined;
      const [before, revenue] = [tidy(from * quantity), tidy(to * after)];
      const gap = tidy(revenue - before);
      return {
        value: revenue,
        unit: 'money',
        sentences: [
          `Price ${percent < 0 ? 'falls' : 'rises'} by ${say.percent(Math.abs(percent))}, so with a PED of ${say.number(-Math.abs(ped))} quantity ${moved < 0 ? 'falls' : 'rises'} by ${say.percent(Math.abs(moved))}, to ${say.number(after)}.`,
          `New revenue is ${say.money(to)} times ${say.number(after)}, which is ${say.money(revenue)}.`,
          gap === 0
            ? 'So revenue stays the same.'
            : `So revenue ${gap > 0 ? 'rises' : 'falls'} by ${say.money(Math.abs(gap))}, from ${say.money(before)}.`,
        ],
        steps: [
          step('%Δ quantity', `${say.number(-Math.abs(ped))} × ${say.percent(percent)} = ${say.percent(moved)}`),
          step('New quantity', `${say.number(quantity)} × ${say.number(1 + moved / 100)} = ${say.number(after)}`),
          step('New revenue', `${say.money(to)} × ${say.number(after)} = ${say.money(revenue)}`),
        ],
        slips: [{ value: gap, says: `that is only the change; the new revenue is ${say.money(revenue)}.` }],
      };
    },
  );
}

/** Beside the PED: two prices, or a price and a percentage, and one quantity. */
function readTold({ facts }: Reading): { from: number; to: number; quantity: number } | undefined {
  const rest = facts.filter(({ roles }) => !roles.includes('ped') && !roles.includes('elasticity'));
  const isPrice = ({ figure, roles }: (typeof rest)[number]) => figure.currency !== '' || roles.includes('price');
  const prices = rest.filter((fact) => fact.figure.unit !== 'percent' && isPrice(fact));
  const counts = rest.filter((fact) => fact.figure.unit !== 'percent' && !isPrice(fact));
  const moves = rest.filter(({ figure }) => figure.unit === 'percent');
  const [quantity] = counts;
  const [first, second] = prices;
  if (!quantity || counts.length !== 1 || !first || prices.length + moves.length !== 2) return undefined;
  const percent = moves[0]?.figure.value;
  if (!second) {
    if (percent === undefined) return undefined;
    return {
      from: first.figure.value,
      to: tidy(first.figure.value * (1 + percent / 100)),
      quantity: quantity.figure.value,
    };
  }
  const backwards = first.tag === 'to' && second.tag !== 'to';
  const [from, to] = backwards ? [second, first] : [first, second];
  return { from: from.figure.value, to: to.figure.value, quantity: quantity.figure.value };
}
