import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Payer = { income: number; tax: number };

/** Who gives up more of an income, and what a change in the rate leaves in the pocket. */
export const taxCompared: Formula[] = [
  {
    name: 'progressive or regressive tax',
    neverGiven: true,
    aliases: anyOf([
      /(?:is (?:it|this|that|the tax) (?:a )?)?(?:progressive|regressive|proportional)(?:,? (?:or|and) (?:progressive|regressive|proportional))*(?: tax)?/,
      /average (?:rates? of tax|tax rates?)(?: for (?:each|both))?/,
      /(?:%|percent|percentage) (?:of (?:their )?income )?(?:each|for each|of each|do they each pay)/,
    ]),
    formula: 'Average tax rate = tax paid ÷ income × 100, for each person',
    sentence:
      'Divide the tax by the income for each person: if the richer one pays the higher percentage, it is progressive.',
    ways: [
      way({ payers: fromText('both incomes and what each pays', readPayers) }, ({ payers }, say) =>
        compare(payers, say),
      ),
    ],
  },
  {
    name: 'what is kept after a change in the tax rate',
    neverGiven: true,
    aliases: anyOf([
      /how much (?:more|extra|less) (?:does|do|would|will|can|could) [\w ]{1,24}?(?:keep|take home|pay|get|have)(?: in tax| of it)?/,
      /(?:keep|take home) (?:of|from|out of) (?:an |the |any )?(?:extra|each extra|every extra)/,
    ]),
    formula: 'Change in what is kept = extra income × change in the tax rate',
    sentence: 'Find what is kept of the extra income at each rate, then take one from the other.',
    ways: [
      way({ rates: fromText('both rates and the income', readRates) }, ({ rates }, say) => keepWorking(rates, say)),
    ],
  },
];

function readPayers(reading: Reading): [Payer, Payer] | undefined {
  const amounts = reading.facts.map(({ figure }) => figure);
  if (amounts.some(({ unit }) => unit === 'percent')) return undefined;
  const values = amounts.map(({ value }) => value);
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const pair = (one: number, two: number) => ({ income: Math.max(one, two), tax: Math.min(one, two) });
  let payers: [Payer, Payer] | undefined;
  if (values.length === 3 && /\bboth\b|\beach\b|\bsame\b|\bflat\b|everyone/.test(reading.text)) {
    const tax = Math.min(a, b, c);
    const [one, two] = values.filter((value) => value !== tax);
    if (one !== undefined && two !== undefined)
      payers = [
        { income: one, tax },
        { income: two, tax },
      ];
  } else if (values.length === 4) {
    const besides = a > c && a > d && b > c && b > d;
    payers = besides
      ? [
          { income: a, tax: c },
          { income: b, tax: d },
        ]
      : [pair(a, b), pair(c, d)];
  }
  if (!payers?.every(({ income, tax }) => income > 0 && tax >= 0 && tax < income)) return undefined;
  const [first, second] = payers;
  if (first.income === second.income) return undefined;
  return first.income < second.income ? payers : [second, first];
}

function compare([low, high]: [Payer, Payer], say: Say): Working {
  const rate = ({ income, tax }: Payer) => tidy((tax / income) * 100);
  const [poor, rich] = [rate(low), rate(high)];
  const kind = rich > poor ? 'progressive' : rich < poor ? 'regressive' : 'proportional';
  const line = (payer: Payer) =>
    `${say.money(payer.tax)} divided by ${say.money(payer.income)}, times 100, is ${say.percent(rate(payer))}.`;
  return {
    value: poor,
    unit: 'percent',
    result: `${say.percent(poor)} and ${say.percent(rich)}: ${kind}`,
    sentences: [
      line(low),
      line(high),
      kind === 'proportional'
        ? 'So both give up the same share of income, and the tax is proportional.'
        : `So the one who earns more gives up a ${kind === 'progressive' ? 'larger' : 'smaller'} share of income, and the tax is ${kind}.`,
    ],
    steps: [low, high].map((payer) =>
      step(
        `On ${say.money(payer.income)}`,
        `${say.money(payer.tax)} ÷ ${say.money(payer.income)} × 100 = ${say.percent(rate(payer))}`,
      ),
    ),
  };
}

function readRates(reading: Reading): { from: number; to: number; income: number } | undefined {
  const found = pick(reading, /(?:rate|tax|band)\D*?#(?<from>\d+) (?:down |up )?(?:to|->|-) #(?<to>\d+)/, 'from', 'to');
  const changed = new Set([found?.from, found?.to]);
  const rest = reading.facts.map(({ figure }) => figure.value).filter((value) => !changed.has(value));
  const [income] = rest;
  if (!found || income === undefined || rest.length !== 1 || reading.facts.length !== 3) return undefined;
  return found.from <= 100 && found.to <= 100 && income > 100 ? { ...found, income } : undefined;
}

function keepWorking({ from, to, income }: { from: number; to: number; income: number }, say: Say): Working {
  const kept = (rate: number) => tidy(income * (1 - rate / 100));
  const gain = tidy(kept(to) - kept(from));
  return {
    value: Math.abs(gain),
    unit: 'money',
    sentences: [
      `At ${say.percent(from)} you keep ${say.money(kept(from))} of ${say.money(income)}.`,
      `At ${say.percent(to)} you keep ${say.money(kept(to))}.`,
      `So ${say.money(Math.abs(gain))} ${gain >= 0 ? 'more' : 'less'} is kept.`,
    ],
    steps: [
      step(
        `Kept at ${say.percent(from)}`,
        `${say.money(income)} × ${say.number(1 - from / 100)} = ${say.money(kept(from))}`,
      ),
      step(`Kept at ${say.percent(to)}`, `${say.money(income)} × ${say.number(1 - to / 100)} = ${say.money(kept(to))}`),
      step('Difference', `${say.money(kept(to))} − ${say.money(kept(from))} = ${say.money(gain)}`),
    ],
  };
}
