import { upperFirst } from '#domain/upper-first.ts';
import { calculateByFormula } from '../calculate-by-formula.ts';
import { isSame } from '../check-own.ts';
import { isFigure, sayParts, valuesOf, writtenLines } from '../claims/written-lines.ts';
import { type Figure, readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { aloud, sayWith, tidy } from '../say-number.ts';
import { leaning, type SumRequest, type WorkedSum } from '../sum.ts';

/**
 * 'Wouldn't it be smaller than 3.33? Say they import 0.4 of every dollar', after a multiplier: the leakage that is told
 * now is added to those that were told, or takes the place of its own. 'Is it 1/0.7' is held against what comes out.
 */
export function multiplierAgain(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  if (!/multiplier|national income/.test(before.name)) return undefined;
  const masked = readNumbers(words);
  const { open } = writtenLines(masked);
  const offered = open.filter(isFigure);
  const known: Leaks = Object.assign({}, ...before.words.split('\n').map((line) => leaksIn(line).leaks));
  const was = tidy(1 / outOf(known));
  const { leaks: told, left: unnamed } = leaksIn(words, offered, was);
  const left = unnamed.filter(({ value }) => !Object.values(known).includes(value));
  if (Object.keys(told).length === 0 || left.length > 0 || asksElse.test(masked.text)) return undefined;
  const now = { ...(told.mps !== undefined || told.mpc !== undefined ? { ...known, mpc: undefined } : known), ...told };
  const isKept = !('mpc' in told) || Object.keys(told).length > 1;
  const all: Leaks = isKept ? withSaved(now) : told;
  const retold = [...namesOf(all), ...injectionIn(before.words)].join(', ');
  const asked = before.name === 'multiplier' || !/final change/.test(before.name) ? 'multiplier' : before.name;
  const sum = calculateByFormula(readWords(`${retold}. what is the ${asked}?`, ''), 'economics', false);
  if (sum?.kind !== 'worked') return undefined;
  const times = tidy(1 / outOf(all));
  const lead = leadOf({ known, all, was, times }, masked.text);
  const checked = offered.length > 0 ? checkOpen(open, times) : undefined;
  return {
    ...leaning(sum),
    ...{ retold, ...(checked && { own: checked.own }) },
    sentences: [...(checked ? [checked.says] : []), ...lead, ...sum.sentences].map((one) => upperFirst(aloud(one))),
  };
}

type Leaks = { mpc?: number; mps?: number; mpt?: number; mpm?: number };
const kinds = ['mpc', 'mps', 'mpt', 'mpm'] as const;
const names: Record<(typeof kinds)[number], string> = {
  mpc: 'mpc|propensity to consume|consum\\w*|spend\\w*|spent',
  mps: 'mps|propensity to save|sav(?:e|es|ed|ings?)',
  mpt: 'mpt|mrt|propensity to tax|tax(?:es|ed|ation)?',
  mpm: 'mpm|propensity to import|imports?|imported',
};
const asksElse = /\bwhy\b|\bexplain\b|\bmeans?\b|\bessay\b|\bmarks?\b|\bdraw\b/;

/** Each share with the word beside it; what is left is a figure of something else. */
function leaksIn(words: string, leaves: Figure[] = [], result?: number): { leaks: Leaks; left: Figure[] } {
  const { text, figures } = readNumbers(words);
  const leaks: Leaks = {};
  const left: Figure[] = [];
  for (const figure of figures) {
    if (
      leaves.some(({ index }) => index === figure.index) ||
      (result !== undefined && isSame(figure.value, result, figure.step))
    )
      continue;
    const share = figure.unit === 'percent' ? figure.value / 100 : figure.value;
    const kind = kinds.find((one) => isNamed(names[one], figure, text));
    if (kind && figure.unit !== 'money' && share > 0 && share < 1) leaks[kind] = tidy(share);
    else left.push(figure);
  }
  return { leaks, left };
}

function isNamed(name: string, { index }: Figure, text: string): boolean {
  const joins = '(?: (?:is|was|=|of|at|now|to|goes|went|up|rate|about|say|like|all|an?|the|their|its))*';
  return (
    new RegExp(`\\b(?:${name})${joins} #${index}\\b`).test(text) ||
    new RegExp(
      `#${index} (?:of (?:every|each|the|any|extra|it|that)[a-z ]{0,24} )?(?:is |are |goes |go |gets |get |on |in |to |of |leaks? (?:out )?(?:as|to|on|in) )*(?:${name})\\b`,
    ).test(text)
  );
}

/** What leaks out of each extra pound. */
function outOf({ mpc, mps, mpt = 0, mpm = 0 }: Leaks): number {
  return tidy((mps ?? (mpc === undefined ? 0 : 1 - mpc)) + mpt + mpm);
}

/** What is not spent is saved, where something else leaks out as well. */
function withSaved({ mpc, mps, mpt, mpm }: Leaks): Leaks {
  const saved = mps ?? (mpc === undefined ? undefined : tidy(1 - mpc));
  return {
    ...(saved !== undefined && { mps: saved }),
    ...(mpt !== undefined && { mpt }),
    ...(mpm !== undefined && { mpm }),
  };
}

function namesOf(leaks: Leaks): string[] {
  return kinds.flatMap((kind) => (leaks[kind] === undefined ? [] : `${kind} is ${leaks[kind]}`));
}

function injectionIn(words: string): string[] {
  const found = words.split('\n').flatMap((line) => {
    const { facts } = readWords(line, '');
    return facts.filter(({ figure, roles }) => figure.unit === 'money' && roles.some((role) => injections.has(role)));
  });
  const figure = found.at(-1)?.figure;
  return figure ? [`the injection is ${sayWith(figure.currency).money(figure.value)}`] : [];
}

const injections = new Set<string>(['injection', 'governmentSpending', 'initialCost', 'exports']);

type Moved = { known: Leaks; all: Leaks; was: number; times: number };

/** What was left out of the MPC before, and which way the multiplier goes. */
function leadOf({ known, all, was, times }: Moved, text: string): string[] {
  const say = sayWith('');
  const isAdded = known.mpc !== undefined && all.mps === tidy(1 - known.mpc) && all.mps !== outOf(all);
  return [
    ...(/\b(?:smaller|bigger|larger|lower|higher|less|more|fall|rise)\b/.test(text) && Number.isFinite(was)
      ? [
          `${times < was ? 'It is smaller' : times > was ? 'It is bigger' : 'It stays the same'}, because ${times < was ? 'more' : times > was ? 'less' : 'as much'} leaks out of each round.`,
        ]
      : []),
    ...(isAdded
      ? [`What is not spent is 1 minus ${say.number(known.mpc ?? 0)}, which is ${say.number(all.mps ?? 0)}.`]
      : []),
  ];
}

/** 'Is it 1/0.7' */
function checkOpen(
  open: Parameters<typeof valuesOf>[0],
  times: number,
): { own: 'right' | 'wrong'; says: string } | undefined {
  const done = sayParts(open, ({ value }) => sayWith('').number(value));
  if (!done) return undefined;
  return valuesOf(open).some((value) => isSame(value, times, 0))
    ? { own: 'right', says: `Yes, it is ${done}.` }
    : { own: 'wrong', says: `Not quite: it is not ${done}.` };
}
