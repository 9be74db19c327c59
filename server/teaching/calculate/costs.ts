import { type Formula, type Reading, says, value, type Way, type Working, way } from './formula.ts';
import { difference, ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

const outputRoles: Role[] = ['output', 'units', 'quantity', 'sales'];
const quantity = () => value(outputRoles, 'the output');
const count = { need: quantity(), name: 'output', write: 'number' } as const;
const totalCost = () => value(['totalCost', 'cost'], 'the total cost');

export const costs: Formula[] = [
  average(
    'average fixed cost',
    'AFC',
    /average fixed costs?|afc|fixed costs? per unit/,
    'fixedCost',
    'fixed cost',
    'So each unit carries',
  ),
  {
    ...average(
      'average variable cost',
      'AVC',
      /average variable costs?|avc|variable costs? per unit/,
      'totalVariableCost',
      'total variable cost',
      'So each unit adds on average',
    ),
  },
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
    aliases:
      /average (?:total )?costs?|atc|ac|unit costs?|(?<!marginal |fixed |variable )costs? (?:per|for each|of each) unit|average unit costs?|(?:does|do|will|would) (?:each|one|every)(?: one| unit| of them| \w+)? cost(?: me| us| them| it| to make)*(?: on average)?|costs? (?:me |us |them )?on average/,
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
        { fixed: value('fixedCost'), variable: value(['variableCost', 'cost']), output: quantity() },
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
              {
                left: 'Average cost',
                right: `${say.money(total.value)} ÷ ${say.number(output)} = ${say.money(result)}`,
              },
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
          steps: [
            { left: 'AC', right: `${say.money(fixed)} + ${say.money(variable)} = ${say.money(fixed + variable)}` },
          ],
        }),
      ),
      way(
        { fixed: value('fixedCost'), variable: value('totalVariableCost'), output: quantity() },
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
              { left: 'Total cost', right: `${say.money(fixed)} + ${say.money(variable)} = ${say.money(total)}` },
              { left: 'Average cost', right: `${say.money(total)} ÷ ${say.number(output)} = ${say.money(result)}` },
            ],
          };
        },
      ),
    ],
  },
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
      way({ each: value(['variableCost', 'cost']), output: quantity() }, ({ each, output }, say) => ({
        value: tidy(each * output),
        unit: 'money',
        sentences: [
          'Total variable cost is the variable cost per unit times output.',
          `${say.money(each)} times ${say.number(output)} is ${say.money(each * output)}.`,
          'So that is what changes with output.',
        ],
        steps: [
          {
            left: 'Total variable cost',
            right: `${say.money(each)} × ${say.number(output)} = ${say.money(each * output)}`,
          },
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
      way({ fixed: value('fixedCost'), variable: value(['variableCost', 'cost']), output: quantity() }, totalWorking),
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
          steps: [
            {
              left: 'Total cost',
              right: `${say.money(fixed)} + ${say.money(variable)} = ${say.money(fixed + variable)}`,
            },
          ],
        }),
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
    { average: value('averageCost'), variable: value('variableCost'), output: quantity() },
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
          { left: 'Average fixed cost', right: `${say.money(each)} − ${say.money(variable)} = ${say.money(fixed)}` },
          { left: 'Fixed costs', right: `${say.money(fixed)} × ${say.number(output)} = ${say.money(result)}` },
        ],
      };
    },
  );
}

/** What is left of total cost without the fixed costs, shared out over the output. */
function fromTotals(meaning: string): Way {
  return way(
    { total: value('totalCost'), fixed: value('fixedCost'), output: quantity() },
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
          { left: 'Total variable cost', right: `${say.money(total)} − ${say.money(fixed)} = ${say.money(changing)}` },
          { left: 'AVC', right: `${say.money(changing)} ÷ ${say.number(output)} = ${say.money(result)}` },
        ],
      };
    },
  );
}

function totalWorking(
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
      { left: 'Variable cost', right: `${say.money(variable)} × ${say.number(output)} = ${say.money(changing)}` },
      { left: 'Total cost', right: `${say.money(fixed)} + ${say.money(changing)} = ${say.money(total)}` },
    ],
  };
}
