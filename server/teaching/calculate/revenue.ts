import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, value, type Working, way } from './formula.ts';
import { type Ends, ends, type Move, move, percentOf, sayMove } from './move.ts';
import { newRevenue } from './new-revenue.ts';
import { alsoElasticity } from './ped-and-revenue.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';
import { type Mover, twoEnds } from './two-moves.ts';

const quantityRoles: Role[] = ['quantity', 'sales', 'units', 'output', 'supply'];
const priceMover: Mover = {
  roles: ['price', 'cost', 'paidPrice'],
  words: /\b(?:prices?|priced|fares?|fees?|charg\w+|at|each|for)\b/,
  money: true,
  small: true,
};
const soldMover: Mover = {
  roles: quantityRoles,
  words: /\b(?:sales|sells?|sold|demand|quantity|qty|q|customers?|people|buy|units|visitors|tickets|numbers?)\b/,
  money: false,
};

export const revenue: Formula[] = [
  {
    name: 'change in total revenue',
    aliases: anyOf([
      /(?:change|fall|rise|increase|drop|difference|gain|loss) in (?:total |sales )?(?:revenue|tr)/,
      /(?:revenue|tr) (?:change|rise|fall|go up|go down|increase|decrease)s?(?: by)?/,
      /how (?:does|will|would|has) (?:total |sales )?revenue change/,
      /did (?:total |sales |the |their |its )*revenue (?:go up|go down|rise|fall|change|increase|drop)(?: or (?:go )?(?:up|down|rise|fall))?/,
      /what happens to (?:the |total |sales |its )*revenue|(?:revenue|takings) before and after/,
      /new (?:total |sales )?revenue|effect on (?:total |sales |the )*revenue/,
      anyOf([/better|worse|higher|lower|up|down|more|less|bigger|smaller/], {
        before:
          /(?:is|are|was|does|do|did|will|would) (?:the |their |its |his |total |sales |that |this )*(?:revenue|takings|tr) (?:be |get |go |come out )?/,
        after: /(?: or (?:better|worse|higher|lower|up|down|more|less))?/,
      }),
      /(?:revenue|takings) (?:went|goes|has gone|moves|moved)(?: up| down)?(?: from)?/,
      /(?:better|worse|higher|lower|more|less) (?:for )?(?:the |total |sales )*revenue/,
      /(?:did|do|does|will|would) (?:they|he|she|it|we|the (?:firm|shop|business|gym|company)) (?:make|take|earn|get) (?:more|less)(?: money| revenue)?(?: or less)?/,
    ]),
    formula: 'Change in revenue = new price × new quantity − old price × old quantity',
    sentence: 'Work out price times quantity before and after, then take the first from the second.',
    ways: [
      way({ price: ends('price'), quantity: ends(quantityRoles) }, revenueChange),
      newRevenue(),
      way({ both: twoEnds('both prices and both quantities', priceMover, soldMover) }, ({ both: { one, two } }, say) =>
        revenueChange({ price: one, quantity: two }, say),
      ),
      way({ price: move('price'), elasticity: value(['ped', 'elasticity']) }, revenueFromPed),
    ],
  },
  {
    name: 'total revenue',
    notWith: /(?:labour|staff|employee|worker) turnover|\b(?:staff|leavers|workers)\b.*\bturnover\b|turnover of staff/,
    onlyAsked: true,
    aliases:
      /(?:total |sales |the )?(?:revenue|tr|turnover|takings)|how much (?:money )?(?:does|do|will|would) (?:it|they|the (?:firm|business|shop)) (?:take|bring in)/,
    formula: 'Total revenue = price × quantity sold',
    sentence: 'Multiply the price by the quantity sold.',
    ways: [way({ price: value('price'), quantity: value(quantityRoles) }, totalRevenue)],
  },
];

function totalRevenue({ price, quantity }: { price: number; quantity: number }, say: Say): Working {
  const total = tidy(price * quantity);
  return {
    value: total,
    unit: 'money',
    sentences: [
      'Total revenue is price times quantity.',
      `${say.money(price)} times ${say.number(quantity)} is ${say.money(total)}.`,
      `So ${say.money(total)} comes in from sales, before any costs.`,
    ],
    steps: [step('Total revenue', `${say.money(price)} × ${say.number(quantity)} = ${say.money(total)}`)],
  };
}

function revenueChange({ price, quantity }: { price: Ends; quantity: Ends }, say: Say): Working {
  const before = tidy(price.from * quantity.from);
  const after = tidy(price.to * quantity.to);
  const change = tidy(after - before);
  return {
    value: change,
    unit: 'money',
    sentences: [
      `Revenue was ${say.money(price.from)} times ${say.number(quantity.from)}, which is ${say.money(before)}.`,
      `It is now ${say.money(price.to)} times ${say.number(quantity.to)}, which is ${say.money(after)}.`,
      change === 0
        ? 'So revenue does not change.'
        : `So revenue ${change > 0 ? 'rises' : 'falls'} by ${say.money(Math.abs(change))}, which is ${say.percent(Math.abs(percentOf(before, after)))}.`,
    ],
    steps: [
      step('Old revenue', `${say.money(price.from)} × ${say.number(quantity.from)} = ${say.money(before)}`),
      step('New revenue', `${say.money(price.to)} × ${say.number(quantity.to)} = ${say.money(after)}`),
      step('Change', `${say.money(after)} − ${say.money(before)} = ${say.money(change)}`),
    ],
    also: alsoElasticity(price, quantity, say),
  };
}

function revenueFromPed({ price, elasticity }: { price: Move; elasticity: number }, say: Say): Working | undefined {
  const quantity = tidy(-Math.abs(elasticity) * price.percent);
  const factor = (1 + price.percent / 100) * (1 + quantity / 100);
  const percent = tidy((factor - 1) * 100);
  if (factor < 0) return undefined;
  return {
    value: percent,
    unit: 'percent',
    sentences: [
      sayMove('price', price, say.money, say),
      `With a PED of ${say.number(-Math.abs(elasticity))}, quantity ${quantity < 0 ? 'falls' : 'rises'} by ${say.percent(Math.abs(quantity))}.`,
      `Revenue becomes ${say.number(1 + price.percent / 100)} times ${say.number(1 + quantity / 100)} of what it was.`,
      percent === 0
        ? 'So revenue stays the same.'
        : `So revenue ${percent > 0 ? 'rises' : 'falls'} by ${say.percent(Math.abs(percent))}.`,
    ],
    steps: [
      step(
        '%Δ quantity',
        `${say.number(-Math.abs(elasticity))} × ${say.percent(price.percent)} = ${say.percent(quantity)}`,
      ),
      step(
        'Revenue',
        `${say.number(1 + price.percent / 100)} × ${say.number(1 + quantity / 100)} = ${say.number(factor)}`,
      ),
      step('%Δ revenue', say.percent(percent)),
    ],
  };
}
