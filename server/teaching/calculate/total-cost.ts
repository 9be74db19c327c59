import { type Formula, type Reading, says, step, value, type Working, way } from './formula.ts';
import { output } from './quantities.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

export const totalCosts: Formula[] = [
  {
    name: 'total variable cost',
    aliases: /total variable costs?|tvc/,
    formula: 'Total variable cost = variable cost per unit × output',
    sentence: 'Multiply the variable cost per unit by output, or take fixed costs from total cost.',
    ways: [
      difference(
        'total variable cost',
        [value('totalCost'), 'total cost'],
        [value('fixedCost'), 'fixed costs'],
        (result, say) => `So ${say.money(result)} of the cost changes with output.`,
      ),
      way({ each: value(['variableCost', 'cost']), output: output() }, ({ each, output }, say) => ({
        value: tidy(each * output),
        unit: 'money',
        sentences: [
          'Total variable cost is the variable cost per unit times output.',
          `${say.money(each)} times ${say.number(output)} is ${say.money(each * output)}.`,
          'So that is what changes with output.',
        ],
        steps: [
          step('Total variable cost', `${say.money(each)} × ${say.number(output)} = ${say.money(each * output)}`),
        ],
      })),
    ],
  },
  {
    name: 'total cost',
    onlyAsked: true,
    aliases: /total costs?|tc|(?:all the|overall) costs?|how much (?:does|will|would) it cost (?:in total|altogether)/,
    formula: 'Total cost = fixed costs + variable cost per unit × output',
    sentence: 'Multiply the variable cost per unit by output and add the fixed costs.',
    ways: [
      way({ fixed: value('fixedCost'), variable: value(['variableCost', 'cost']), output: output() }, totalWorking),
      way(
        {
          fixed: value('fixedCost'),
          variable: value(['totalVariableCost', 'variableCost']),
          none: says(/^(?!.*(?:units?|output|sells?|sold|make|produce))/),
        },
        ({ fixed, variable }, say) => ({
          value: tidy(fixed + variable),
          unit: 'money',
          sentences: [
            'Total cost is fixed costs plus variable costs.',
            `${say.money(fixed)} plus ${say.money(variable)} is ${say.money(fixed + variable)}.`,
            'So that is the cost of everything made.',
          ],
          steps: [step('Total cost', `${say.money(fixed)} + ${say.money(variable)} = ${say.money(fixed + variable)}`)],
        }),
      ),
    ],
  },
];

export function totalWorking(
  { fixed, variable, output }: { fixed: number; variable: number; output: number },
  say: Say,
  { facts }: Pick<Reading, 'facts'>,
): Working | undefined {
  const isEach = facts.some(
    ({ figure, per, roles }) => figure.value === fixed && per === 'unit' && roles.includes('fixedCost'),
  );
  if (isEach && variable > fixed) return undefined;
  const changing = tidy(variable * output);
  const total = tidy(fixed + changing);
  return {
    value: total,
    unit: 'money',
    sentences: [
      `Variable cost is ${say.money(variable)} times ${say.number(output)}, which is ${say.money(changing)}.`,
      `Add the fixed costs of ${say.money(fixed)} and you get ${say.money(total)}.`,
      `So making ${say.number(output)} costs ${say.money(total)} in all.`,
    ],
    steps: [
      step('Variable cost', `${say.money(variable)} × ${say.number(output)} = ${say.money(changing)}`),
      step('Total cost', `${say.money(fixed)} + ${say.money(changing)} = ${say.money(total)}`),
    ],
  };
}
