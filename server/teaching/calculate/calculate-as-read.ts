import {
  asOneKind,
  type FigureRead,
  type FiguresRead,
  formulasNamed,
  readingOf,
  type ToldFact,
  toldBy,
  withRoles,
} from './as-read.ts';
import { carryScale } from './carry-scale.ts';
import type { Formula, Reading, Working } from './formula.ts';
import { isPlausible } from './is-plausible.ts';
import { asksGap, waysToLean } from './merge-readings.ts';
import type { Figure } from './read-numbers.ts';
import type { Role } from './role-words.ts';
import { type Say, sayWith } from './say-number.ts';
import { joinSums, leaning, type Sum, toFormula, toWorked, type WorkedSum } from './sum.ts';

type Guess = { sum: WorkedSum } & Pick<AsRead, 'isSure' | 'isCertain'>;

/** As the model has read it. */
export function calculateAsRead(words: Reading, read: FiguresRead, told: ToldFact[]): Guess | undefined {
  const done = workAsRead(words, read, told);
  if (!done) return undefined;
  const { workings, reading, say, leans, isSure, isCertain } = done;
  const sums = workings.map(({ formula, working }) => toWorked(formula, working, reading, say)).filter(isPlausible);
  if (sums.length === 0) return undefined;
  const sum = sums.reduce(joinSums);
  return { isSure, isCertain, sum: { ...(leans ? leaning(sum) : sum), told: toldBy(reading) } };
}

/** The formula that the model has heard asked for. */
export function hintAsRead({ goals: [goal] }: FiguresRead): Sum | undefined {
  const [formula] = goal && goal.sure >= 0.75 ? formulasNamed(goal.name) : [];
  return formula && toFormula(formula);
}

type AsRead = {
  workings: { formula: Formula; working: Working }[];
  reading: Reading;
  say: Say;
  /** With figures of the sum before. */
  leans: boolean;
  /** Every figure and what is asked for were read without much doubt. */
  isSure: boolean;
  /** Without any doubt to speak of. */
  isCertain: boolean;
};

/** The sum that the model has read in the words, with the figures of the one before where it leans on them. */
function workAsRead(words: Reading, read: FiguresRead, told: ToldFact[]): AsRead | undefined {
  const [goal, second] = read.goals;
  if (!goal || goal.name === 'none' || goal.sure < perhaps) return undefined;
  if (goal.sure + (second && second.sure >= alsoAsked ? second.sure : 0) < likely) return undefined;
  if (read.figures.some((figure) => isMisread(words, figure))) return undefined;
  const figures = asOneKind(read.figures).filter(({ index }) => index !== words.own?.index);
  const names = [goal.name, ...(second && second.sure >= alsoAsked && second.name !== 'none' ? [second.name] : [])];
  const now = withRoles(words, read.figures);
  const offered = words.own ? undefined : offeredLast(words);
  const before = told.length > 0 && !asksGap(words) ? waysToLean(readingOf(told, words.topic), now) : [];
  const tries = [
    { one: now, leans: false, from: figures },
    ...(offered
      ? [
          {
            one: withRoles({ ...words, own: offered }, read.figures),
            leans: false,
            from: figures.filter(({ index }) => index !== offered.index),
          },
        ]
      : []),
    ...before.map((one) => ({ one: { ...one, ...carryScale(one) }, leans: true, from: figures })),
  ];
  for (const { one: reading, leans, from } of tries) {
    if (from.some((figure) => figure.sure < (figure.role === 'none' ? sure : perhaps))) continue;
    const isAtLeast = (least: number) => goal.sure >= least && from.every((figure) => figure.sure >= least);
    const say = sayWith(reading.currency);
    const workings = waysThrough(names.map((name) => workNamed(name, reading, say))).find(
      (way) => way[0]?.formula.name === goal.name && leavesNone(way, reading, leans ? told.length : 0),
    );
    if (workings)
      return { workings, reading, say, leans, isSure: isAtLeast(sure), isCertain: isAtLeast(certain) && !leans };
  }
  return undefined;
}

/** 'Revenue went up by £420 a month yeah?': the last figure may be a result that is offered. */
function offeredLast({ text, figures }: Reading): Figure | undefined {
  const last = /#(\d+)(?: (?:a|per) [a-z]+)? ?,? ?(?:yeah|yes|yh|right|correct|innit|isnt it)\b ?\??$/.exec(text)?.[1];
  return last === undefined ? undefined : figures[Number(last)];
}

/** 'The market grows 10%': what something moves by was taken for what it is. */
function isMisread({ text, figures }: Reading, { index, role, told }: FigureRead): boolean {
  if (told !== 'up' && told !== 'down' && new RegExp(`\\bprice (?:up|down) by #${index}\\b`).test(text)) return true;
  // 'TR = 600, TC = 450': what is called a cost was taken for a revenue, or the other way round.
  if (/revenue/i.test(role) && new RegExp(`\\b(?:tc|total costs?) ?(?:=|is|are|of) #${index}\\b`).test(text))
    return true;
  return (
    told === 'value' &&
    figures[index]?.unit === 'percent' &&
    (role === 'marketShare' || role === 'profitMargin' || role === 'markUp') &&
    new RegExp(`\\b(?:grows?|grew|rises?|rose|falls?|fell|drops?|dropped|shr[ai]nks?)(?: by)? #${index}\\b`).test(text)
  );
}

/** The best of many goals is still a guess where it is hardly better than the next. */
const likely = 0.5;
const perhaps = 0.35;
const sure = 0.75;
const certain = 0.95;
/** More than this is no percentage that anyone asks for, but figures of two kinds taken for one. */
const mostPercent = 10_000;
/** Two results in one breath share what is sure. */
const alsoAsked = 0.25;

type Worked = { formula: Formula; working: Working; used: Set<number> };

/** Every way in which the formulas of this name come out. */
function workNamed(name: string, reading: Reading, say: Say): Worked[] {
  const named = formulasNamed(name).filter(({ notWith }) => !notWith?.test(reading.text));
  return named.flatMap((formula) =>
    formula.ways.flatMap(({ run }) => {
      const result = run(reading, say);
      const isLikely =
        result.kind === 'done' && !(result.working.unit === 'percent' && Math.abs(result.working.value) > mostPercent);
      return isLikely ? [{ formula, working: result.working, used: result.used }] : [];
    }),
  );
}

/** One way of the first with one of the second; the first alone where the second does not come out. */
function waysThrough([first = [], second = []]: Worked[][]): Worked[][] {
  const isOther = (one: Worked, two: Worked) => one.working.value !== two.working.value;
  return [
    ...first.flatMap((one) => second.filter((two) => isOther(one, two)).map((two) => [one, two])),
    ...first.map((one) => [one]),
  ];
}

/** None of the new figures is without a part in it, but for those that may always stand beside it. */
function leavesNone(workings: Worked[], { facts }: Reading, shift: number): boolean {
  const isUsed = ({ index }: Figure) => workings.some(({ used }) => used.has(index));
  const known = new Set(facts.flatMap(({ figure }) => (isUsed(figure) ? figure.value : [])));
  const isBeside = (role: Role) => workings.some(({ formula: { beside = [] } }) => beside.includes(role));
  return facts.every(
    ({ figure, roles }) =>
      figure.index < shift || known.has(figure.value) || (figure.unit !== 'percent' && roles.some(isBeside)),
  );
}
