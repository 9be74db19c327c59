import { inFigures } from '../in-figures.ts';

/** base + slope × the letter */
export type Straight = { base: number; slope: number };
export type Equation = Straight & { of: 'p' | 'mc' | 'mr' | 'tc' | 'qd' | 'qs' };

const names =
  /(?<![a-z])(mc|marginal costs?|mr|marginal revenue|tc|total costs?|ar|average revenue|p ?d|p ?s|p|price|q ?d|q ?s|q|quantity(?: demanded| supplied)?|demand|supply|d|s)/;
const equals = / ?(?:curve |function |equation )?(?:=|:|is given by|is equal to|equals|is) ?/;
const amount = String.raw`[£$€]?\d+(?:\.\d+)?`;
const term = String.raw`(?:${amount}(?: ?\*? ?[pq])?|[pq])(?: ?\/ ?\d+)?`;
const right = new RegExp(`((?:[-+] ?)?${term}(?: ?[-+] ?${term})?)(?![\\w%]|\\.\\d| ?=)`);
const written = new RegExp(`${names.source}${equals.source}${right.source}`, 'g');

/** 'P = 100 - 2Q', 'Qs = 20 + 3P': what is written out, and the words without it. */
export function readEquations(words: string): { equations: Equation[]; rest: string } {
  const equations: Equation[] = [];
  const plain = inFigures(words)
    .replace(/(?<=[\dpq] ?)(?:minus|less)(?= [£$€]?[\dpq])/g, '-')
    .replace(/(?<=[\dpq] ?)plus(?= [£$€]?[\dpq])/g, '+')
    .replace(/(?<=\d)(?=[pq]\b)/g, ' ');
  const rest = plain.replace(written, (all, name: string, side: string) => {
    const equation = toEquation(name.replace(' ', ''), side);
    if (!equation) return all;
    equations.push(equation);
    return ' ~ ';
  });
  return { equations, rest };
}

function toEquation(name: string, side: string): Equation | undefined {
  const letters = new Set(side.match(/[pq]/g));
  const [letter] = letters;
  if (letters.size !== 1 || !letter) return undefined;
  const line: Straight = { base: 0, slope: 0 };
  for (const [, sign = '', digits, held, per] of side.matchAll(parts)) {
    if (digits === undefined && held === undefined) continue;
    const size = (digits === undefined ? 1 : Number(digits)) / (per === undefined ? 1 : Number(per));
    line[held ? 'slope' : 'base'] += sign.startsWith('-') ? -size : size;
  }
  const of = nameOf(name, letter, line.slope);
  return of && Number.isFinite(line.slope) && line.slope !== 0 ? { ...line, of } : undefined;
}

const parts = /([-+]? ?)(?:[£$€]?(\d+(?:\.\d+)?))? ?\*? ?([pq])?(?: ?\/ ?(\d+))?/g;

/** Demand slopes down and supply up, whatever they are called. */
function nameOf(name: string, letter: string, slope: number): Equation['of'] | undefined {
  if (letter === 'p') return /^(?:q|d$|s$|demand|supply)/.test(name) ? (slope < 0 ? 'qd' : 'qs') : undefined;
  if (/^(?:mc|marginal cost)/.test(name)) return 'mc';
  if (/^(?:mr|marginal revenue)/.test(name)) return 'mr';
  if (/^(?:tc|total cost)/.test(name)) return 'tc';
  return /^q/.test(name) ? undefined : 'p';
}
