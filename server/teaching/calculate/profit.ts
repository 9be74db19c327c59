import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Step, step, value, type Way, type Working, way } from './formula.ts';
import { madeOrSold } from './quantities.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

const price = () => value('price', 'the selling price');
const variable = () => value(['variableCost', 'cost'], 'the variable cost per unit');
const sold = () => value(madeOrSold, 'the number of units sold');
const meaning = (result: number, say: Say) =>
  result < 0 ? `So they make a loss of ${say.money(-result)}.` : `So they make a profit of ${say.money(result)}.`;

export const profit: Formula[] = [
  {
    name: 'profit',
    strict: true,
    aliases: anyOf([
      /(?:total |net |overall |the |its )?(?:profits?|loss)(?! margin| for the year| from operations)(?: or loss)?(?: (?:made|at|from|if|when|on))?/,
      /supernormal profits?/,
      /how much (?:do|does|will|would) (?:they|it|he|she|the (?:firm|business)) (?:make|earn|lose)/,
    ]),
    formula: 'Profit = total revenue − total cost',
    sentence: 'Take total cost, fixed and variable, away from total revenue.',
    ways: [
      way({ price: price(), variable: variable(), fixed: value('fixedCost'), sold: sold() }, profitAtOutput),
      way(
        { each: value('contribution'), fixed: value('fixedCost'), sold: sold() },
        ({ each, fixed, sold: units }, say) => {
          const total = tidy(each * units);
          return less(
            total,
            fixed,
            say,
            [`Total contribution is ${say.money(each)} times ${say.number(units)}, which is ${say.money(total)}.`],
            [step('Total contribution', `${say.money(each)} × ${say.number(units)} = ${say.money(total)}`)],
            'fixed costs',
          );
        },
      ),
      way(
        { price: value('price'), average: value(['averageCost', 'cost', 'variableCost']), sold: sold() },
        ({ price: selling, average, sold: units }, say) => {
          if (average > selling * 3) return undefined;
          const result = tidy((selling - average) * units);
          return {
            value: result,
            unit: 'money',
            sentences: [
              `Profit on each is ${say.money(selling)} minus ${say.money(average)}, which is ${say.money(selling - average)}.`,
              `Times ${say.number(units)}, that is ${say.money(result)}.`,
              meaning(result, say),
            ],
            steps: [
              step(
                'Profit per unit',
                `${say.money(selling)} − ${say.money(average)} = ${say.money(selling - average)}`,
              ),
              step('Profit', `${say.money(selling - average)} × ${say.number(units)} = ${say.money(result)}`),
            ],
          };
        },
      ),
      way({ contribution: value('totalContribution'), fixed: value('fixedCost') }, ({ contribution, fixed }, say) =>
        less(contribution, fixed, say, [], [], 'fixed costs'),
      ),
      way(
        {
          revenue: value('revenue'),
          fixed: value('fixedCost'),
          variable: value(['totalVariableCost', 'variableCost']),
        },
        ({ revenue, fixed, variable: changing }, say) => {
          if (changing < fixed / 1000) return undefined;
          const total = tidy(fixed + changing);
          return less(
            revenue,
            total,
            say,
            [`Total cost is ${say.money(fixed)} plus ${say.money(changing)}, which is ${say.money(total)}.`],
            [step('Total cost', `${say.money(fixed)} + ${say.money(changing)} = ${say.money(total)}`)],
            'total cost',
          );
        },
      ),
      way(
        { price: value('price'), sold: sold(), total: value('totalCost') },
        ({ price: selling, sold: units, total }, say) => {
          const revenue = tidy(selling * units);
          return less(
            revenue,
            total,
            say,
            [`Revenue is ${say.money(selling)} times ${say.number(units)}, which is ${say.money(revenue)}.`],
            [step('Revenue', `${say.money(selling)} × ${say.number(units)} = ${say.money(revenue)}`)],
            'total cost',
          );
        },
      ),
      unpriced(
        difference('profit', [turnover(), 'total revenue'], [value(['totalCost', 'cost']), 'total cost'], meaning),
      ),
    ],
  },
];

/** 'It sells 50 at £12 each': a number of things and a price, and neither revenue nor total cost. */
function unpriced({ roles, run }: Way): Way {
  const priced = /\b(?:sells?|sold|selling|makes?|produces?) #\d+(?: [a-z]+)? (?:at|for) #\d+(?: each| per| a\b)?/;
  return { roles, run: (reading, say) => (priced.test(reading.text) ? { kind: 'unfit' } : run(reading, say)) };
}

function profitAtOutput(
  {
    price: selling,
    variable: cost,
    fixed,
    sold: units,
  }: { price: number; variable: number; fixed: number; sold: number },
  say: Say,
): Working | undefined {
  const revenue = tidy(selling * units);
  const changing = tidy(cost * units);
  const total = tidy(changing + fixed);
  return less(
    revenue,
    total,
    say,
    [
      `Revenue is ${say.money(selling)} times ${say.number(units)}, which is ${say.money(revenue)}.`,
      `Total cost is ${say.money(cost)} times ${say.number(units)} plus ${say.money(fixed)}, which is ${say.money(total)}.`,
    ],
    [
      step('Revenue', `${say.money(selling)} × ${say.number(units)} = ${say.money(revenue)}`),
      step('Total cost', `${say.money(cost)} × ${say.number(units)} + ${say.money(fixed)} = ${say.money(total)}`),
    ],
    'total cost',
    [{ value: tidy(revenue - changing), says: 'you forgot to take off the fixed costs.' }],
  );
}

function less(
  from: number,
  cost: number,
  say: Say,
  sentences: string[],
  steps: Step[],
  name: string,
  slips: Working['slips'] = [],
): Working {
  const result = tidy(from - cost);
  return {
    value: result,
    unit: 'money',
    sentences: [
      ...sentences,
      `Take ${name} away: ${say.money(from)} minus ${say.money(cost)} is ${say.money(result)}.`,
      meaning(result, say),
    ],
    steps: [...steps, step('Profit', `${say.money(from)} − ${say.money(cost)} = ${say.money(result)}`)],
    slips,
  };
}
