import { averageStock, stockDays } from './average-stock.ts';
import { type Formula, type Need, value } from './formula.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { turnover } from './turnover.ts';

/** How fast stock is sold, customers pay and suppliers are paid. */
export const efficiencyRatios: Formula[] = [
  {
    name: 'inventory turnover',
    aliases:
      /(?:inventory|stock) (?:turnover|turn)(?: ratio)?|(?:times|often) (?:\w+ ){0,3}?(?:stock|inventory) (?:is )?(?:turned|turns|turn|sold)(?: over)?/,
    formula: 'Inventory turnover = cost of sales ÷ average inventories',
    sentence: 'Divide the cost of sales by the inventories held.',
    ways: [
      stockDays(),
      averageStock(),
      ratio({
        name: 'inventory turnover',
        top: { need: value('costOfSales'), name: 'cost of sales' },
        bottom: { need: value('inventory'), name: 'inventories' },
        unit: 'number',
        after: 'times',
        meaning: (result, say) => `So the stock is sold and replaced ${say.number(result)} times a year.`,
      }),
    ],
  },
  days(
    'receivables days',
    /(?:trade )?(?:receivables?|debtors?)(?: collection)? (?:days|period)|debtor days|collection period|how long (?:do|does) (?:customers|debtors)[\w ]{0,12}(?:take )?to pay/,
    'receivables',
    'receivables',
    turnover(),
    'revenue',
    'customers take',
  ),
  days(
    'payables days',
    /(?:trade )?(?:payables?|creditors?) (?:days|period)|creditor days|how long (?:do|does) (?:it|the (?:firm|business)|they)[\w ]{0,8}take to pay/,
    'payables',
    'payables',
    value(['costOfSales', 'creditPurchases']),
    'cost of sales',
    'the business takes',
  ),
];

function days(
  name: string,
  aliases: RegExp,
  role: Role,
  topName: string,
  bottom: Need<number>,
  bottomName: string,
  who: string,
): Formula {
  return {
    name,
    aliases,
    implied: new RegExp(`(?=.*\\b${topName}\\b)(?=.*\\b${bottomName}\\b)`),
    formula: `${name.charAt(0).toUpperCase()}${name.slice(1)} = ${topName} ÷ ${bottomName} × 365`,
    sentence: `Divide ${topName} by ${bottomName} and multiply by 365.`,
    ways: [
      ratio({
        name,
        top: { need: value(role), name: topName },
        bottom: { need: bottom, name: bottomName },
        times: 365,
        unit: 'number',
        after: 'days',
        meaning: (result, say) => `So ${who} about ${say.number(Math.round(result))} days to pay.`,
        fits: (result) => result <= 1000,
      }),
    ],
  };
}
