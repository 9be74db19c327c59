import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, step, value, type Way, type Working, way } from './formula.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, sayWith, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

const sales = () => turnover();

export const profitability: Formula[] = [
  margin(
    'gross profit margin',
    /gross (?:profit )?margin|gpm|gp margin|gross profit (?:percentage|%)/,
    'grossProfit',
    'gross profit',
    [
      way({ revenue: sales(), cost: value('costOfSales') }, ({ revenue, cost }, say) =>
        marginAfter('gross profit', revenue, cost, revenue, say),
      ),
    ],
  ),
  margin('operating profit margin', /operating (?:profit )?margin|opm/, 'operatingProfit', 'operating profit', [
    way(
      { gross: value('grossProfit'), expenses: value('operatingExpenses'), revenue: sales() },
      ({ gross, expenses, revenue }, say) => marginAfter('operating profit', gross, expenses, revenue, say),
    ),
    way(
      { revenue: sales(), cost: value('costOfSales'), expenses: value(['operatingExpenses', 'fixedCost']) },
      ({ revenue, cost, expenses }, say) =>
        marginAfter('operating profit', tidy(revenue - cost), expenses, revenue, say),
    ),
  ]),
  margin(
    'net profit margin',
    /(?:net (?:profit )?margin|npm|profit for the year margin|(?<!gross |operating )profit margin)/,
    'netProfit',
    'profit for the year',
    [
      way({ price: value('price'), cost: value(['cost', 'averageCost']) }, ({ price, cost }, say) =>
        marginAfter('profit', price, cost, price, say),
      ),
      way({ revenue: sales(), cost: value('totalCost') }, ({ revenue, cost }, say) =>
        marginAfter('profit', revenue, cost, revenue, say),
      ),
    ],
  ),
  {
    name: 'return on capital employed',
    aliases: /return on capital(?: employed)?|roce/,
    formula: 'ROCE = operating profit ÷ capital employed × 100',
    sentence: 'Divide operating profit by capital employed and multiply by 100.',
    ways: [
      ratio({
        name: 'ROCE',
        top: { need: value(['operatingProfit', 'netProfit', 'profit']), name: 'operating profit' },
        bottom: { need: value('capitalEmployed'), name: 'capital employed' },
        unit: 'percent',
        meaning: (result) => `So every £100 of capital earns ${pounds(result)} a year.`,
      }),
      fromEquity(),
    ],
  },
];

function margin(name: string, aliases: RegExp, role: Role, topName: string, more: Way[] = []): Formula {
  return {
    name,
    aliases,
    formula: `${name.charAt(0).toUpperCase()}${name.slice(1)} = ${topName} ÷ revenue × 100`,
    sentence: `Divide ${topName} by revenue and multiply by 100.`,
    ways: [
      ratio({
        name,
        top: {
          need: value(role === 'netProfit' ? ['netProfit', 'profit', 'operatingProfit'] : [role, 'profit']),
          name: topName,
        },
        bottom: { need: sales(), name: 'revenue' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.number(result)}p of every £1 of sales is ${topName}.`,
        fits: (result) => result <= 100,
      }),
      ...more,
    ],
  };
}

/** The profit is not told but follows from what it is left over from. */
function marginAfter(name: string, from: number, cost: number, revenue: number, say: Say): Working | undefined {
  const profit = tidy(from - cost);
  const result = tidy((profit / revenue) * 100);
  if (revenue <= 0 || result > 100) return undefined;
  return {
    value: result,
    unit: 'percent',
    sentences: [
      `${upperFirst(name)} is ${say.money(from)} minus ${say.money(cost)}, which is ${say.money(profit)}.`,
      `${say.money(profit)} divided by ${say.money(revenue)}, times 100, is ${say.percent(result)}.`,
      `So ${say.number(result)}p of every £1 of sales is ${name}.`,
    ],
    steps: [
      step(upperFirst(name), `${say.money(from)} − ${say.money(cost)} = ${say.money(profit)}`),
      step('Margin', `${say.money(profit)} ÷ ${say.money(revenue)} × 100 = ${say.percent(result)}`),
    ],
    slips: [{ value: (profit / cost) * 100, says: 'you divided by the cost; a margin is on the revenue.' }],
  };
}

/** Capital employed is not told but can be added up. */
function fromEquity(): Way {
  const needs = {
    profit: value(['operatingProfit', 'netProfit', 'profit']),
    equity: value('totalEquity', 'the capital employed'),
    debt: value('nonCurrentLiabilities'),
  };
  return way(needs, ({ profit, equity, debt }, say) => {
    const employed = tidy(equity + debt);
    const result = tidy((profit / employed) * 100);
    return {
      value: result,
      unit: 'percent',
      sentences: [
        `Capital employed is ${say.money(equity)} plus ${say.money(debt)}, which is ${say.money(employed)}.`,
        `${say.money(profit)} divided by ${say.money(employed)}, times 100, is ${say.percent(result)}.`,
        `So every £100 of capital earns ${pounds(result)} a year.`,
      ],
      steps: [
        step('Capital employed', `${say.money(equity)} + ${say.money(debt)} = ${say.money(employed)}`),
        step('ROCE', `${say.money(profit)} ÷ ${say.money(employed)} × 100 = ${say.percent(result)}`),
      ],
    };
  });
}

function pounds(value: number): string {
  return sayWith('£').money(value);
}
