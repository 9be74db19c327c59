import { type Formula, type Reading, value, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

export const budgets: Formula[] = [
  {
    name: 'variance',
    aliases:
      /(?:budget |sales |cost |profit |income |expenditure )?variances?|(?:favourable|adverse)(?: or (?:favourable|adverse))?(?: variance)?|(?:over|under) budget/,
    implied:
      /\b(?:budget(?:ed)?|forecast|planned|meant to be|supposed to be|meant to (?:cost|make))\b.*#\d+.*\b(?:actual(?:ly)?|really|spent|got|made|came|turned out|in the end|sold|were|was)\b.*#\d+/,
    formula: 'Variance = actual figure − budgeted figure',
    sentence: 'Take the budgeted figure from the actual one; more profit is favourable, more cost is adverse.',
    ways: [
      way(
        {
          budget: value('budgeted', 'the budgeted figure'),
          actual: value(
            ['actual', 'actualSales', 'cost', 'revenue', 'sales', 'profit', 'totalCost'],
            'the actual figure',
          ),
        },
        varianceWorking,
      ),
      way({ told: fromText('the budgeted and the actual figure', readTold) }, ({ told }, say, reading) =>
        varianceWorking(told, say, reading),
      ),
    ],
  },
  {
    name: 'closing balance',
    aliases:
      /closing (?:cash )?(?:balance|bal|cash)|(?:cash )?balance at the end|(?:balance|cash) (?:left )?at the end/,
    formula: 'Closing balance = opening balance + net cash flow',
    sentence: 'Add the net cash flow, inflows minus outflows, to the opening balance.',
    ways: [
      way(
        {
          opening: value('openingBalance'),
          inflow: value(['inflow', 'yearlyInflow', 'revenue', 'sales']),
          outflow: value(['outflow', 'cost', 'totalCost']),
        },
        ({ opening, inflow, outflow }, say) => {
          const net = tidy(inflow - Math.abs(outflow));
          return closing(
            opening,
            net,
            say,
            [
              `Net cash flow is ${say.money(inflow)} minus ${say.money(Math.abs(outflow))}, which is ${say.money(net)}.`,
            ],
            [
              {
                left: 'Net cash flow',
                right: `${say.money(inflow)} − ${say.money(Math.abs(outflow))} = ${say.money(net)}`,
              },
            ],
          );
        },
      ),
      way({ opening: value('openingBalance'), net: value('netCashFlow') }, ({ opening, net }, say) =>
        closing(opening, net, say, [], []),
      ),
    ],
  },
  {
    name: 'opening balance',
    aliases: /opening (?:cash )?(?:balance|bal)/,
    formula: 'Opening balance = closing balance − net cash flow',
    sentence: 'It is the closing balance of the month before, so take the net cash flow off the closing balance.',
    ways: [
      difference(
        'the opening balance',
        [value('closingBalance'), 'the closing balance'],
        [value('netCashFlow'), 'net cash flow'],
        (result, say) => `So the month began with ${say.money(result)}.`,
      ),
    ],
  },
  {
    name: 'net cash flow',
    aliases: /net (?:cash ?flow|cash|flow)|cash ?flow(?= (?:for|in|is)|\?|$)/,
    formula: 'Net cash flow = cash inflows − cash outflows',
    sentence: 'Take the cash outflows away from the cash inflows.',
    ways: [
      difference(
        'net cash flow',
        [value(['inflow', 'yearlyInflow', 'revenue', 'sales']), 'inflows'],
        [value(['outflow', 'cost', 'totalCost']), 'outflows'],
        (result, say) =>
          result >= 0
            ? `So ${say.money(result)} more comes in than goes out.`
            : `So ${say.money(-result)} more goes out than comes in.`,
      ),
    ],
  },
];

/** 'sales were meant to be 90 and they got 97' */
function readTold(reading: Reading): { budget: number; actual: number } | undefined {
  const found = pick(
    reading,
    /\b(?:budget(?:ed)?|forecast|planned|expected|meant to|supposed to)\b[^#]{0,30}#(?<budget>\d+)[^#]*\b(?:actual(?:ly)?|really|spent|got|made|came|turned out|in the end|sold|were|was)\b[^#]{0,24}#(?<actual>\d+)/,
    'budget',
    'actual',
  );
  return found && reading.facts.length === 2 ? found : undefined;
}

function closing(opening: number, net: number, say: Say, sentences: string[], steps: Working['steps']): Working {
  const result = tidy(opening + net);
  const sign = net < 0 ? ['minus', '−'] : ['plus', '+'];
  return {
    value: result,
    unit: 'money',
    sentences: [
      ...sentences,
      `${say.money(opening)} ${sign[0]} ${say.money(Math.abs(net))} is ${say.money(result)}.`,
      result < 0
        ? `So they end ${say.money(-result)} overdrawn.`
        : `So they end with ${say.money(result)} in the bank.`,
    ],
    steps: [
      ...steps,
      {
        left: 'Closing balance',
        right: `${say.money(opening)} ${sign[1]} ${say.money(Math.abs(net))} = ${say.money(result)}`,
      },
    ],
  };
}

/** Named as budget and actual, but not as a cost or an income: which side it is on is left open. */
function gapOnly(budget: number, actual: number, say: Say): Working {
  const gap = tidy(actual - budget);
  const [more, less] = gap > 0 ? ['adverse', 'favourable'] : ['favourable', 'adverse'];
  return {
    value: gap,
    unit: 'money',
    sentences: [
      `Actual minus budget is ${say.money(actual)} minus ${say.money(budget)}, which is ${say.money(gap)}.`,
      gap === 0
        ? 'So there is no variance.'
        : `If it is a cost, the variance is ${say.money(Math.abs(gap))} ${more}; if it is income, it is ${less}.`,
    ],
    steps: [{ left: 'Variance', right: `${say.money(actual)} − ${say.money(budget)} = ${say.money(gap)}` }],
  };
}

/** 'What % over budget': the gap as a part of what was planned. */
function shareOfBudget(gap: number, budget: number, say: Say): { said: string; step: Working['steps'][number] } {
  const share = say.percent(tidy((Math.abs(gap) / budget) * 100));
  const sum = [say.money(Math.abs(gap)), say.money(budget)];
  return {
    said: `As a percentage, ${sum[0]} divided by ${sum[1]}, times 100, is ${share} of the budget.`,
    step: { left: 'As a percentage', right: `${sum[0]} ÷ ${sum[1]} × 100 = ${share}` },
  };
}

/** More revenue or profit is good news, more cost is bad; without either word the side cannot be told. */
function varianceWorking(
  { budget, actual }: { budget: number; actual: number },
  say: Say,
  { text, named }: Pick<Reading, 'text' | 'named'>,
): Working | undefined {
  if (actual > budget * 20 || budget > actual * 20) return undefined;
  const gap = tidy(actual - budget);
  const isCost = /\bcosts?\b|spend|spent|expens|wages|materials|labour|marketing|overheads|expenditure|\brent\b/.test(
    text,
  );
  const isIncome = /\bsales\b|revenue|profit|income|turnover|sold/.test(text);
  if (isCost === isIncome) return named && !isCost ? gapOnly(budget, actual, say) : undefined;
  const good = isCost ? gap < 0 : gap > 0;
  const side = gap === 0 ? '' : good ? 'favourable' : 'adverse';
  const size = Math.abs(gap);
  const share =
    /(?:what|which|how many|by what|as an?|in) (?:%|percent)/.test(text) && gap !== 0
      ? shareOfBudget(gap, budget, say)
      : undefined;
  return {
    value: gap,
    unit: 'money',
    result: gap === 0 ? '0' : `${say.money(size)} ${side}`,
    sentences: [
      `Actual minus budget is ${say.money(actual)} minus ${say.money(budget)}, which is ${say.money(gap)}.`,
      gap === 0
        ? 'So there is no variance.'
        : `${isCost ? 'Costs' : 'Income'} came in ${gap > 0 ? 'higher' : 'lower'} than planned.`,
      ...(gap === 0 ? [] : [`So the variance is ${say.money(size)} ${side}.`]),
      ...(share ? [share.said] : []),
    ],
    steps: [
      {
        left: 'Variance',
        right: `${say.money(actual)} − ${say.money(budget)} = ${say.money(gap)}${side ? ` (${side})` : ''}`,
      },
      ...(share ? [share.step] : []),
    ],
  };
}
