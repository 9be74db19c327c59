import { evaluate } from '../recipes/evaluate.ts';
import { type Say, tidy } from '../say-number.ts';

/** What a worksheet knows by its name: told by the student, or worked out from other lines. */
export type Line = {
  /** How students call it, as a pattern. */
  names: string;
  /** 'Gross profit' */
  label: string;
  unit: 'money' | 'number' | 'percent' | /** 0.8, or 80% of it */ 'share';
  /** Ways to it, the first whose lines are known is taken: 'revenue - costOfSales'. No brackets: each is said as it stands. */
  by?: string[];
  /** The line that holds it after it has moved: a price, and the new price. */
  moved?: string;
  /** What is asked for when somebody wants it as a percentage. */
  percent?: string;
  /** Never told, only worked out; a figure beside its name is the student's own result. */
  isResult?: true;
  /** The name by which other rooms know this sum. */
  sum?: string;
  /** What the result tells, where more is to be said than the figure. */
  means?: (value: number, say: Say) => string | undefined;
  /** Below nothing it would be something else; a part is no more than the whole. */
  isAmount?: true;
  isPart?: true;
  /** 'Fixed costs are' */
  isPlural?: true;
};

export type Worksheet = {
  name: string;
  subject?: 'economics' | 'business';
  lines: Record<string, Line>;
  /** Without one of these the figures are of something else. */
  needs?: string[];
  /** Words that speak of something else by the same names: 'the price of wax'. */
  notWith?: RegExp;
  /** Figures that nobody has are figures that were read wrongly. */
  isLikely?: (values: Values) => boolean;
  /** Words that ask for something without its name: 'who pays what'. */
  asks?: [words: RegExp, ids: string[]][];
};

/** The lines of a sheet that are known. */
export type Values = Readonly<Record<string, number>>;
/** One line of the working: what it comes to, and the way that was taken to it. */
export type Reached = { id: string; value: number; by: string };

function isPossible(line: Line | undefined, value: number): boolean {
  if (!Number.isFinite(value) || (line?.isAmount && value < 0)) return false;
  return !line?.isPart || (value >= 0 && value <= 100);
}

/** The working that leads to a line, in the order in which it is done; nothing where something is missing for it. */
export function workTo(sheet: Worksheet, known: Values, id: string): Reached[] | undefined {
  return reach(sheet, known, id, []);
}

function reach(sheet: Worksheet, known: Values, id: string, above: string[]): Reached[] | undefined {
  if (known[id] !== undefined) return [];
  for (const by of sheet.lines[id]?.by ?? []) {
    const needs = [...new Set(by.match(/[a-z]\w*/gi) ?? [])].filter((name) => sheet.lines[name]);
    if (needs.some((name) => above.includes(name) || name === id)) continue;
    const working: Reached[] = [];
    const values: Record<string, number> = { ...known };
    const isKnown = needs.every((name) => {
      const steps = reach(sheet, values, name, [...above, id]);
      for (const one of steps ?? []) values[one.id] = one.value;
      working.push(...(steps ?? []));
      return steps !== undefined;
    });
    const value = isKnown ? tidy(evaluate(by, values)) : Number.NaN;
    if (isPossible(sheet.lines[id], value)) return [...working, { id, value, by }];
  }
  return undefined;
}
