import { isSame } from '../calculate/check-own.ts';
import { isFigure, type Part, valuesOf, writtenLines } from '../calculate/claims/written-lines.ts';
import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import type { MadeSum } from './make-sum.ts';

type Worked = Pick<MadeSum['worked'], 'outcome' | 'steps' | 'result' | 'sentences'>;

/** What a student's words say to a sum that was set. */
export type Judged =
  | { kind: 'right'; figure: Figure; but?: 'sign' | 'percent' | 'no percent' | 'size' | 'units' }
  /** Steps of the working that are there, by their place, and the first that is not. */
  | { kind: 'partly'; reached: number[]; next: number }
  /** The last operation is written out, without what it comes to. */
  | { kind: 'unworked' }
  | { kind: 'wrong'; next: number };

/** Nothing where the words hold no figure. */
export function judgeFigure(worked: Worked, words: string): Judged | undefined {
  const masked = readNumbers(inYears(words));
  const { lines, open } = writtenLines(masked);
  const operands = new Set(
    [...lines.flatMap(({ parts }) => parts), ...open].filter(isFigure).map(({ index }) => index),
  );
  const results = lines.map(({ result }) => result);
  const offered = masked.figures.filter((figure) => results.includes(figure) || !operands.has(figure.index));
  const latestFirst = offered.toReversed();
  for (const figure of latestFirst) {
    const but = compare(worked, figure, masked.text);
    if (but !== undefined) return { kind: 'right', figure, ...(but !== 'exactly' && { but }) };
  }
  if (comesTo(open, worked.outcome.value)) return { kind: 'unworked' };
  const isAt = (figure: Figure) => (value: number | undefined) =>
    value !== undefined && (isNear(figure, value) || isNear(figure, -value));
  const reached = ends(worked).flatMap((value, at) =>
    masked.figures.some((figure) => isAt(figure)(value)) && !isOfQuestion(worked, at) ? at : [],
  );
  const next = worked.steps.findIndex((_, at) => !reached.includes(at) && ends(worked)[at] !== undefined);
  const last = latestFirst[0] ?? masked.figures.at(-1);
  if (!last) return undefined;
  // Where the last figure is no step of it, the ones before do not make it half an answer.
  const isHalf = reached.some((at) => isAt(last)(ends(worked)[at])) || isOnTheWay(worked, last);
  return isHalf ? { kind: 'partly', reached, next } : { kind: 'wrong', next };
}

/** A total between two steps, which the working says and does not set out: '111,455 before the cost is taken off'. */
function isOnTheWay({ sentences }: Worked, { value }: Figure): boolean {
  return sentences.some((sentence) =>
    readNumbers(sentence).figures.some(
      (figure) => figure.value === value && new RegExp(`that is #${figure.index}\\b`).test(readNumbers(sentence).text),
    ),
  );
}

/** '4 years and 6 months' is 4.5 years. */
function inYears(words: string): string {
  return words.replace(
    /(\d+) ?(?:years?|yrs?|y),? ?(?:and |& )?(\d+) ?(?:months?|mths?|m)\b/gi,
    (_, years: string, months: string) => `${(Number(years) + Number(months) / 12).toFixed(2)} years`,
  );
}

const saysDown =
  /\b(?:loss|losing|lose|lost|deficit|falls?|fell|fallen|down|decreases?d?|drops?|dropped|lower|less|negative|depreciat\w*|shr[aiu]nk)\b/;

function compare(
  { outcome, result }: Worked,
  figure: Figure,
  text: string,
): Exclude<Extract<Judged, { kind: 'right' }>['but'], undefined> | 'exactly' | undefined {
  const { value, unit } = outcome;
  const isDown = saysDown.test(text);
  const side = /\b(?:favourable|adverse)\b/.exec(result)?.[0];
  // A variance has a side in place of a sign.
  if (side && (isNear(figure, value) || isNear(figure, -value))) {
    const other = side === 'adverse' ? /\bfav/ : /\badv|\bunfav/;
    return other.test(text) ? 'sign' : 'exactly';
  }
  if (isNear(figure, value)) {
    if (figure.unit === 'percent' && unit !== 'percent') return 'no percent';
    return unit === 'number' && figure.unit === 'money' && !/[£$€]/.test(result) ? 'units' : 'exactly';
  }
  if (isNear(figure, -value)) return value < 0 && isDown ? 'exactly' : 'sign';
  if (
    unit === 'percent' &&
    figure.unit === 'plain' &&
    isNear({ ...figure, value: figure.value * 100, step: figure.step * 100 }, value)
  )
    return 'percent';
  const scales = unit === 'money' && figure.scale === 1 ? [1e3, 1e6, 1e9] : [];
  const isSized = (size: number, sign: number) =>
    isNear({ ...figure, value: figure.value * size, step: figure.step * size }, sign * value);
  if (Math.abs(value) >= 1e6 && scales.some((size) => isSized(size, 1) || (isDown && isSized(size, -1)))) return 'size';
  return undefined;
}

/** Right when it rounds to what was written, or was cut off there. */
function isNear({ value: given, step }: Figure, value: number): boolean {
  if (isSame(given, value, step)) return true;
  const isWhole = Math.abs(value - Math.round(value)) < 1e-6;
  const gap = Math.abs(given - value);
  return !isWhole && gap < step && gap <= 0.02 * Math.abs(value);
}

function comesTo(open: Part[], value: number): boolean {
  return open.length > 0 && valuesOf(open).some((one) => isSame(one, value, 0) || isSame(one * 100, value, 0));
}

/** What each step comes to; nothing for one that only says how it is done. */
function ends({ steps }: Worked): (number | undefined)[] {
  return steps.map(({ right }) => {
    const told = /[=≈]([^=≈]+)$/.exec(right)?.[1];
    return told === undefined ? undefined : readNumbers(told).figures[0]?.value;
  });
}

/** A step that ends in a figure which stands in the question's own steps too shows nothing. */
function isOfQuestion(worked: Worked, at: number): boolean {
  const end = ends(worked)[at];
  return worked.steps.some(
    ({ right }, place) =>
      place <= at &&
      readNumbers(right.replace(/[=≈][^=≈]+$/, '')).figures.some(
        ({ value }) => Math.abs(value) === Math.abs(end ?? Number.NaN),
      ),
  );
}
