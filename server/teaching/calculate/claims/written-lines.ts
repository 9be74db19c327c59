import { isSame } from '../check-own.ts';
import type { Figure, Masked } from '../read-numbers.ts';
import { evaluate } from '../recipes/evaluate.ts';

type Sign = '+' | '-' | '*' | '/' | '(' | ')';
export type Part = Figure | Sign;
/** '5 x 100 = 500' */
export type Line = { parts: Part[]; result: Figure };

/** The operations that the student has written out, in his order, and one at the end that has no result yet. */
export function writtenLines({ text, figures }: Masked): {
  lines: Line[];
  open: Part[] /** Those that have none, and were left. */;
  left: Part[][];
} {
  const lines: Line[] = [];
  const left: Part[][] = [];
  let parts: Part[] = [];
  let last: Figure | undefined;
  let awaits = false;
  for (const { 0: token, 1: index, index: at } of text.matchAll(tokens)) {
    const figure = index === undefined ? undefined : figures[Number(index)];
    const sign = soldAt.test(text.slice(at)) ? '*' : signOf(token);
    const share = partOf(token);
    if (share && !awaits) parts = [...(isFigure(parts.at(-1)) ? [] : parts), share, '*'];
    else if (figure && awaits) {
      lines.push({ parts: atScaleOf(figure, parts), result: figure });
      [parts, last, awaits] = [[figure], figure, false];
    } else if (figure) parts = withFigure(parts, figure);
    else if (sign) parts = withSign(parts, sign, last);
    else if (equals.test(token)) {
      parts = carriedOn(parts, last);
      awaits = isWhole(parts);
      if (!awaits) parts = [];
    } else if (isWhole(parts) && thenSays.test(text.slice(at))) awaits = true;
    else if (stops.test(token) && !isEnd(text, at)) {
      if (isWhole(parts)) left.push(parts);
      [parts, awaits] = [[], false];
    }
  }
  return { lines, left, open: !awaits && isWhole(parts) ? parts : [] };
}

/** '200 x 2.5 = 500 million': what is multiplied is in millions, too. */
function atScaleOf(result: Figure, parts: Part[]): Part[] {
  const [one, sign, other] = parts;
  if (parts.length !== 3 || sign !== '*' || !isFigure(one) || !isFigure(other) || result.scale < 1e3) return parts;
  if (one.scale !== 1 || other.scale !== 1 || isRight({ parts, result })) return parts;
  const scaled = (figure: Figure) => ({ ...figure, value: figure.value * result.scale, currency: result.currency });
  const whole: Part[] = one.value >= other.value ? [scaled(one), sign, other] : [one, sign, scaled(other)];
  return isRight({ parts: whole, result }) ? whole : parts;
}

const tokens =
  /#(\d+)|[-+*/()=,.;:?!]|\b(?:(?:(?:a |one )?(?:half|third|quarter|fifth|tenth) of|twice|double)(?= \(? ?#)|divided?(?: (?:it|that|this))? by|times|multiplied by|minus|take away|plus|over|x)\b|[a-z]+/g;
const equals = /^(?:=|is|equals|gives|makes)$/;
/** Behind these a new line begins; other words only say what a figure is. */
const stops = /^(?:[,.;:?!]|and|so|then|but|or|if|because|cos|when|to|from|with|at|out|vs)$/;

/** '11 at £29 = 319' */
const soldAt = /^at #\d+ ?(?:each )?=/;

/** '(3.60 - 1.08) / 3.60 x 100. its 70 right' */
const thenSays =
  /^[.,;?!] ?(?:so |and )?(?:its|it is|thats|that is|is it|is that|i (?:get|got|make it)|which is|comes to)(?: about| just| the)? #\d+ ?(?:$|\?|\.$|right|correct|yeah|yes)/;

function isEnd(text: string, at: number): boolean {
  return !/[#\d]/.test(text.slice(at));
}

/** 'Half of 4 x 30': a figure by which the rest is multiplied, and which has its own name. */
function partOf(token: string): Figure | undefined {
  const name = /^(?:(?:a |one )?(half|third|quarter|fifth|tenth) of|(twice|double))$/.exec(token);
  const value = shares[name?.[1] ?? name?.[2] ?? ''];
  return value === undefined ? undefined : { index: -1, value, unit: 'plain', currency: '', step: 0.01, scale: 1 };
}

const shares: Record<string, number> = {
  ...{ half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10, twice: 2, double: 2 },
};
const shareNames = new Map([
  [1 / 2, 'half of'],
  [1 / 3, 'a third of'],
  [1 / 4, 'a quarter of'],
  [1 / 5, 'a fifth of'],
  [1 / 10, 'a tenth of'],
  [2, 'twice'],
]);

/** By its name where it was told by one. */
function nameOf(figure: Figure, of: (figure: Figure) => string): string {
  return (figure.index < 0 && shareNames.get(figure.value)) || of(figure);
}

function signOf(token: string): Sign | undefined {
  if (/^[-+*/()]$/.test(token)) return token as Sign;
  if (/^(?:times|multiplied by|x)$/.test(token)) return '*';
  if (/^(?:divide|over$)/.test(token)) return '/';
  if (/^(?:minus|take away)$/.test(token)) return '-';
  return token === 'plus' ? '+' : undefined;
}

function withFigure(parts: Part[], figure: Figure): Part[] {
  const before = parts.at(-1);
  if (before === undefined || (typeof before === 'string' && before !== ')')) return [...parts, figure];
  // '75,000 minus 50,000': what is read as a figure below nought is taken away here.
  return figure.value < 0 ? [...parts, '-', { ...figure, value: -figure.value }] : [figure];
}

/** ', divide by 5' goes on with what came out before. */
function withSign(parts: Part[], sign: Sign, last: Figure | undefined): Part[] {
  if (parts.length > 0 || sign === '(') return sign === '(' && isFigure(parts.at(-1)) ? ['('] : [...parts, sign];
  return last && sign !== ')' ? [last, sign] : [];
}

/** ', minus 50,000 = 25,000' does so too. */
function carriedOn(parts: Part[], last: Figure | undefined): Part[] {
  const [only] = parts;
  return parts.length === 1 && last && isFigure(only) && only !== last && only.value < 0
    ? [last, '-', { ...only, value: -only.value }]
    : parts;
}

function isWhole(parts: Part[]): boolean {
  return parts.some((part) => !isFigure(part)) && valuesOf(parts).length > 0;
}

export function isFigure(part: Part | undefined): part is Figure {
  return typeof part === 'object';
}

export function isRight({ parts, result }: Line): boolean {
  const times = result.unit === 'percent' ? [1, 100] : [1];
  return valuesOf(parts).some((value) => times.some((by) => isSame(result.value, value * by, result.step)));
}

/** What the parts come to; a percentage among them may stand for its share of one. */
export function valuesOf(parts: Part[]): number[] {
  const expression = parts.map((part, at) => (isFigure(part) ? `f${at}` : part)).join(' ');
  const valueAs = (share: number) =>
    evaluate(
      expression,
      Object.fromEntries(
        parts.flatMap((part, at) =>
          isFigure(part) ? [[`f${at}`, part.unit === 'percent' ? part.value * share : part.value]] : [],
        ),
      ),
    );
  return [valueAs(1), valueAs(0.01)].filter(Number.isFinite);
}

/** As it is said; nothing for brackets that cannot be heard. */
export function sayParts(parts: Part[], of: (figure: Figure) => string): string | undefined {
  const said = parts
    .map((part) => (isFigure(part) ? nameOf(part, of) : part in spoken ? spoken[part] : part))
    .join(' ')
    .replace(/\b(of|twice) times /g, '$1 ')
    .replace(/\( ([^()]*?) minus ([^()]*?) \)/g, 'the difference between $1 and $2')
    .replace(/\( ([^()]*?) plus ([^()]*?) \)/g, (_, most: string, last: string) => sumOf([most, last]))
    .replace(/^(the (?:difference|sum) .*? and \S+) (?=divided|times)/, '$1, ');
  return /[()]/.test(said) ? undefined : said;
}

function sumOf(parts: string[]): string {
  const all = parts.flatMap((part) => part.split(' plus '));
  return `the sum of ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export function showParts(parts: Part[], of: (figure: Figure) => string): string {
  return parts
    .map((part) => (isFigure(part) ? nameOf(part, of) : part in shown ? shown[part] : part))
    .join(' ')
    .replace(/\b(of|twice) × /g, '$1 ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}

const spoken: Record<string, string> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' };
const shown: Record<string, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
