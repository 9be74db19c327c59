import { type Formula, type Need, type Reading, type Step, value, type Way, type Working, way } from './formula.ts';
import { type Ends, ends } from './move.ts';
import { difference } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

const soldRoles: Role[] = ['actualSales', 'output', 'units', 'quantity', 'sales'];
const price = () => value('price', 'the selling price');
const variable = () => value(['variableCost', 'cost', 'averageCost'], 'the variable cost per unit');
const fixed = () => value('fixedCost');
const sold = () => value(soldRoles, 'the number of units sold');

type PerUnit = { each: number; sentences: string[]; steps: Step[] };

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
    aliases:
      /(?:output|units|sales|many|much)[\w ]{0,40}(?:to (?:make|earn|get|reach|hit|achieve)|for) (?:a |the |its )?(?:target )?profits?(?: of)?|target profit(?: output| level| sales)?|(?:reach|hit|achieve) (?:a |the |its )?(?:target|profit)(?: profit)?(?: of)?|(?:many|much)[\w ]{0,40}to (?:make|earn|get|reach|hit|achieve)(?: a)?(?: profit)?|many (?:units |more )?(?:do|does|must|should|would) [\w ]{0,16}(?:sell|make|produce)(?!.*br(?:ea|a)ke? ?even)/,
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
            {
              left: 'Total contribution',
              right: `${say.money(unit.each)} × ${say.number(values.sold)} = ${say.money(total)}`,
            },
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
          { left: 'Total contribution', right: `${say.money(revenue)} − ${say.money(cost)} = ${say.money(total)}` },
          { left: 'Contribution per unit', right: `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}` },
        ],
      };
    },
  );
}

/** What each sale leaves, from price and variable cost or as told. */
function contributionWays<N extends Record<string, Need<number>>>(
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
        sentences: [
          `Contribution per unit is ${say.money(selling)} minus ${say.money(cost)}, which is ${say.money(each)}.`,
        ],
        steps: [
          { left: 'Contribution per unit', right: `${say.money(selling)} − ${say.money(cost)} = ${say.money(each)}` },
        ],
      };
      return work(unit, values as Record<keyof N, number>, say, reading);
    }),
  ];
}

/** A price or a cost has moved: break-even before and after. */
function breakEvenMoves(): Way[] {
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
        { left: 'Old break-even', right: `${line(old)} = ${say.number(before)}` },
        { left: 'New break-even', right: `${line(now)} = ${say.number(after)}` },
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

function breakEvenPoint(
  { each, sentences, steps }: PerUnit,
  fixedCosts: number,
  say: Say,
): Pick<Working, 'value' | 'sentences' | 'steps' | 'slips'> | undefined {
  if (each <= 0) return undefined;
  const exact = tidy(fixedCosts / each);
  const units = Math.ceil(exact - 1e-9);
  const rounded = units === exact ? '' : `, so ${say.number(units)} in whole units`;
  return {
    value: units,
    sentences: [
      ...sentences,
      `Break-even is the fixed costs divided by that: ${say.money(fixedCosts)} divided by ${say.money(each)} is ${say.number(exact)}${rounded}.`,
    ],
    steps: [
      ...steps,
      {
        left: 'Break-even output',
        right: `${say.money(fixedCosts)} ÷ ${say.money(each)} = ${say.number(exact)}${units === exact ? '' : ` → ${say.number(units)}`}`,
      },
    ],
  };
}

const asPercent =
  /\b(?:as|in) an? (?:%|percent\w*)|\b(?:as|in) (?:%|percent)|(?:what|%|percentage) (?:%|percent\w*|of) (?:of )?(?:sales|output)/;

function safety(
  actual: number,
  point: Pick<Working, 'value' | 'sentences' | 'steps'>,
  say: Say,
  asShare: boolean,
): Working {
  const result = tidy(actual - point.value);
  const share = say.percent(tidy((result / actual) * 100));
  return {
    value: result,
    unit: 'number',
    also: [
      {
        measure: 'percent',
        says: `As a percentage, ${say.number(result)} divided by ${say.number(actual)}, times 100, is ${share} of sales.`,
        left: 'As a percentage',
        right: `${say.number(result)} ÷ ${say.number(actual)} × 100 = ${share}`,
      },
    ],
    ...(asShare && { result: `${say.number(result)}, or ${share}` }),
    sentences: [
      ...point.sentences,
      `The margin of safety is ${say.number(actual)} minus ${say.number(point.value)}, which is ${say.number(result)}.`,
      result >= 0
        ? `So sales could fall by ${say.number(result)} before they make a loss.`
        : `It is negative, so they are ${say.number(-result)} short of breaking even.`,
      ...(asShare
        ? [`As a percentage, ${say.number(result)} divided by ${say.number(actual)}, times 100, is ${share} of sales.`]
        : []),
    ],
    steps: [
      ...point.steps,
      { left: 'Margin of safety', right: `${say.number(actual)} − ${say.number(point.value)} = ${say.number(result)}` },
      ...(asShare
        ? [{ left: 'As a percentage', right: `${say.number(result)} ÷ ${say.number(actual)} × 100 = ${share}` }]
        : []),
    ],
  };
}

function targetOutput(
  unit: PerUnit,
  { fixed: costs, target }: { fixed: number; target: number },
  say: Say,
): Working | undefined {
  if (unit.each <= 0) return undefined;
  const needed = tidy(costs + target);
  const exact = tidy(needed / unit.each);
  const units = Math.ceil(exact - 1e-9);
  return {
    value: units,
    unit: 'number',
    sentences: [
      ...unit.sentences,
      `Fixed costs plus the target profit is ${say.money(costs)} plus ${say.money(target)}, which is ${say.money(needed)}.`,
      `${say.money(needed)} divided by ${say.money(unit.each)} is ${say.number(exact)}.`,
      `So they must sell ${say.number(units)} to make ${say.money(target)}.`,
    ],
    steps: [
      ...unit.steps,
      { left: 'Needed', right: `${say.money(costs)} + ${say.money(target)} = ${say.money(needed)}` },
      { left: 'Output', right: `${say.money(needed)} ÷ ${say.money(unit.each)} = ${say.number(exact)}` },
    ],
  };
}
