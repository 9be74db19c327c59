import { type Formula, step, value, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { ratio } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

/** Growth, inequality and incomes in economies that develop. */
export const development: Formula[] = [
  {
    name: 'growth in the Harrod-Domar model',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /capital.{0,3}output|harrod/,
    aliases: /(?:economic |rate of |gdp )?growth(?: rate)?|harrod.?domar/,
    formula: 'Growth = savings ratio ÷ capital-output ratio',
    sentence: 'Divide the savings ratio by the capital-output ratio.',
    ways: [
      way(
        { rates: fromText('the savings ratio and the capital-output ratio', readHarrod) },
        ({ rates: { savings, capital } }, say) => {
          const result = tidy(savings / capital);
          return {
            value: result,
            unit: 'percent',
            sentences: [
              'In the Harrod-Domar model growth is the savings ratio divided by the capital-output ratio.',
              `${say.percent(savings)} divided by ${say.number(capital)} is ${say.percent(result)}.`,
              `So the economy can grow by ${say.percent(result)} a year.`,
            ],
            steps: [step('Growth', `${say.percent(savings)} ÷ ${say.number(capital)} = ${say.percent(result)}`)],
          };
        },
      ),
    ],
  },
  {
    name: 'Gini coefficient',
    neverGiven: true,
    subject: 'economics',
    aliases: /gini(?: coefficient| index)?/,
    formula: 'Gini = A ÷ (A + B), where A lies between the line of equality and the Lorenz curve',
    sentence: 'Divide area A by the whole triangle, A plus B.',
    ways: [
      way({ areas: fromText('the areas A and B', readAreas) }, ({ areas: { a, b } }, say) => {
        const result = tidy(a / (a + b));
        return {
          value: result,
          unit: 'number',
          sentences: [
            `The Gini coefficient is A divided by the whole triangle, A plus B: ${say.number(a)} divided by ${say.number(a + b)}, which is ${say.number(result)}.`,
            'Nearer 0 is more equal and nearer 1 is less equal.',
          ],
          steps: [step('Gini', `${say.number(a)} ÷ (${say.number(a)} + ${say.number(b)}) = ${say.number(result)}`)],
          slips: [{ value: tidy(a / b), says: 'you divided by B alone; divide by the whole triangle, A plus B.' }],
        };
      }),
    ],
  },
  {
    name: 'GDP per head at purchasing power parity',
    neverGiven: true,
    subject: 'economics',
    aliases:
      /(?:gdp per (?:head|capita|person) )?(?:and )?(?:roughly |about )?(?:at|in|with|adjusted for|using) (?:ppp|purchasing power parity)|ppp/,
    formula: 'GDP per head at PPP = GDP per head ÷ price level compared with the other country',
    sentence: 'Divide GDP by the population, then by how dear things are compared with the other country.',
    ways: [
      way(
        {
          gdp: value(['gdp', 'nominalGdp', 'realGdp']),
          people: value('population'),
          prices: fromText('how prices compare', readPrices),
        },
        ({ gdp, people, prices }, say) =>
          parity(tidy(gdp / people), prices, say, [
            `GDP per head is ${say.money(gdp)} divided by ${say.number(people)}, which is ${say.money(gdp / people)}.`,
          ]),
      ),
      way(
        { each: value(['gdp', 'income', 'pay']), prices: fromText('how prices compare', readPrices) },
        ({ each, prices }, say) => parity(each, prices, say, []),
      ),
    ],
  },
  {
    name: 'savings ratio',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /disposable|household|income/,
    aliases: /(?:household )?savings? ratio/,
    formula: 'Savings ratio = savings ÷ disposable income × 100',
    sentence: 'Divide savings by disposable income and multiply by 100.',
    ways: [
      ratio({
        name: 'the savings ratio',
        top: { need: value('savings'), name: 'savings' },
        bottom: { need: value('income'), name: 'disposable income' },
        unit: 'percent',
        meaning: (result, say) => `So ${say.percent(result)} of income is saved.`,
        fits: (result) => result <= 100,
      }),
    ],
  },
];

function readHarrod(reading: Parameters<typeof pick>[0]): { savings: number; capital: number } | undefined {
  const savings = pick(
    reading,
    /sav(?:ings?|es?)(?: ratio| rate)?(?: is| of| =)* #(?<savings>\d+)|#(?<savings2>\d+) (?:savings?|of (?:its |their )?(?:income|gdp))/,
    'savings',
    'savings2',
  );
  const capital = pick(reading, /capital.{0,3}output(?: ratio)?(?: is| of| =)* #(?<capital>\d+)/, 'capital');
  const rate = savings?.savings ?? savings?.savings2;
  if (rate === undefined || !capital || reading.facts.length !== 2) return undefined;
  const percent = rate < 1 ? rate * 100 : rate;
  return capital.capital > 0 ? { savings: percent, capital: capital.capital } : undefined;
}

function readAreas(reading: Parameters<typeof pick>[0]): { a: number; b: number } | undefined {
  const a = pick(reading, /\ba(?:rea)?(?: a)?(?: is| =| of|:)* #(?<a>\d+)/, 'a');
  const b = pick(reading, /\bb(?: is| =| of|:)* #(?<b>\d+)/, 'b');
  const both = pick(reading, /a ?(?:\+|plus|and) ?b(?: is| =| together)* #(?<both>\d+)/, 'both');
  if (!a || (!b && !both) || a.a <= 0) return undefined;
  return { a: a.a, b: both ? tidy(both.both - a.a) : (b?.b ?? 0) };
}

function readPrices({ text, facts }: Parameters<typeof pick>[0]): number | undefined {
  if (
    /\b(?:half|50%) (?:those|that|the (?:price|cost)s?|as (?:high|much|dear|expensive))|half (?:the )?price/.test(text)
  )
    return 0.5;
  if (/\b(?:double|twice) (?:those|that|the|as)/.test(text)) return 2;
  if (/\b(?:a )?quarter (?:of )?(?:those|that|the)/.test(text)) return 0.25;
  if (/\b(?:a )?third (?:of )?(?:those|that|the)/.test(text)) return 1 / 3;
  const percents = facts.filter(({ figure }) => figure.unit === 'percent');
  const [only] = percents;
  if (!only || percents.length !== 1) return undefined;
  return only.tag === 'by' || /(?:lower|cheaper|less|higher|dearer)/.test(text)
    ? 1 + only.figure.value / 100
    : only.figure.value / 100;
}

function parity(each: number, prices: number, say: Say, first: string[]): Working | undefined {
  if (prices <= 0) return undefined;
  const result = tidy(each / prices);
  return {
    value: result,
    unit: 'money',
    sentences: [
      ...first,
      `Prices are ${say.number(prices)} of those elsewhere, so divide by that: ${say.money(each)} divided by ${say.number(prices)} is ${say.money(result)}.`,
      `So at PPP each person has about ${say.money(result)}, because money buys ${prices < 1 ? 'more' : 'less'} there.`,
    ],
    steps: [step('At PPP', `${say.money(each)} ÷ ${say.number(prices)} = ${say.money(result)}`)],
  };
}
