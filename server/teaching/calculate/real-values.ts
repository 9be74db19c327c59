import { anyOf } from '#domain/any-of.ts';
import { deflated } from './deflated.ts';
import { type Formula, rate, step, value, type Way, way } from './formula.ts';
import { rateLess, realRise } from './less-inflation.ts';
import { ends } from './move.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { tidy } from './say-number.ts';

const nominalRoles: Role[] = ['nominalGdp', 'nominalValue', 'gdp', 'pay', 'income', 'price', 'revenue'];

export const realValues: Formula[] = [
  {
    name: 'real interest rate',
    subject: 'economics',
    aliases: /real (?:interest(?: rate)?|rate(?: of (?:interest|return))?|return)/,
    formula: 'Real interest rate = nominal interest rate − inflation',
    sentence: 'Take inflation away from the nominal interest rate.',
    ways: [
      rateLess('real interest rate', rate(['nominalInterest', 'discountRate']), 'the nominal interest rate', (value) =>
        value < 0 ? 'It is negative, so savings lose buying power.' : 'So savings gain that much buying power a year.',
      ),
    ],
  },
  {
    name: 'real GDP per head',
    subject: 'economics',
    aliases:
      /(?:real |nominal )?(?:gdp|income|gni|national income|output) (?:per|a) (?:head|capita|person)|per capita (?:gdp|income)/,
    formula: 'Real GDP per head = real GDP ÷ population',
    sentence: 'Put GDP into real terms first, then divide by the population.',
    ways: [
      perHead(),
      ratio({
        name: 'GDP per head',
        top: { need: value(['realGdp', 'gdp', 'nominalGdp']), name: 'GDP' },
        bottom: { need: value('population'), name: 'the population', write: 'number' },
        unit: 'money',
        meaning: (result, say) => `So there is ${say.money(result)} of output for each person.`,
      }),
    ],
  },
  {
    name: 'real growth',
    subject: 'economics',
    notWith: /^(?!.*(?:grow|rise|rose|change|up |better|worse|@\d+ .*@\d+|#\d+ to #)).*\bdeflator\b/,
    aliases: anyOf([
      /real (?:terms )?(?:(?:wage|pay|income|earnings|gdp|economic|salary)s? )?(?:growth(?: rate)?|rise|increase|change|pay (?:rise|cut))/,
      /(?:growth|rise|change|increase|better off|worse off) in real (?:terms|wages?|pay|incomes?|gdp|earnings)/,
      /real (?:wages?|pay|incomes?|earnings|gdp)(?: (?:change|rise|fall|grow|increase|go up|go down|done|do))?/,
      /in real terms|(?:better|worse) off|purchasing power/,
    ]),
    formula: 'Real growth ≈ nominal growth − inflation',
    sentence: 'Take inflation away from the nominal growth rate.',
    ways: [
      deflated(),
      way(
        { pay: ends(['pay', 'nominalGdp', 'gdp', 'income']), inflation: rate('inflation') },
        ({ pay, inflation }, say) => realRise(pay, inflation, say),
      ),
      rateLess(
        'real growth',
        percentOnly(['pay', 'nominalGrowth', 'nominalGdp', 'income', 'gdp', 'labourCost']),
        'the nominal growth',
        (value) =>
          value < 0
            ? 'It is negative, so it buys less than before.'
            : value > 0
              ? 'It is positive, so it buys more than before.'
              : 'So it buys exactly as much as before.',
      ),
    ],
  },
  {
    name: 'real value',
    subject: 'economics',
    aliases: anyOf([
      /real (?:gdp|values?|incomes?|wages?|pay|output|price|salary|terms|earnings|national income)/,
      /in (?:real terms|constant prices|base year prices)|(?:at|in) (?:constant|base year|@\d+) prices/,
      /adjust(?:ed|ing)? for inflation/,
    ]),
    formula: 'Real value = nominal value ÷ price index × 100',
    sentence: 'Divide the nominal value by the price index and multiply by 100.',
    ways: [
      ratio({
        name: 'the real value',
        top: { need: amount(nominalRoles, 'the nominal value'), name: 'the nominal value' },
        bottom: { need: value('index', 'the price index'), name: 'the price index', write: 'number' },
        times: 100,
        unit: 'money',
        meaning: (result, say, top) =>
          `So in base-year prices it is worth ${say.money(result)}, not ${say.money(top)}.`,
      }),
    ],
  },
  {
    name: 'nominal value',
    subject: 'economics',
    aliases: /nominal (?:gdp|value|income|wage|national income)|(?:at|in) current prices/,
    formula: 'Nominal value = real value × price index ÷ 100',
    sentence: 'Multiply the real value by the price index and divide by 100.',
    ways: [
      way({ real: value(['realGdp']), index: value('index', 'the price index') }, ({ real, index }, say) => {
        const result = tidy((real * index) / 100);
        return {
          value: result,
          unit: 'money',
          sentences: [
            `Multiply the real value, ${say.money(real)}, by the price index, ${say.number(index)}, and divide by 100.`,
            `That is ${say.money(result)}.`,
            `So at current prices it is ${say.money(result)}.`,
          ],
          steps: [step('Nominal value', `${say.money(real)} × ${say.number(index)} ÷ 100 = ${say.money(result)}`)],
        };
      }),
    ],
  },
];

/** A figure in money, never a percentage. */
function amount(roles: Role[], label: string) {
  const one = value(roles, label);
  const take: typeof one.take = (facts, reading) =>
    one.take(
      facts.filter(({ figure, tag }) => figure.unit !== 'percent' && tag !== 'by'),
      reading,
    );
  return { ...one, take };
}

function percentOnly(roles: Role[]) {
  const one = rate(roles, 'the nominal growth');
  const take: typeof one.take = (facts, reading) =>
    one.take(
      facts.filter(({ figure, tag }) => figure.unit === 'percent' || tag === 'by'),
      reading,
    );
  return { ...one, take };
}

function perHead(): Way {
  return way(
    {
      nominal: value(['nominalGdp', 'gdp']),
      index: value('index', 'the price index'),
      population: value('population'),
    },
    ({ nominal, index, population }, say) => {
      if (population === 0 || index === 0) return undefined;
      const real = tidy((nominal / index) * 100);
      const result = tidy(real / population);
      return {
        value: result,
        unit: 'money',
        sentences: [
          `Real GDP is ${say.money(nominal)} divided by ${say.number(index)}, times 100, which is ${say.money(real)}.`,
          `Divide that by the population of ${say.number(population)}.`,
          `So real GDP per head is ${say.money(result)}.`,
        ],
        steps: [
          step('Real GDP', `${say.money(nominal)} ÷ ${say.number(index)} × 100 = ${say.money(real)}`),
          step('Per head', `${say.money(real)} ÷ ${say.number(population)} = ${say.money(result)}`),
        ],
      };
    },
  );
}
