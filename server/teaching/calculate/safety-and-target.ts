import type { PerUnit } from './contribution.ts';
import { step, type Working } from './formula.ts';
import { type Say, tidy } from './say-number.ts';

export function breakEvenPoint(
  { each, price, sentences, steps }: PerUnit,
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
      step(
        'Break-even output',
        `${say.money(fixedCosts)} ÷ ${say.money(each)} = ${say.number(exact)}${units === exact ? '' : ` → ${say.number(units)}`}`,
      ),
    ],
    ...(price && {
      slips: [
        {
          value: Math.ceil(fixedCosts / price - 1e-9),
          says: `you divided by the price, ${say.money(price)}; ${say.money(tidy(price - each))} of it goes on the variable cost, so only ${say.money(each)} is left to pay the fixed costs.`,
        },
      ],
    }),
  };
}

export const asPercent =
  /\b(?:as|in) an? (?:%|percent\w*)|\b(?:as|in) (?:%|percent)|(?:what|%|percentage) (?:%|percent\w*|of) (?:of )?(?:sales|output)/;

export function safety(
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
      step('Margin of safety', `${say.number(actual)} − ${say.number(point.value)} = ${say.number(result)}`),
      ...(asShare ? [step('As a percentage', `${say.number(result)} ÷ ${say.number(actual)} × 100 = ${share}`)] : []),
    ],
  };
}

export function targetOutput(
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
      step('Needed', `${say.money(costs)} + ${say.money(target)} = ${say.money(needed)}`),
      step('Output', `${say.money(needed)} ÷ ${say.money(unit.each)} = ${say.number(exact)}`),
    ],
  };
}
