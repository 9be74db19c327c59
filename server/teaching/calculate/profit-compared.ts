import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

type Side = { revenue: number; cost: number };

/** Profit planned against profit made, and the margins of one income statement. */
export const profitCompared: Formula[] = [
  {
    name: 'profit variance',
    neverGiven: true,
    aliases:
      /(?:total |overall |the )?profit variances?|variances? (?:for|in|of|on) profit|(?:total |overall )?variance/,
    formula: 'Profit variance = actual profit − budgeted profit',
    sentence: 'Work out the profit in the budget and the profit in fact, then take the first from the second.',
    ways: [
      way({ sides: fromText('revenue and costs, budgeted and actual', readSides) }, ({ sides }, say) =>
        varianceOf(sides, say),
      ),
    ],
  },
  {
    name: 'profit margins',
    neverGiven: true,
    aliases:
      /(?:profit |both |all the |the )?margins|gross (?:profit )?(?:margin )?(?:and|&|n|\+|then) (?:the )?(?:operating|net)(?: profit)? margins?/,
    implied: /(?=.*\b(?:revenue|turnover|sales)\b)(?=.*\b(?:cost of sales|cogs|cost of goods)\b)(?=.*\bexpenses\b)/,
    formula: 'Margin = profit ÷ revenue × 100, for gross and for operating profit',
    sentence: 'Take off cost of sales for gross profit and expenses for operating profit; divide each by revenue.',
    ways: [
      way(
        { revenue: turnover(), sales: value('costOfSales'), expenses: value(['operatingExpenses', 'fixedCost']) },
        margins,
      ),
      way(
        { revenue: turnover(), gross: value('grossProfit'), left: value(['operatingProfit', 'netProfit']) },
        toldMargins,
      ),
    ],
  },
];

function readSides({ facts, text }: Reading): { budget: Side; actual: Side } | undefined {
  const amounts = facts.map(({ figure }) => ({
    value: figure.value,
    at: text.search(new RegExp(`#${figure.index}\\b`)),
  }));
  const [planned, real] = [
    text.search(/\b(?:budget(?:ed)?|forecast|planned|expected)\b/),
    text.search(/\bactual(?:ly)?\b|\breally\b|\bin fact\b/),
  ];
  if (planned < 0 || real < 0 || amounts.length !== 4 || facts.some(({ figure }) => figure.unit === 'percent'))
    return undefined;
  const nameBefore = (at: number) =>
    text
      .slice(0, at)
      .match(/\b(?:revenues?|sales|income|costs?|spending|expenses)\b/g)
      ?.at(-1) ?? '';
  const isCost = amounts.map(({ at }) => /cost|spend|expens/.test(nameBefore(at)));
  const byLine = isCost[0] === isCost[1] && isCost[2] === isCost[3] && isCost[0] !== isCost[2];
  const bySide = isCost[0] === isCost[2] && isCost[1] === isCost[3] && isCost[0] !== isCost[1];
  const [a = 0, b = 0, c = 0, d = 0] = amounts.map((amount) => amount.value);
  const side = (one: number, two: number, costFirst: boolean): Side =>
    costFirst ? { revenue: two, cost: one } : { revenue: one, cost: two };
  const first = isCost[0] === true;
  const pair = bySide
    ? [side(a, b, first), side(c, d, first)]
    : byLine
      ? [side(a, c, first), side(b, d, first)]
      : undefined;
  const [one, two] = pair ?? [];
  if (!one || !two) return undefined;
  return planned < real ? { budget: one, actual: two } : { budget: two, actual: one };
}

function varianceOf({ budget, actual }: { budget: Side; actual: Side }, say: Say): Working {
  const profit = ({ revenue, cost }: Side) => tidy(revenue - cost);
  const gap = tidy(profit(actual) - profit(budget));
  const side = gap === 0 ? '' : gap > 0 ? 'favourable' : 'adverse';
  const line = ({ revenue, cost }: Side) => `${say.money(revenue)} − ${say.money(cost)} = ${say.money(revenue - cost)}`;
  return {
    value: gap,
    unit: 'money',
    result: gap === 0 ? '0' : `${say.money(Math.abs(gap))} ${side}`,
    sentences: [
      `Budgeted profit is ${say.money(budget.revenue)} minus ${say.money(budget.cost)}, which is ${say.money(profit(budget))}.`,
      `Actual profit is ${say.money(actual.revenue)} minus ${say.money(actual.cost)}, which is ${say.money(profit(actual))}.`,
      gap === 0
        ? 'So there is no variance.'
        : `So profit is ${say.money(Math.abs(gap))} ${gap > 0 ? 'higher' : 'lower'} than planned, and the variance is ${say.money(Math.abs(gap))} ${side}.`,
    ],
    steps: [
      step('Budgeted profit', line(budget)),
      step('Actual profit', line(actual)),
      step(
        'Variance',
        `${say.money(profit(actual))} − ${say.money(profit(budget))} = ${say.money(gap)}${side ? ` (${side})` : ''}`,
      ),
    ],
  };
}

function margins(
  { revenue, sales, expenses }: { revenue: number; sales: number; expenses: number },
  say: Say,
): Working | undefined {
  const [gross, operating] = [tidy(revenue - sales), tidy(revenue - sales - expenses)];
  if (revenue <= 0 || gross < 0 || sales < revenue / 200) return undefined;
  const percent = (profit: number) => tidy((profit / revenue) * 100);
  return {
    value: percent(operating),
    unit: 'percent',
    result: `${say.percent(percent(gross))} and ${say.percent(percent(operating))}`,
    sentences: [
      `Gross profit is ${say.money(revenue)} minus ${say.money(sales)}, which is ${say.money(gross)}: a gross margin of ${say.percent(percent(gross))}.`,
      `Take off expenses of ${say.money(expenses)} and operating profit is ${say.money(operating)}: an operating margin of ${say.percent(percent(operating))}.`,
      `So ${say.number(percent(operating))}p of every £1 of sales is left after the running costs.`,
    ],
    steps: [
      step('Gross margin', `${say.money(gross)} ÷ ${say.money(revenue)} × 100 = ${say.percent(percent(gross))}`),
      step(
        'Operating margin',
        `${say.money(operating)} ÷ ${say.money(revenue)} × 100 = ${say.percent(percent(operating))}`,
      ),
    ],
  };
}

/** The profits themselves are told. */
function toldMargins(
  { revenue, gross, left }: { revenue: number; gross: number; left: number },
  say: Say,
  { facts }: Reading,
): Working | undefined {
  if (revenue <= 0 || gross > revenue || left > gross) return undefined;
  const isOperating = facts.some(({ roles }) => roles.includes('operatingProfit'));
  const kinds = [
    { name: 'Gross', profit: gross },
    { name: isOperating ? 'Operating' : 'Net', profit: left },
  ].map((kind) => ({ ...kind, percent: tidy((kind.profit / revenue) * 100) }));
  const last = kinds[1]?.percent ?? 0;
  return {
    value: last,
    unit: 'percent',
    result: kinds.map(({ percent }) => say.percent(percent)).join(' and '),
    sentences: [
      ...kinds.map(
        ({ name, profit, percent }) =>
          `${name} profit is ${say.money(profit)} out of ${say.money(revenue)}: a margin of ${say.percent(percent)}.`,
      ),
      `So ${say.number(last)}p of every £1 of sales is left after the running costs.`,
    ],
    steps: kinds.map(({ name, profit, percent }) =>
      step(`${name} margin`, `${say.money(profit)} ÷ ${say.money(revenue)} × 100 = ${say.percent(percent)}`),
    ),
  };
}
