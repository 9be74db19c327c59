import { anyOf } from '#domain/any-of.ts';
import { type Formula, list, type Reading, says, saysOrNamed, step, value, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Ends, ends, percentOf } from './move.ts';
import { type Say, tidy } from './say-number.ts';
import { priceRises, weightedInflation, weightedWorking } from './weighted-index.ts';
import { readWeightedPairs } from './weighted-pairs.ts';

export const inflationRate: Formula[] = [
  {
    name: 'inflation rate',
    aliases: anyOf([
      /(?:rate of |annual )?inflation(?: rate)?/,
      /(?:much|far) (?:have|did|has|do) (?:the )?prices? (?:level )?(?:rise|risen|gone up|increase|increased|grown)/,
      /(?:rise|increase|change) in (?:the )?(?:price level|cpi|rpi)|(?:cpi|rpi) (?:inflation|change)/,
    ]),
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
    steps: moves.map(({ from, to }, at) =>
      step(
        at === 0 ? 'Inflation' : '',
        `(${say.number(to)} − ${say.number(from)}) ÷ ${say.number(from)} × 100 = ${say.percent(rates[at] ?? 0)}`,
      ),
    ),
  };
}

function inflationWorking({ index: { from, to, percent } }: { index: Ends }, say: Say): Working | undefined {
  // No index and no price falls to nothing: such figures are rates already.
  if (from <= 0 || to <= 0) return undefined;
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
      step(
        'Inflation',
        `(${say.number(to)} − ${say.number(from)}) ÷ ${say.number(from)} × 100 = ${say.percent(percent)}`,
      ),
    ],
    slips: [
      { value: tidy(to - from), says: 'that is the change in points; divide it by the old index for the percentage.' },
      { value: tidy(((to - from) / to) * 100), says: 'you divided by the new index; divide by the old one.' },
    ],
  };
}
