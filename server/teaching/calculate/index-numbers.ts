import { type Formula, list, type Need, type Reading, says, saysOrNamed, value, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Ends, ends, percentOf } from './move.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';
import { readWeightedPairs } from './weighted-pairs.ts';

export const indexNumbers: Formula[] = [
  {
    name: 'weighted index',
    aliases:
      /weighted (?:price )?(?:index|average)(?: number)?|overall (?:price )?(?:index|cpi|rise in prices)|weighted (?:cpi|inflation(?: rate)?|price rise)|(?:total|overall) weighted index|(?<=(?:weight|out of).*)(?:the )?(?:new |overall |total )?(?:cpi|rpi|price index|index)(?= ?(?:\?|$|now|overall|altogether))/,
    subject: 'economics',
    formula: 'Weighted index = sum of (weight × index) ÷ sum of weights',
    sentence: 'Multiply each index by its weight, add them up and divide by the sum of the weights.',
    ways: [
      way({ weights: list('weight'), indices: list(['index', 'price'], 2, 'the index of each item') }, weightedIndex),
      way({ weights: list('weight'), rises: priceRises() }, weightedInflation),
      way({ pairs: fromText('the weight and the index of each item', readWeightedPairs) }, ({ pairs }, say) =>
        weightedWorking(pairs, say, false),
      ),
    ],
  },
  {
    name: 'index number with a new base year',
    aliases:
      /re ?bas(?:e|es|ed|ing)(?: the index| it| to| this)*|(?:chang\w+|mov\w+|switch\w*|new) (?:the )?base(?: year)?(?: to)?|base year (?:is |was )?(?:changed|moved|switched)(?: to)?/,
    subject: 'economics',
    formula: 'New index = old index ÷ index in the new base year × 100',
    sentence: 'Divide the index you want by the index of the new base year and multiply by 100.',
    ways: [way({ index: newBase() }, rebase)],
  },
  {
    name: 'index number',
    aliases:
      /(?:index|indices)(?: (?:number|value|figure|no)s?)(?: for| in| this year| now)?|(?:as|into) an index|(?:price |the )?index(?= (?:for|now|in|this year|be|\?)|$|\?)/,
    subject: 'economics',
    formula: 'Index number = value ÷ base-year value × 100',
    sentence: 'Divide the value by the base-year value and multiply by 100.',
    ways: [
      way({ pair: basePair() }, indexNumber),
      way({ row: fromText('the base-year value and the others', readRow) }, ({ row: { base, others } }, say) => {
        const numbers = others.map((other) => tidy((other / base) * 100));
        return {
          value: numbers.at(-1) ?? 0,
          unit: 'number',
          result: numbers.map(say.number).join(', '),
          sentences: [
            `Divide each value by the base-year value, ${say.number(base)}, and multiply by 100.`,
            ...others.map(
              (other, at) =>
                `${say.number(other)} divided by ${say.number(base)}, times 100, is ${say.number(numbers[at] ?? 0)}.`,
            ),
            'The base year itself is 100.',
          ],
          steps: others.map((other, at) => ({
            left: at === 0 ? 'Index' : '',
            right: `${say.number(other)} ÷ ${say.number(base)} × 100 = ${say.number(numbers[at] ?? 0)}`,
          })),
        };
      }),
    ],
  },
  {
    name: 'inflation rate',
    aliases:
      /(?:rate of |annual )?inflation(?: rate)?|(?:much|far) (?:have|did|has|do) (?:the )?prices? (?:level )?(?:rise|risen|gone up|increase|increased|grown)|(?:rise|increase|change) in (?:the )?(?:price level|cpi|rpi)|(?:cpi|rpi) (?:inflation|change)/,
    subject: 'economics',
    formula: 'Inflation = (new index − old index) ÷ old index × 100',
    sentence: 'Find the change in the price index, divide by the old index and multiply by 100.',
    ways: [
      way({ weights: list('weight'), rises: priceRises() }, weightedInflation),
      way(
        {
          weighted: says(/weight/),
          pairs: fromText('the weight and the price rise of each item', (reading) => readWeightedPairs(reading, true)),
        },
        ({ pairs }, say) => weightedWorking(pairs, say, true),
      ),
      way({ index: ends('index', 'the price index in both years') }, inflationWorking),
      way({ moves: fromText('the index in each year', readYears) }, ({ moves }, say) => yearsWorking(moves, say)),
      way(
        { basket: saysOrNamed(/\bbasket\b|price level/), price: ends(['price', 'cost', 'index']) },
        ({ price }, say) => inflationWorking({ index: price }, say),
      ),
      way(
        { on: saysOrNamed(/inflation (?:on|of|in|for)|price inflation/), price: ends(['price', 'cost', 'paidPrice']) },
        ({ price }, say) => inflationWorking({ index: price }, say),
      ),
      way({ since: says(/\bbase\b/), index: value('index') }, ({ index }, say) =>
        inflationWorking({ index: { from: 100, to: index, percent: percentOf(100, index) } }, say),
      ),
    ],
  },
];

/** The year named as the new base comes first; without one, the earlier year. */
function newBase(): Need<Ends> {
  const both = ends('index', 'the index in the new base year and in the other year');
  return {
    ...both,
    take: (facts, reading) => {
      const named =
        /(?:re ?base\w*|base(?: year)?)[^#]{0,30}?(?:to|is|of|in) @(\d+)|@(\d+) (?:as|is) (?:the )?(?:new )?base|make @(\d+) (?:the )?(?:new )?base/.exec(
          reading.text,
        );
      const year = reading.years[Number(named?.[1] ?? named?.[2] ?? named?.[3] ?? -1)];
      const base = facts.find((fact) => year !== undefined && fact.year === year);
      const other = facts.find((fact) => fact !== base);
      if (!base || !other || facts.length !== 2) return year === undefined ? both.take(facts, reading) : 'unclear';
      const [from, to] = [base.figure.value, other.figure.value];
      return { value: { from, to, percent: percentOf(from, to) }, used: facts.map(({ figure }) => figure.index) };
    },
  };
}

function basePair(): Need<Ends> {
  const both = ends('price', 'the value and the base-year value');
  return { ...both, roles: [], take: (_, reading: Reading) => both.take(reading.facts, reading) };
}

/** A base-year value and two or more to be held against it. */
function readRow({ facts, text }: Reading): { base: number; others: number[] } | undefined {
  if (facts.length < 3 || facts.some(({ figure, tag }) => figure.unit === 'percent' || tag === 'by')) return undefined;
  const named = facts.filter(({ figure }) =>
    new RegExp(`\\bbase\\b[^#]{0,30}#${figure.index}\\b|#${figure.index} (?:\\w+ ){0,3}?\\(?(?:the )?base\\b`).test(
      text,
    ),
  );
  const [base] = named;
  if (!base || named.length !== 1 || base.figure.value <= 0) return undefined;
  return { base: base.figure.value, others: facts.filter((fact) => fact !== base).map(({ figure }) => figure.value) };
}

/** The index of three years or more: inflation from each to the next, or between the two years asked for. */
function readYears({ facts, text, years }: Reading): { from: number; to: number }[] | undefined {
  const dated = facts.filter(({ year }) => year !== undefined).sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
  if (dated.length < 3 || dated.length !== facts.length || facts.some(({ figure }) => figure.unit === 'percent'))
    return undefined;
  const asked = /@(\d+) (?:to|and|-|until) @(\d+)/.exec(text);
  const at = (index: string | undefined) => dated.find(({ year }) => year === years[Number(index)]);
  const [from, to] = [at(asked?.[1]), at(asked?.[2])];
  if (asked) return from && to ? [{ from: from.figure.value, to: to.figure.value }] : undefined;
  return dated.slice(1).map(({ figure }, place) => ({ from: dated[place]?.figure.value ?? 0, to: figure.value }));
}

function yearsWorking(moves: { from: number; to: number }[], say: Say): Working | undefined {
  const rates = moves.map(({ from, to }) => percentOf(from, to));
  const [last, before] = [rates.at(-1), rates.at(-2)];
  if (last === undefined || moves.some(({ from }) => from <= 0)) return undefined;
  return {
    value: last,
    unit: 'percent',
    ...(rates.length > 1 && { result: rates.map(say.percent).join(', ') }),
    sentences: [
      ...moves.map(
        ({ from, to }, at) =>
          `From ${say.number(from)} to ${say.number(to)}, inflation is ${say.percent(rates[at] ?? 0)}.`,
      ),
      ...(before === undefined
        ? []
        : [
            last < before
              ? last > 0
                ? 'So inflation has slowed down: prices still rise, but less fast, which is disinflation.'
                : 'So inflation has fallen, and prices no longer rise.'
              : 'So inflation has gone up.',
          ]),
    ],
    steps: moves.map(({ from, to }, at) => ({
      left: at === 0 ? 'Inflation' : '',
      right: `(${say.number(to)} − ${say.number(from)}) ÷ ${say.number(from)} × 100 = ${say.percent(rates[at] ?? 0)}`,
    })),
  };
}

/** The percentage by which each item has become dearer. */
function priceRises(): Need<Fact[]> {
  return {
    label: 'the price change of each item',
    roles: [],
    take: (_, { facts }) => {
      const rises = facts.filter(
        ({ roles, figure, tag }) => !roles.includes('weight') && figure.unit === 'percent' && tag === 'by',
      );
      return rises.length >= 2 ? { value: rises, used: rises.map(({ figure }) => figure.index) } : undefined;
    },
  };
}

function weightedIndex({ weights, indices }: { weights: Fact[]; indices: Fact[] }, say: Say): Working | undefined {
  if (weights.length !== indices.length) return undefined;
  const pairs = weights.map(({ figure }, at) => ({ weight: figure.value, index: indices[at]?.figure.value ?? 0 }));
  return weightedWorking(pairs, say, false);
}

function weightedInflation({ weights, rises }: { weights: Fact[]; rises: Fact[] }, say: Say): Working | undefined {
  if (weights.length !== rises.length) return undefined;
  const pairs = weights.map(({ figure }, at) => ({ weight: figure.value, index: rises[at]?.figure.value ?? 0 }));
  return weightedWorking(pairs, say, true);
}

function weightedWorking(pairs: { weight: number; index: number }[], say: Say, isRate: boolean): Working | undefined {
  const sum = tidy(pairs.reduce((total, { weight }) => total + weight, 0));
  const total = tidy(pairs.reduce((all, { weight, index }) => all + weight * index, 0));
  if (sum <= 0) return undefined;
  const value = tidy(total / sum);
  const products = pairs.map(({ weight, index }) => `${say.number(weight)} times ${say.number(index)}`).join(', ');
  return {
    value,
    unit: isRate ? 'percent' : 'number',
    sentences: [
      `Multiply each by its weight: ${products}.`,
      `Added up, that is ${say.number(total)}.`,
      `Divide by the sum of the weights, ${say.number(sum)}, and you get ${isRate ? say.percent(value) : say.number(value)}.`,
      isRate ? `So inflation is ${say.percent(value)}.` : `So the index stands at ${say.number(value)}.`,
    ],
    steps: [
      {
        left: 'Weight × index',
        right: `${pairs.map(({ weight, index }) => `${say.number(weight)} × ${say.number(index)}`).join(' + ')} = ${say.number(total)}`,
      },
      {
        left: isRate ? 'Inflation' : 'Weighted index',
        right: `${say.number(total)} ÷ ${say.number(sum)} = ${isRate ? say.percent(value) : say.number(value)}`,
      },
    ],
  };
}

function rebase({ index: { from, to } }: { index: Ends }, say: Say): Working {
  const value = tidy((to / from) * 100);
  return {
    value,
    unit: 'number',
    sentences: [
      `The new base year has the index ${say.number(from)}, which becomes 100.`,
      `${say.number(to)} divided by ${say.number(from)}, times 100, is ${say.number(value)}.`,
      `So with the new base year the index is ${say.number(value)}.`,
    ],
    steps: [{ left: 'New index', right: `${say.number(to)} ÷ ${say.number(from)} × 100 = ${say.number(value)}` }],
  };
}

function indexNumber({ pair: { from, to } }: { pair: Ends }, say: Say): Working {
  const value = tidy((to / from) * 100);
  const change = tidy(value - 100);
  return {
    value,
    unit: 'number',
    sentences: [
      `Divide the value, ${say.money(to)}, by the base-year value, ${say.money(from)}, and multiply by 100.`,
      `That is an index number of ${say.number(value)}.`,
      change === 0
        ? 'So nothing has changed since the base year.'
        : `So it is ${say.percent(Math.abs(change))} ${change > 0 ? 'higher' : 'lower'} than in the base year.`,
    ],
    steps: [{ left: 'Index number', right: `${say.money(to)} ÷ ${say.money(from)} × 100 = ${say.number(value)}` }],
  };
}

function inflationWorking({ index: { from, to, percent } }: { index: Ends }, say: Say): Working {
  return {
    value: percent,
    unit: 'percent',
    sentences: [
      `The index goes from ${say.number(from)} to ${say.number(to)}, a change of ${say.number(to - from)}.`,
      `${say.number(to - from)} divided by ${say.number(from)}, times 100, is ${say.percent(percent)}.`,
      percent >= 0
        ? `So prices rose by ${say.percent(percent)} on average.`
        : `So prices fell by ${say.percent(Math.abs(percent))} on average, which is deflation.`,
    ],
    steps: [
      {
        left: 'Inflation',
        right: `(${say.number(to)} − ${say.number(from)}) ÷ ${say.number(from)} × 100 = ${say.percent(percent)}`,
      },
    ],
    slips: [
      { value: tidy(to - from), says: 'that is the change in points; divide it by the old index for the percentage.' },
      { value: tidy(((to - from) / to) * 100), says: 'you divided by the new index; divide by the old one.' },
    ],
  };
}
