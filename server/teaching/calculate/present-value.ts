import { type Formula, type Reading, rate, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** What a sum to come is worth today. */
export const presentValues: Formula[] = [
  {
    name: 'present value',
    neverGiven: true,
    notWith: /net present|\bnpv\b|\breal\b|inflation|cpi/,
    aliases:
      /present value|\bpv|worth (?:today|now|in todays money|right now)|(?:todays|current) (?:value|worth)|(?:value|worth) (?:of (?:it|that|this) )?(?:today|now)/,
    formula: 'Present value = amount ÷ (1 + rate) to the power of the years',
    sentence: 'Divide the amount by one plus the rate, once for each year.',
    ways: [
      way(
        { told: fromText('the amount and the discount factor', readFactor) },
        ({ told: { amount, factor } }, say) => ({
          value: tidy(amount * factor),
          unit: 'money',
          sentences: [
            'The present value is the amount times its discount factor.',
            `${say.money(amount)} times ${say.number(factor)} is ${say.money(tidy(amount * factor))}.`,
          ],
          steps: [
            step('Present value', `${say.money(amount)} × ${say.number(factor)} = ${say.money(tidy(amount * factor))}`),
          ],
        }),
      ),
      way(
        {
          rate: rate(['discountRate', 'nominalInterest', 'percentChange'], 'the rate'),
          later: fromText('the amount and the years', readLater),
        },
        ({ rate: percent, later }, say) => presentValue(later, percent, say),
      ),
      way({ later: fromText('the amount, the years and the rate', readLater) }, ({ later }, say) =>
        later.rate === undefined ? undefined : presentValue(later, later.rate, say),
      ),
    ],
  },
];

type Later = { amount: number; years: number; rate?: number };

function readFactor({ text, facts }: Reading): { amount: number; factor: number } | undefined {
  const factors = facts.filter(({ figure }) => figure.unit === 'plain' && figure.value > 0 && figure.value < 1);
  const [factor] = factors;
  const [amount] = facts.filter((fact) => fact !== factor);
  if (facts.length !== 2 || factors.length !== 1 || !factor || !amount || !/factor/.test(text)) return undefined;
  return { amount: amount.figure.value, factor: factor.figure.value };
}

function readLater(reading: Reading): Later | undefined {
  const { text, facts } = reading;
  const percents = facts.filter(({ figure }) => figure.unit === 'percent');
  const years = facts.filter(({ figure }) => new RegExp(`#${figure.index} ?(?:years?|yrs?)\\b`).test(text));
  const amounts = facts.filter((fact) => !percents.includes(fact) && !years.includes(fact));
  const [percent, year, amount] = [percents[0], years[0], amounts[0]];
  if (facts.length !== 3 || !percent || !year || !amount) return undefined;
  const { value: length } = year.figure;
  if (!Number.isInteger(length) || length < 1 || length > 60) return undefined;
  return { amount: amount.figure.value, years: length, rate: percent.figure.value };
}

function presentValue({ amount, years }: Later, percent: number, say: Say): Working | undefined {
  if (percent <= 0 || percent >= 100) return undefined;
  const factor = tidy((1 + percent / 100) ** years);
  const result = Math.round((amount / factor) * 100) / 100;
  return {
    value: result,
    unit: 'money',
    sentences: [
      `Money grows by ${say.percent(percent)} a year, so over ${say.number(years)} years it becomes ${say.number(factor)} times as much.`,
      `${say.money(amount)} divided by ${say.number(factor)} is ${say.money(result)}.`,
      `So it is worth ${say.money(result)} today.`,
    ],
    steps: [
      step(
        'Present value',
        `${say.money(amount)} ÷ ${say.number(tidy(1 + percent / 100))}^${years} = ${say.money(result)}`,
      ),
    ],
  };
}
