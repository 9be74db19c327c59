import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';
import { turnover } from './turnover.ts';

/** Business sums turned round, or told for two dates. */
export const businessSolved: Formula[] = [
  {
    name: 'working capital',
    aliases: /working capital(?! ratio)|net current assets/,
    formula: 'Working capital = current assets − current liabilities',
    sentence: 'Take current liabilities away from current assets.',
    ways: [
      difference(
        'working capital',
        [value('currentAssets'), 'current assets'],
        [value('currentLiabilities'), 'current liabilities'],
        (result, say) =>
          result >= 0
            ? `So ${say.money(result)} is there to run the business from day to day.`
            : `So it is ${say.money(-result)} short of what falls due soon.`,
      ),
    ],
  },
  {
    name: 'spare capacity',
    aliases: /(?:spare|unused|excess|idle) capacity/,
    formula: 'Spare capacity = (maximum output − actual output) ÷ maximum output × 100',
    sentence: 'Take actual output from the maximum, divide by the maximum and multiply by 100.',
    ways: [
      way(
        { most: value('capacity'), made: value(['actualSales', 'output', 'units', 'quantity', 'sales']) },
        ({ most, made }, say) => {
          if (made > most || most <= 0) return undefined;
          const idle = tidy(most - made);
          const result = tidy((idle / most) * 100);
          return {
            value: result,
            unit: 'percent',
            sentences: [
              `${say.number(most)} minus ${say.number(made)} is ${say.number(idle)} that could be made and are not.`,
              `${say.number(idle)} divided by ${say.number(most)}, times 100, is ${say.percent(result)}.`,
            ],
            steps: [
              step('Idle', `${say.number(most)} − ${say.number(made)} = ${say.number(idle)}`),
              step('Spare capacity', `${say.number(idle)} ÷ ${say.number(most)} × 100 = ${say.percent(result)}`),
            ],
          };
        },
      ),
    ],
  },
  {
    name: 'cost from a mark-up',
    onlyAsked: true,
    onlyWith: /mark ?up|marks? \w+ up/,
    aliases: /(?:unit |original )?costs?(?: price)?|(?:did|does) (?:it|they|each|one) cost|(?:pay|paid) for it/,
    formula: 'Cost = price ÷ (1 + mark-up)',
    sentence: 'Divide the price by one plus the mark-up.',
    ways: [
      way({ price: value('price'), markUp: value('markUp') }, ({ price, markUp }, say) => {
        const factor = tidy(1 + markUp / 100);
        const result = tidy(price / factor);
        return {
          value: result,
          unit: 'money',
          sentences: [
            `The price is the cost and ${say.percent(markUp)} of it on top, so it is ${say.number(factor)} times the cost.`,
            `${say.money(price)} divided by ${say.number(factor)} is ${say.money(result)}.`,
            `So it cost ${say.money(result)}.`,
          ],
          steps: [step('Cost', `${say.money(price)} ÷ ${say.number(factor)} = ${say.money(result)}`)],
          slips: [
            {
              value: tidy(price * (1 - markUp / 100)),
              says: 'you took the mark-up off the price; it is a percentage of the cost.',
            },
          ],
        };
      }),
    ],
  },
  {
    name: 'cost of sales from margin',
    onlyAsked: true,
    onlyWith: /margin(?! of safety)/,
    aliases: /costs? of (?:sales|goods(?: sold)?)|cogs/,
    formula: 'Cost of sales = revenue × (100 − gross margin) ÷ 100',
    sentence: 'What is not gross profit is cost of sales, so take the margin from 100% and multiply by revenue.',
    ways: [
      way({ margin: value('profitMargin'), revenue: turnover() }, ({ margin, revenue }, say) => {
        if (margin <= 0 || margin >= 100) return undefined;
        const profit = tidy((revenue * margin) / 100);
        const result = tidy(revenue - profit);
        return {
          value: result,
          unit: 'money',
          sentences: [
            `Gross profit is ${say.percent(margin)} of ${say.money(revenue)}, which is ${say.money(profit)}.`,
            `The rest is cost of sales: ${say.money(revenue)} minus ${say.money(profit)} is ${say.money(result)}.`,
          ],
          steps: [
            step('Gross profit', `${say.money(revenue)} × ${say.percent(margin)} = ${say.money(profit)}`),
            step('Cost of sales', `${say.money(revenue)} − ${say.money(profit)} = ${say.money(result)}`),
          ],
        };
      }),
    ],
  },
  {
    name: 'size before growth',
    neverGiven: true,
    onlyWith: /grew|grown|growth|rose|risen|up|increase|fell|fallen|shr[ua]nk|down|drop/,
    aliases: anyOf([
      anyOf(
        [
          /before(?: that| then)?|last (?:year|yr|month|time)|the year before|the previous year/,
          /to (?:begin|start) with|originally|at the start/,
        ],
        {
          before:
            /(?:what|how (?:much|big|large))(?: was| were|s| did)?(?: (?:it|the market|they|sales|revenue|that|worth|size|the size|sell|market|its size|big))*(?: was| were)? /,
        },
      ),
      /(?:original|previous|old|last years?) (?:market size|size|value|sales|market|revenue|figure)/,
    ]),
    formula: 'Old value = new value ÷ (1 + growth)',
    sentence: 'Divide the new value by one plus the growth rate.',
    ways: [
      way({ growth: fromText('the growth and the new size', readGrowth) }, ({ growth }, say) =>
        sizeBefore(growth, say),
      ),
    ],
  },
];

/** 'grew 5% to 84m': one percentage and the size it led to. */
function readGrowth(reading: Reading): { percent: number; now: number } | undefined {
  const percents = reading.facts.filter(({ figure }) => figure.unit === 'percent');
  const amounts = reading.facts.filter(({ figure }) => figure.unit !== 'percent');
  const [percent, now] = [percents[0], amounts[0]];
  if (!percent || !now || percents.length !== 1 || amounts.length !== 1) return undefined;
  const down = /\b(?:fell|fallen|shrank|shrunk|down|drop|dropped|declined|decreased)\b/.test(reading.text);
  const size = Math.abs(percent.figure.value);
  return { percent: down ? -size : size, now: now.figure.value };
}

function sizeBefore({ percent, now }: { percent: number; now: number }, say: Say): Working | undefined {
  const factor = tidy(1 + percent / 100);
  if (factor <= 0) return undefined;
  const result = tidy(now / factor);
  return {
    value: result,
    unit: 'money',
    sentences: [
      `After ${percent < 0 ? 'a fall' : 'growth'} of ${say.percent(Math.abs(percent))}, it is ${say.number(factor)} times what it was.`,
      `${say.money(now)} divided by ${say.number(factor)} is ${say.money(result)}.`,
      `So it was ${say.money(result)} before.`,
    ],
    steps: [step('Before', `${say.money(now)} ÷ ${say.number(factor)} = ${say.money(result)}`)],
    slips: [
      {
        value: tidy(now * (1 - percent / 100)),
        says: 'you took the percentage off the new size; it is a percentage of the old one.',
      },
    ],
  };
}
