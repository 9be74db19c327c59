import { type Formula, step, value, way } from './formula.ts';
import { difference } from './ratio.ts';
import { tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

export const grossAndOperatingProfit: Formula[] = [
  {
    name: 'gross profit',
    aliases: /gross profits?|gp/,
    formula: 'Gross profit = revenue − cost of sales',
    sentence: 'Take the cost of sales away from revenue.',
    ways: [
      difference(
        'gross profit',
        [turnover(), 'revenue'],
        [value(['costOfSales']), 'the cost of sales'],
        (result, say) => `So ${say.money(result)} is left before the other expenses.`,
      ),
    ],
  },
  {
    name: 'operating profit',
    aliases: /operating profits?/,
    formula: 'Operating profit = gross profit − operating expenses',
    sentence: 'Take the operating expenses away from gross profit.',
    ways: [
      difference(
        'operating profit',
        [value('grossProfit'), 'gross profit'],
        [value(['operatingExpenses', 'fixedCost']), 'operating expenses'],
        (result, say) => `So the business itself earns ${say.money(result)}.`,
      ),
      way(
        {
          revenue: turnover(),
          sales: value('costOfSales'),
          expenses: value(['operatingExpenses', 'fixedCost']),
        },
        ({ revenue, sales, expenses }, say) => {
          const result = tidy(revenue - sales - expenses);
          return {
            value: result,
            unit: 'money',
            sentences: [
              `Gross profit is ${say.money(revenue)} minus ${say.money(sales)}, which is ${say.money(revenue - sales)}.`,
              `Take off the expenses of ${say.money(expenses)} and ${say.money(result)} is left.`,
              `So the business itself earns ${say.money(result)}.`,
            ],
            steps: [
              step('Gross profit', `${say.money(revenue)} − ${say.money(sales)} = ${say.money(revenue - sales)}`),
              step('Operating profit', `${say.money(revenue - sales)} − ${say.money(expenses)} = ${say.money(result)}`),
            ],
          };
        },
      ),
    ],
  },
];
