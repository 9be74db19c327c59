import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { ends } from './move.ts';
import { ratio } from './ratio.ts';
import { tidy } from './say-number.ts';
import { shareMoves } from './share-moves.ts';

const firm = () => value(['firmSales', 'revenue', 'sales', 'units', 'quantity'], 'the firm’s sales');
const total = () => value('marketSize');

const marketGrowth: Formula = {
  name: 'market growth',
  aliases:
    /market growth(?: rate)?|growth (?:of|in) the market|how (?:fast|much) (?:has|did|is) the market (?:grown?|growing|rise|risen|increased?)/,
  formula: 'Market growth = (new market size − old market size) ÷ old market size × 100',
  sentence: 'Find the change in market size, divide by the old size and multiply by 100.',
  ways: [
    way(
      { size: ends(['marketSize', 'sales', 'revenue', 'units'], 'the market size in both years') },
      ({ size: { from, to, percent } }, say) => ({
        value: percent,
        unit: 'percent',
        sentences: [
          `The market goes from ${say.money(from)} to ${say.money(to)}, a change of ${say.money(to - from)}.`,
          `${say.money(to - from)} divided by ${say.money(from)}, times 100, is ${say.percent(percent)}.`,
          percent >= 0
            ? `So the market grew by ${say.percent(percent)}.`
            : `So the market shrank by ${say.percent(-percent)}.`,
        ],
        steps: [
          step(
            'Market growth',
            `(${say.money(to)} − ${say.money(from)}) ÷ ${say.money(from)} × 100 = ${say.percent(percent)}`,
          ),
        ],
        slips: [{ value: ((to - from) / to) * 100, says: 'you divided by the new size; divide by the old one.' }],
      }),
    ),
  ],
};

/** '60m of the 300m sold' */
function readPair(reading: Reading): { part: number; whole: number } | undefined {
  if (reading.facts.length !== 2 || reading.facts.some(({ figure }) => figure.unit === 'percent')) return undefined;
  const found = pick(
    reading,
    /#(?<part>\d+) (?:\w+ ){0,3}?(?:out )?(?:of|in) (?:an? |the |its |all )?(?:\w+ ){0,3}?#(?<whole>\d+)/,
    'part',
    'whole',
  );
  return found && found.part <= found.whole ? found : undefined;
}

export const market: Formula[] = [
  {
    name: 'market share',
    aliases: /market shares?|(?:percentage |% )?share of (?:the )?market|shares?(?= (?:does|do|have|has|is|\?)|\?|$)/,
    formula: 'Market share = sales of the firm ÷ total market sales × 100',
    sentence: 'Divide the firm’s sales by the total sales of the market and multiply by 100.',
    ways: [
      ...shareMoves(),
      ratio({
        name: 'market share',
        top: { need: firm(), name: 'the firm’s sales' },
        bottom: { need: total(), name: 'total market sales' },
        unit: 'percent',
        meaning: (result, say) => `So it has ${say.percent(result)} of the market.`,
        fits: (result) => result <= 100,
      }),
      way({ pair: fromText('the firm’s sales and the market', readPair) }, ({ pair }, say) => {
        const result = tidy((pair.part / pair.whole) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `${say.money(pair.part)} divided by the whole market, ${say.money(pair.whole)}, times 100, is ${say.percent(result)}.`,
            `So it has ${say.percent(result)} of the market.`,
          ],
          steps: [
            step('Market share', `${say.money(pair.part)} ÷ ${say.money(pair.whole)} × 100 = ${say.percent(result)}`),
          ],
        };
      }),
    ],
  },
  marketGrowth,
  {
    ...marketGrowth,
    onlyWith: /\bmarkets?\b/,
    neverGiven: true,
    aliases: anyOf([
      /(?:how (?:much|fast)|what|by how much)(?: %| percent)?(?: (?:has|did|is|was|the|does))*(?: it| this| that| market)*(?: growth| grown?| growing| grew| expand(?:ed)?)(?: rate| by)?/,
      /(?:percentage |% )?growth(?: rate)?/,
    ]),
  },
  {
    name: 'market size',
    onlyAsked: true,
    onlyWith: /share|of the market/,
    aliases: anyOf([
      /(?:total )?market (?:size|value|worth)|size of (?:the )?(?:total |whole )?market/,
      /(?:how (?:big|large|much)|what)(?: is| are)? (?:the )?(?:total |whole )?market(?: worth)?/,
      /total (?:market )?sales (?:in|of) the market|total market(?: sales)?/,
      /(?:is )?the (?:whole )?market worth/,
    ]),
    formula: 'Market size = sales of the firm ÷ market share',
    sentence: 'Divide the firm’s sales by its market share.',
    ways: [
      way({ firm: firm(), share: value('marketShare') }, ({ firm: sales, share }, say) => {
        if (share <= 0 || share > 100) return undefined;
        const result = tidy((sales / share) * 100);
        return {
          value: result,
          unit: 'money',
          sentences: [
            `${say.money(sales)} is ${say.percent(share)} of the market.`,
            `${say.money(sales)} divided by ${say.percent(share)} is ${say.money(result)}.`,
            `So the whole market is worth ${say.money(result)}.`,
          ],
          steps: [step('Market size', `${say.money(sales)} ÷ ${say.number(share / 100)} = ${say.money(result)}`)],
        };
      }),
    ],
  },
  {
    name: 'sales from market share',
    onlyAsked: true,
    onlyWith: /share|of the market/,
    aliases:
      /(?:firms?|its|their|companys?|business(?:es)?|brand|our|total )?(?: ?own)? ?(?:sales|revenue|turnover)(?: (?:value|volume|of the (?:firm|business|company)|worth))?/,
    formula: 'Sales of the firm = market share × total market sales',
    sentence: 'Multiply the total market sales by the market share.',
    ways: [
      way({ share: value('marketShare'), size: total() }, ({ share, size }, say) => {
        if (share > 100) return undefined;
        const result = tidy((size * share) / 100);
        return {
          value: result,
          unit: 'money',
          sentences: [
            'The firm’s sales are its share times the whole market.',
            `${say.percent(share)} of ${say.money(size)} is ${say.money(result)}.`,
            `So it sells ${say.money(result)}.`,
          ],
          steps: [step('Sales', `${say.money(size)} × ${say.percent(share)} = ${say.money(result)}`)],
        };
      }),
    ],
  },
];
