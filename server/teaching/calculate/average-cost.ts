import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, value, type Way, way } from './formula.ts';
import { output } from './quantities.ts';
import { difference, ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { tidy } from './say-number.ts';
import { totalWorking } from './total-cost.ts';

const count = { need: output(), name: 'output', write: 'number' } as const;
const totalCost = () => value(['totalCost', 'cost'], 'the total cost');

export const averageCosts: Formula[] = [
  average(
    'average fixed cost',
    'AFC',
    /average fixed costs?|afc|fixed costs? per unit/,
    'fixedCost',
    'fixed cost',
    'So each unit carries',
  ),
  average(
    'average variable cost',
    'AVC',
    /average variable costs?|avc|variable costs? per unit/,
    'totalVariableCost',
    'total variable cost',
    'So each unit adds on average',
  ),
  {
    name: 'average revenue',
    aliases: /average revenues?|ar|revenue per unit/,
    formula: 'AR = total revenue ÷ quantity',
    sentence: 'Divide total revenue by the quantity sold; it is the same as the price.',
    ways: [
      ratio({
        name: 'average revenue',
        top: { need: value('revenue'), name: 'total revenue' },
        bottom: { ...count, name: 'quantity' },
        unit: 'money',
        meaning: (result, say) => `So each unit sells for ${say.money(result)}.`,
      }),
    ],
  },
  {
    name: 'average cost',
    strict: true,
    aliases: anyOf([
      /average (?:total )?costs?|atc|ac|unit costs?/,
      /(?<!marginal |fixed |variable )costs? (?:per|for each|of each) unit|average unit costs?/,
      /(?:does|do|will|would) (?:each|one|every)(?: one| unit| of them| \w+)? cost(?: me| us| them| it| to make)*(?: on average)?/,
      /costs? (?:me |us |them )?on average/,
    ]),
    formula: 'AC = total cost ÷ output',
    sentence: 'Divide total cost by output.',
    ways: [
      ratio({
        name: 'average cost',
        top: { need: totalCost(), name: 'total cost' },
        bottom: count,
        unit: 'money',
        meaning: (result, say) => `So each unit costs ${say.money(result)} to make on average.`,
      }),
      way(
        { fixed: value('fixedCost'), variable: value(['variableCost', 'cost']), output: output() },
        ({ fixed, variable, output }, say, reading) => {
          const total = totalWorking({ fixed, variable, output }, say, reading);
          if (!total || output === 0) return undefined;
          const result = tidy(total.value / output);
          return {
            ...total,
            value: result,
            sentences: [
              ...total.sentences.slice(0, -1),
              `Divided by ${say.number(output)}, that is ${say.money(result)} each.`,
              `So each unit costs ${say.money(result)} to make on average.`,
            ],
            steps: [
              ...total.steps,
              step('Average cost', `${say.money(total.value)} ÷ ${say.number(output)} = ${say.money(result)}`),
            ],
          };
        },
      ),
      way(
        { fixed: value('averageFixedCost'), variable: value('variableCost', 'the average variable cost') },
        ({ fixed, variable }, say) => ({
          value: tidy(fixed + variable),
          unit: 'money',
          sentences: [
            'Average cost is average fixed cost plus average variable cost.',
            `${say.money(fixed)} plus ${say.money(variable)} is ${say.money(fixed + variable)}.`,
          ],
          steps: [step('AC', `${say.money(fixed)} + ${say.money(variable)} = ${say.money(fixed + variable)}`)],
        }),
      ),
      way(
        { fixed: value('fixedCost'), variable: value('totalVariableCost'), output: output() },
        ({ fixed, variable, output }, say) => {
          const [total, result] = [tidy(fixed + variable), tidy((fixed + variable) / output)];
          return {
            value: result,
            unit: 'money',
            sentences: [
              `Total cost is ${say.money(fixed)} plus ${say.money(variable)}, which is ${say.money(total)}.`,
              `Divided by ${say.number(output)}, that is ${say.money(result)} each.`,
              `So each unit costs ${say.money(result)} to make on average.`,
            ],
            steps: [
              step('Total cost', `${say.money(fixed)} + ${say.money(variable)} = ${say.money(total)}`),
              step('Average cost', `${say.money(total)} ÷ ${say.number(output)} = ${say.money(result)}`),
            ],
          };
        },
      ),
    ],
  },
];

function average(
  name: string,
  letters: string,
  aliases: RegExp,
  role: Role,
  topName: string,
  meaning: string,
): Formula {
  return {
    name,
    aliases,
    formula: `${letters} = ${topName} ÷ output`,
    sentence: `Divide ${topName} by output.`,
    ways: [
      ratio({
        name,
        top: { need: value(role === 'fixedCost' ? role : [role, 'variableCost']), name: topName },
        bottom: count,
        unit: 'money',
        meaning: (result, say) => `${meaning} ${say.money(result)} of it.`,
      }),
      ...(role === 'fixedCost' ? [allFixed()] : [fromTotals(meaning)]),
      difference(
        name,
        [value('averageCost'), 'average cost'],
        role === 'fixedCost'
          ? [value('variableCost', 'the average variable cost'), 'average variable cost']
          : [value('averageFixedCost'), 'average fixed cost'],
        (result, say) => `${meaning} ${say.money(result)} of it.`,
      ),
    ],
  };
}

/** Asked for the fixed costs themselves: what each unit carries of them, times the output. */
function allFixed(): Way {
  return way(
    { average: value('averageCost'), variable: value('variableCost'), output: output() },
    ({ average: each, variable, output }, say, { text }) => {
      const fixed = tidy(each - variable);
      if (fixed < 0 || /average fixed|\bafc\b|fixed costs? per/.test(text)) return undefined;
      const result = tidy(fixed * output);
      return {
        value: result,
        unit: 'money',
        sentences: [
          `Average fixed cost is ${say.money(each)} minus ${say.money(variable)}, which is ${say.money(fixed)}.`,
          `Times ${say.number(output)}, that is fixed costs of ${say.money(result)}.`,
        ],
        steps: [
          step('Average fixed cost', `${say.money(each)} − ${say.money(variable)} = ${say.money(fixed)}`),
          step('Fixed costs', `${say.money(fixed)} × ${say.number(output)} = ${say.money(result)}`),
        ],
      };
    },
  );
}

/** What is left of total cost without the fixed costs, shared out over the output. */
function fromTotals(meaning: string): Way {
  return way(
    { total: value('totalCost'), fixed: value('fixedCost'), output: output() },
    ({ total, fixed, output }, say) => {
      const changing = tidy(total - fixed);
      if (changing < 0 || output <= 0) return undefined;
      const result = tidy(changing / output);
      return {
        value: result,
        unit: 'money',
        sentences: [
          `Total variable cost is ${say.money(total)} minus ${say.money(fixed)}, which is ${say.money(changing)}.`,
          `Divided by ${say.number(output)}, that is ${say.money(result)}.`,
          `${meaning} ${say.money(result)} of it.`,
        ],
        steps: [
          step('Total variable cost', `${say.money(total)} − ${say.money(fixed)} = ${say.money(changing)}`),
          step('AVC', `${say.money(changing)} ÷ ${say.number(output)} = ${say.money(result)}`),
        ],
      };
    },
  );
}
