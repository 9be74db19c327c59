import { anyOf } from '#domain/any-of.ts';
import { breakEvenMoves } from './break-even-moves.ts';
import { contributionWays, fixed, price, sold, soldRoles, variable } from './contribution.ts';
import { type Formula, step, value, type Way, way } from './formula.ts';
import { difference } from './ratio.ts';
import { asPercent, breakEvenPoint, safety, targetOutput } from './safety-and-target.ts';
import { tidy } from './say-number.ts';

export const breakEven: Formula[] = [
  {
    name: 'margin of safety',
    strict: true,
    aliases: /margins? of safety|mos|safety margin/,
    formula: 'Margin of safety = actual output − break-even output',
    sentence: 'Take the break-even output away from the actual output.',
    ways: [
      way(
        { point: value('breakEven'), actual: value([...soldRoles, 'revenue', 'capacity'], 'the actual output') },
        ({ actual, point }, say, { text }) =>
          /(?:margin of safety|\bmos)(?: is| of| =| was) #/.test(text)
            ? undefined
            : safety(actual, { value: point, sentences: [], steps: [] }, say, asPercent.test(text)),
      ),
      ...contributionWays({ fixed: fixed(), actual: sold() }, (unit, values, say, { text }) => {
        const point = breakEvenPoint(unit, values.fixed, say);
        return point && safety(values.actual, point, say, asPercent.test(text));
      }),
    ],
  },
  {
    name: 'output for a target profit',
    strict: true,
    onlyWith: /profit|fixed|contribution|variable|\bvc\b|\bfc\b|cost|target/,
    aliases: anyOf([
      /(?:output|units|sales|many|much)[\w ]{0,40}(?:to (?:make|earn|get|reach|hit|achieve)|for) (?:a |the |its )?(?:target )?profits?(?: of)?/,
      /target profit(?: output| level| sales)?/,
      /(?:reach|hit|achieve) (?:a |the |its )?(?:target|profit)(?: profit)?(?: of)?/,
      /(?:many|much)[\w ]{0,40}to (?:make|earn|get|reach|hit|achieve)(?: a)?(?: profit)?/,
      /many (?:units |more )?(?:do|does|must|should|would) [\w ]{0,16}(?:sell|make|produce)(?!.*br(?:ea|a)ke? ?even)/,
    ]),
    formula: 'Output for a target profit = (fixed costs + target profit) ÷ contribution per unit',
    sentence: 'Add the target profit to the fixed costs and divide by the contribution per unit.',
    ways: contributionWays(
      { fixed: fixed(), target: value(['targetProfit', 'profit'], 'the target profit') },
      targetOutput,
    ),
  },
  {
    name: 'break-even output',
    strict: true,
    aliases:
      /br(?:ea|a)ke? ?even(?:s|ing)?(?: (?:point|output|quantity|level|sales|volume))?(?: of output)?|bep?|broken even/,
    formula: 'Break-even output = fixed costs ÷ (selling price − variable cost per unit)',
    sentence:
      'Take the variable cost from the price to get the contribution per unit, then divide the fixed costs by it.',
    ways: [
      ...breakEvenMoves(),
      ...contributionWays({ fixed: fixed() }, (unit, values, say) => {
        const point = breakEvenPoint(unit, values.fixed, say);
        return (
          point && {
            ...point,
            unit: 'number',
            sentences: [
              ...point.sentences,
              `So they must sell ${say.number(Math.ceil(point.value))} to cover all their costs.`,
            ],
          }
        );
      }),
    ],
  },
  {
    name: 'total contribution',
    strict: true,
    aliases:
      /total contribution|(?:extra|additional|added) contribution|contribution from (?:the|this|that|it)[\w ]{0,14}/,
    formula: 'Total contribution = contribution per unit × units sold',
    sentence: 'Multiply the contribution per unit by the number sold.',
    ways: [
      ...contributionWays({ sold: sold() }, (unit, values, say) => {
        const total = tidy(unit.each * values.sold);
        return {
          value: total,
          unit: 'money',
          sentences: [
            ...unit.sentences,
            `Times ${say.number(values.sold)} units, that is ${say.money(total)}.`,
            `So ${say.money(total)} goes towards fixed costs and then profit.`,
          ],
          steps: [
            ...unit.steps,
            step('Total contribution', `${say.money(unit.each)} × ${say.number(values.sold)} = ${say.money(total)}`),
          ],
        };
      }),
      difference(
        'total contribution',
        [value('revenue'), 'revenue'],
        [value(['totalVariableCost', 'variableCost']), 'total variable costs'],
        (result, say) => `So ${say.money(result)} goes towards fixed costs and then profit.`,
      ),
    ],
  },
  {
    name: 'contribution per unit',
    strict: true,
    aliases: /(?:unit )?contributions?(?: per unit| a unit| each| per item)?/,
    formula: 'Contribution per unit = selling price − variable cost per unit',
    sentence: 'Take the variable cost per unit from the selling price.',
    ways: [
      difference(
        'contribution per unit',
        [price(), 'the selling price'],
        [variable(), 'the variable cost per unit'],
        (result, say) =>
          result >= 0
            ? `So each sale puts ${say.money(result)} towards fixed costs and then profit.`
            : `It is negative, so every sale loses ${say.money(-result)}.`,
      ),
      perUnitOfTotals(),
    ],
  },
];

/** Revenue and variable costs in all, shared out over the units. */
function perUnitOfTotals(): Way {
  return way(
    { revenue: value('revenue'), variable: value(['totalVariableCost', 'variableCost']), sold: sold() },
    ({ revenue, variable: cost, sold: units }, say) => {
      // A variable cost above what a unit sells for is that of all units.
      if (units <= 0 || cost <= revenue / units) return undefined;
      const total = tidy(revenue - cost);
      const result = tidy(total / units);
      return {
        value: result,
        unit: 'money',
        sentences: [
          `Total contribution is ${say.money(revenue)} minus ${say.money(cost)}, which is ${say.money(total)}.`,
          `Divided by ${say.number(units)} units, that is ${say.money(result)} each.`,
        ],
        steps: [
          step('Total contribution', `${say.money(revenue)} − ${say.money(cost)} = ${say.money(total)}`),
          step('Contribution per unit', `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}`),
        ],
      };
    },
  );
}
