import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Need, type Reading, step, type Working, way } from './formula.ts';
import { type Ends, ends } from './move.ts';
import type { Fact } from './read-roles.ts';
import { type Say, tidy } from './say-number.ts';

export const percentageChange: Formula[] = [
  {
    name: 'percentage change',
    notWith: /\b(?:over|under) budget\b/,
    implied: /^[^#]{0,40}#\d+ (?:to|->) #\d+ ?,? (?:and |so )?(?:thats|is that|its|is it)\b[^#]*~/,
    neverGiven: true,
    aliases: anyOf([
      /(?:percentage|percent|%) ?(?:change|increase|decrease|rise|fall|difference|growth|drop|reduction)/,
      /(?:growth|increase|decrease) (?:as a|in) (?:percentage|percent|%)(?: terms)?/,
      /what (?:percentage|percent|%)|by what (?:percentage|percent|%)/,
      /(?:growth rate|rate of growth|sales growth|economic growth)/,
    ]),
    formula: 'Percentage change = (new − old) ÷ old × 100',
    sentence: 'Take the old value from the new one, divide by the old one and multiply by 100.',
    ways: [way({ change: anyEnds() }, ({ change }, say) => changeWorking(change, say))],
  },
  {
    name: 'value after a percentage change',
    onlyAsked: true,
    notWith: /elastic|\b(?:ped|yed|xed|pes)\b|inflation|\bthen\b/,
    aliases: anyOf([
      /(?:is |s |are )?(?:it|they|that)(?: worth| cost)? (?:now|afterwards|after that)/,
      /new (?:price|value|wage|salary|level|total)|how much (?:is it|does it cost|is that|are they) now/,
      /(?:price|salary|wage|value) (?:now|after(?:wards)?)/,
    ]),
    formula: 'New value = old value × (1 + percentage change ÷ 100)',
    sentence: 'Take the percentage of the old value and add it on, or take it off for a fall.',
    ways: [
      way({ change: percentMove() }, ({ change: { from, to, percent } }, say) => ({
        value: to,
        unit: 'money',
        sentences: [
          `${say.percent(Math.abs(percent))} of ${say.money(from)} is ${say.money(Math.abs(to - from))}.`,
          `${say.money(from)} ${percent < 0 ? 'minus' : 'plus'} ${say.money(Math.abs(to - from))} is ${say.money(to)}.`,
        ],
        steps: [step('New value', `${say.money(from)} × ${say.number(1 + percent / 100)} = ${say.money(to)}`)],
      })),
    ],
  },
];

/** One amount and the percentage by which it moves, with nothing else told. */
function percentMove(): Need<Ends> {
  return {
    label: 'the old value and the percentage change',
    roles: [],
    take: (_, { facts }) => {
      const change = facts.find(({ figure, tag }) => figure.unit === 'percent' && tag === 'by');
      const start = facts.find(({ figure, tag }) => figure.unit !== 'percent' && tag !== 'by' && tag !== 'to');
      if (!change || !start || facts.length !== 2) return undefined;
      const [from, percent] = [start.figure.value, change.figure.value];
      return {
        value: { from, to: tidy(from * (1 + percent / 100)), percent },
        used: facts.map(({ figure }) => figure.index),
      };
    },
  };
}

/** Any two ends, whatever they measure. */
function anyEnds() {
  const need = ends(['price']);
  return {
    ...need,
    label: 'the old and the new value',
    take: (_: unknown, reading: Parameters<typeof need.take>[1]) =>
      isOneThing(reading.facts) && tellsChange(reading) && !isTold(reading.facts)
        ? need.take(reading.facts, reading)
        : undefined,
  };
}

/** Of a value and the percentage by which it moves no other percentage is to be found. */
function isTold(facts: Fact[]): boolean {
  return (
    facts.some(({ tag, figure }) => tag === 'by' && figure.unit === 'percent') &&
    facts.some(({ tag, figure }) => tag !== 'by' && figure.unit !== 'percent')
  );
}

/** 'what %' alone asks for a share as often as for a change. */
function tellsChange({ facts, text }: Reading): boolean {
  return (
    facts.some(({ tag, year }) => tag !== 'value' || year !== undefined) ||
    /chang|increas|decreas|\bris|rose|fall|fell|gr[eo]w|went|goes|\bfrom\b|\bto\b|drop|\bup\b|\bdown\b|more|less|differ|reduc/.test(
      text,
    )
  );
}

/** A deficit and GDP, or a rate and an amount, are not two ends of one change. */
function isOneThing(facts: Fact[]): boolean {
  const told = facts.filter(({ tag }) => tag === 'value');
  const mixed = new Set(told.map(({ figure }) => figure.unit === 'percent')).size > 1;
  const [one, two] = told;
  const differ =
    facts.length === 2 &&
    one !== undefined &&
    two !== undefined &&
    one.roles.length > 0 &&
    two.roles.length > 0 &&
    !one.roles.some((role) => two.roles.includes(role));
  return !mixed && !differ;
}

function changeWorking({ from, to, percent }: Ends, say: Say): Working {
  const change = tidy(to - from);
  const write = say.money;
  return {
    value: percent,
    unit: 'percent',
    sentences: [
      `The change is ${write(to)} minus ${write(from)}, which is ${write(change)}.`,
      `Divide that by the old value, ${write(from)}, and multiply by 100.`,
      percent === 0
        ? 'So nothing has changed.'
        : `That is ${percent > 0 ? 'a rise' : 'a fall'} of ${say.percent(Math.abs(percent))}.`,
    ],
    steps: [
      step('Change', `${write(to)} − ${write(from)} = ${write(change)}`),
      step('% change', `${write(change)} ÷ ${write(from)} × 100 = ${say.percent(percent)}`),
    ],
    slips: [
      {
        value: ((to - from) / to) * 100,
        says: 'you divided by the new value; a percentage change is always on the old one.',
      },
    ],
  };
}
