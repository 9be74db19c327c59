import { type Formula, step, value, type Working, way } from './formula.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

/** The sums of break-even turned round. */
export const breakEvenSolved: Formula[] = [
  {
    name: 'fixed costs from break-even',
    onlyAsked: true,
    onlyWith: /(?:break ?even|\bbep?)(?: (?:point|output|is|was|at|of|=|quantity|level))* #/,
    aliases: /(?:total )?fixed costs?|overheads?|\bt?fc/,
    formula: 'Fixed costs = break-even output × contribution per unit',
    sentence: 'At break-even total contribution just covers fixed costs, so multiply the two.',
    ways: [
      way({ point: value('breakEven'), each: value('contribution') }, ({ point, each }, say) =>
        fixedOf(point, each, say),
      ),
      way(
        { point: value('breakEven'), price: value('price'), cost: value(['variableCost', 'cost']) },
        ({ point, price, cost }, say) => (price > cost ? fixedOf(point, tidy(price - cost), say) : undefined),
      ),
    ],
  },
  {
    name: 'variable cost from contribution',
    onlyAsked: true,
    onlyWith: /contribution(?: per \w+| each)?(?: is| of| =| was)? #/,
    aliases: /(?:unit )?variable costs?(?: per unit)?|vc/,
    formula: 'Variable cost per unit = selling price − contribution per unit',
    sentence: 'Take the contribution per unit from the selling price.',
    ways: [
      difference(
        'the variable cost per unit',
        [value('price'), 'the selling price'],
        [value('contribution'), 'the contribution per unit'],
        (result, say) => `So each unit costs ${say.money(result)} in materials, labour and the like.`,
      ),
    ],
  },
  {
    name: 'price from contribution',
    onlyAsked: true,
    onlyWith: /contribution(?: per \w+| each)?(?: is| of| =| was)? #/,
    aliases: /(?:selling )?price/,
    formula: 'Selling price = variable cost per unit + contribution per unit',
    sentence: 'Add the contribution per unit to the variable cost.',
    ways: [
      way({ each: value('contribution'), cost: value(['variableCost', 'cost']) }, ({ each, cost }, say) => ({
        value: tidy(each + cost),
        unit: 'money',
        sentences: [
          'The price is the variable cost plus the contribution.',
          `${say.money(cost)} plus ${say.money(each)} is ${say.money(each + cost)}.`,
        ],
        steps: [step('Price', `${say.money(cost)} + ${say.money(each)} = ${say.money(each + cost)}`)],
      })),
    ],
  },
  {
    name: 'break-even from the margin of safety',
    onlyAsked: true,
    onlyWith: /(?:margin of safety|\bmos)(?: is| of| =| was)? #/,
    aliases: /br(?:ea|a)ke? ?even(?: (?:point|output|level))?|bep?/,
    formula: 'Break-even output = actual output − margin of safety',
    sentence: 'Take the margin of safety from the actual output.',
    ways: [
      way(
        { safety: value('marginOfSafety'), sold: value(['actualSales', 'output', 'units', 'quantity', 'sales']) },
        ({ safety, sold }, say) => ({
          value: tidy(sold - safety),
          unit: 'number',
          sentences: [
            'The margin of safety is what is sold above break-even, so take it off.',
            `${say.number(sold)} minus ${say.number(safety)} is ${say.number(sold - safety)}.`,
          ],
          steps: [
            step('Break-even output', `${say.number(sold)} − ${say.number(safety)} = ${say.number(sold - safety)}`),
          ],
        }),
      ),
      // The same three figures, and what is sold is the one that is not told.
      way({ safety: value('marginOfSafety'), point: value('breakEven') }, ({ safety, point }, say) => ({
        value: tidy(point + safety),
        unit: 'number',
        sentences: [
          'The margin of safety is what is sold above break-even, so add it on.',
          `${say.number(point)} plus ${say.number(safety)} is ${say.number(point + safety)}.`,
        ],
        steps: [step('Actual output', `${say.number(point)} + ${say.number(safety)} = ${say.number(point + safety)}`)],
      })),
    ],
  },
];

function fixedOf(point: number, each: number, say: Say): Working {
  const result = tidy(point * each);
  return {
    value: result,
    unit: 'money',
    sentences: [
      'At break-even the total contribution just covers the fixed costs.',
      `${say.number(point)} times ${say.money(each)} is ${say.money(result)}.`,
      `So the fixed costs are ${say.money(result)}.`,
    ],
    steps: [step('Fixed costs', `${say.number(point)} × ${say.money(each)} = ${say.money(result)}`)],
  };
}
