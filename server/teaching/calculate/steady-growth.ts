import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Growth = { start: number; rate: number; years: number };

const steady = anyOf([/a|per|each|every/], {
  before:
    /#(?<start>\d+)[^#]*\b(?<way>grow\w*|rises?|rising|increas\w+|falls?|falling|shrinks?|shrinking|declin\w+)(?: at| by)? #(?<rate>\d+) /,
  after: / (?:year|yr|annum)\b[^#]*\b(?:after|in) #(?<years>\d+) (?:years?|yrs?)\b/,
});

/** So many per cent a year, each year of what is there by then. */
export const steadyGrowth: Formula[] = [
  {
    name: 'value after some years',
    neverGiven: true,
    onlyWith: steady,
    aliases: /(?:[a-z]+ )?(?:after|in) #\d+ (?:years?|yrs?)/,
    implied: steady,
    formula: 'Value after n years = value now × (1 + rate)ⁿ',
    sentence: 'Multiply by 1 plus the rate once for each year.',
    ways: [
      way({ growth: fromText('the value now, the rate and the years', readGrowth) }, ({ growth }, say) =>
        work(growth, say),
      ),
    ],
  },
];

function readGrowth(reading: Reading): Growth | undefined {
  const { way: direction, ...places } = steady.exec(reading.text)?.groups ?? {};
  if (!direction || reading.figures.length !== 3) return undefined;
  const pattern = new RegExp(steady.source.replace('(?<way>', '(?:'));
  const found = pick(reading, pattern, 'start', 'rate', 'years');
  if (!found || reading.figures[Number(places.rate)]?.unit !== 'percent') return undefined;
  const { start, rate, years } = found;
  if (!Number.isInteger(years) || years < 1 || years > 20 || start <= 0 || Math.abs(rate) > 50) return undefined;
  return { start, years, rate: /^(?:fall|shrink|declin)/.test(direction) ? -Math.abs(rate) : rate };
}

function work({ start, rate, years }: Growth, say: Say): Working {
  const times = tidy(1 + rate / 100);
  const value = Number((start * times ** years).toPrecision(4));
  return {
    value,
    unit: 'money',
    sentences: [
      `Each year it is multiplied by ${say.number(times)}, because ${say.percent(Math.abs(rate))} is ${rate < 0 ? 'taken off' : 'added'}.`,
      `${say.money(start)} times ${say.number(times)}, ${years} times over, is about ${say.money(value)}.`,
    ],
    steps: [step(`After ${years} years`, `${say.money(start)} × ${say.number(times)}^${years} ≈ ${say.money(value)}`)],
  };
}
