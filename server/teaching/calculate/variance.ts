import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

export const variance: Formula[] = [
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
];

/** 'sales were meant to be 90 and they got 97' */
function readTold(reading: Reading): { budget: number; actual: number } | undefined {
  const found = pick(
    reading,
    anyOf([/actual(?:ly)?|really|spent|got|made|came|turned out|in the end|sold|were|was/], {
      before: /\b(?:budget(?:ed)?|forecast|planned|expected|meant to|supposed to)\b[^#]{0,30}#(?<budget>\d+)[^#]*\b/,
      after: /\b[^#]{0,24}#(?<actual>\d+)/,
    }),
    'budget',
    'actual',
  );
  return found && reading.facts.length === 2 ? found : undefined;
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
    steps: [step('Variance', `${say.money(actual)} − ${say.money(budget)} = ${say.money(gap)}`)],
  };
}

/** 'What % over budget': the gap as a part of what was planned. */
function shareOfBudget(gap: number, budget: number, say: Say): { said: string; step: Working['steps'][number] } {
  const share = say.percent(tidy((Math.abs(gap) / budget) * 100));
  const sum = [say.money(Math.abs(gap)), say.money(budget)];
  return {
    said: `As a percentage, ${sum[0]} divided by ${sum[1]}, times 100, is ${share} of the budget.`,
    step: step('As a percentage', `${sum[0]} ÷ ${sum[1]} × 100 = ${share}`),
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
      step('Variance', `${say.money(actual)} − ${say.money(budget)} = ${say.money(gap)}${side ? ` (${side})` : ''}`),
      ...(share ? [share.step] : []),
    ],
  };
}
