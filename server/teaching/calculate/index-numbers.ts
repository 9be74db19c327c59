import { type Formula, type Need, type Reading, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Ends, ends, percentOf } from './move.ts';
import { type Say, tidy } from './say-number.ts';

export const indexNumbers: Formula[] = [
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
          steps: others.map((other, at) =>
            step(
              at === 0 ? 'Index' : '',
              `${say.number(other)} ÷ ${say.number(base)} × 100 = ${say.number(numbers[at] ?? 0)}`,
            ),
          ),
        };
      }),
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
    steps: [step('New index', `${say.number(to)} ÷ ${say.number(from)} × 100 = ${say.number(value)}`)],
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
    steps: [step('Index number', `${say.money(to)} ÷ ${say.money(from)} × 100 = ${say.number(value)}`)],
  };
}
