import { averageStock, stockDays } from './average-stock.ts';
import { type Formula, type Need, value, way } from './formula.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, sayWith, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

const sales = () => turnover();

export const accountingRatios: Formula[] = [
  {
    name: 'acid-test ratio',
    aliases: /acid test(?: ratio)?|quick ratio/,
    formula: 'Acid-test ratio = (current assets − inventories) ÷ current liabilities',
    sentence: 'Take inventories off current assets, then divide by current liabilities.',
    ways: [
      way(
        { assets: value('currentAssets'), stock: value('inventory'), liabilities: value('currentLiabilities') },
        ({ assets, stock, liabilities }, say) => {
          const liquid = tidy(assets - stock);
          if (liabilities === 0) return undefined;
          const result = tidy(liquid / liabilities);
          return {
            value: result,
            unit: 'number',
            sentences: [
              `Current assets without inventories are ${say.money(assets)} minus ${say.money(stock)}, which is ${say.money(liquid)}.`,
              `${say.money(liquid)} divided by ${say.money(liabilities)} is ${say.number(result)}.`,
              liquidMeaning(result, say),
            ],
            steps: [
              { left: 'Liquid assets', right: `${say.money(assets)} − ${say.money(stock)} = ${say.money(liquid)}` },
              {
                left: 'Acid-test ratio',
                right: `${say.money(liquid)} ÷ ${say.money(liabilities)} = ${say.number(result)}`,
              },
            ],
            slips: [{ value: assets / liabilities, says: 'that is the current ratio; take inventories off first.' }],
          };
        },
      ),
    ],
  },
  {
    name: 'current ratio',
    aliases: /current ratio|liquidity ratio|working capital ratio/,
    formula: 'Current ratio = current assets ÷ current liabilities',
    sentence: 'Divide current assets by current liabilities.',
    ways: [
      ratio({
        name: 'the current ratio',
        top: { need: value('currentAssets'), name: 'current assets' },
        bottom: { need: value('currentLiabilities'), name: 'current liabilities' },
        unit: 'number',
        meaning: liquidMeaning,
      }),
      way(
        {
          stock: value('inventory'),
          debtors: value('receivables'),
          cash: value('cash'),
          liabilities: value('currentLiabilities'),
        },
        ({ stock, debtors, cash, liabilities }, say) => {
          const assets = tidy(stock + debtors + cash);
          const result = tidy(assets / liabilities);
          return {
            value: result,
            unit: 'number',
            sentences: [
              `Current assets are ${say.money(stock)} plus ${say.money(debtors)} plus ${say.money(cash)}, which is ${say.money(assets)}.`,
              `${say.money(assets)} divided by ${say.money(liabilities)} is ${say.number(result)}.`,
              liquidMeaning(result, say),
            ],
            steps: [
              {
                left: 'Current assets',
                right: `${say.money(stock)} + ${say.money(debtors)} + ${say.money(cash)} = ${say.money(assets)}`,
              },
              {
                left: 'Current ratio',
                right: `${say.money(assets)} ÷ ${say.money(liabilities)} = ${say.number(result)}`,
              },
            ],
          };
        },
      ),
    ],
  },
  {
    name: 'gearing',
    aliases: /gearing(?: ratio)?|how (?:highly )?geared/,
    formula: 'Gearing = non-current liabilities ÷ capital employed × 100',
    sentence: 'Divide non-current liabilities by capital employed and multiply by 100.',
    ways: [
      ratio({
        name: 'gearing',
        top: { need: value('nonCurrentLiabilities'), name: 'non-current liabilities' },
        bottom: { need: value('capitalEmployed'), name: 'capital employed' },
        unit: 'percent',
        meaning: gearingMeaning,
        fits: (result) => result <= 100,
      }),
      way({ debt: value('nonCurrentLiabilities'), equity: allEquity() }, ({ debt, equity }, say) => {
        const capital = tidy(debt + equity);
        const result = tidy((debt / capital) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `Capital employed is ${say.money(debt)} plus ${say.money(equity)}, which is ${say.money(capital)}.`,
            `${say.money(debt)} divided by ${say.money(capital)}, times 100, is ${say.percent(result)}.`,
            gearingMeaning(result, say),
          ],
          steps: [
            { left: 'Capital employed', right: `${say.money(debt)} + ${say.money(equity)} = ${say.money(capital)}` },
            { left: 'Gearing', right: `${say.money(debt)} ÷ ${say.money(capital)} × 100 = ${say.percent(result)}` },
          ],
          slips: [
            {
              value: (debt / equity) * 100,
              says: 'you divided by equity alone; capital employed has the long-term debt in it too.',
            },
          ],
        };
      }),
    ],
  },
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
    sales(),
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

/** Share capital and retained profit that are told apart are added up. */
function allEquity(): Need<number> {
  const one = value('totalEquity');
  return {
    ...one,
    take: (facts, reading) => {
      const parts = new Set(facts.map(({ figure }) => figure.value));
      const isApart = parts.size === 2 && /share capital/.test(reading.text) && /retained|reserves/.test(reading.text);
      if (!isApart) return one.take(facts, reading);
      return {
        value: tidy([...parts].reduce((sum, part) => sum + part, 0)),
        used: facts.map(({ figure }) => figure.index),
      };
    },
  };
}

function pounds(value: number): string {
  return sayWith('£').money(value);
}

function liquidMeaning(result: number, _: Say): string {
  return `So there is ${pounds(result)} of liquid assets for every £1 due soon.`;
}

function gearingMeaning(result: number, say: Say): string {
  return `So ${say.percent(result)} of its long-term money is borrowed, which is ${result > 50 ? 'high' : result < 25 ? 'low' : 'moderate'} gearing.`;
}
