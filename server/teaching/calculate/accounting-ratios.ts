import { type Formula, type Need, step, value, way } from './formula.ts';
import { ratio } from './ratio.ts';
import { type Say, sayWith, tidy } from './say-number.ts';

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
              covers('liquid assets', result),
            ],
            steps: [
              step('Liquid assets', `${say.money(assets)} − ${say.money(stock)} = ${say.money(liquid)}`),
              step('Acid-test ratio', `${say.money(liquid)} ÷ ${say.money(liabilities)} = ${say.number(result)}`),
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
        meaning: (result) => covers('current assets', result),
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
              covers('current assets', result),
            ],
            steps: [
              step(
                'Current assets',
                `${say.money(stock)} + ${say.money(debtors)} + ${say.money(cash)} = ${say.money(assets)}`,
              ),
              step('Current ratio', `${say.money(assets)} ÷ ${say.money(liabilities)} = ${say.number(result)}`),
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
            step('Capital employed', `${say.money(debt)} + ${say.money(equity)} = ${say.money(capital)}`),
            step('Gearing', `${say.money(debt)} ÷ ${say.money(capital)} × 100 = ${say.percent(result)}`),
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
];

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

/** Liquid are only those without the stock. */
function covers(assets: 'current assets' | 'liquid assets', result: number): string {
  return `So there is ${pounds(result)} of ${assets} for every £1 due soon.`;
}

function gearingMeaning(result: number, say: Say): string {
  return `So ${say.percent(result)} of its long-term money is borrowed, which is ${result > 50 ? 'high' : result < 25 ? 'low' : 'moderate'} gearing.`;
}
