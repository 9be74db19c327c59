import { isSame } from '../check-own.ts';
import type { Figure, Masked } from '../read-numbers.ts';
import { evaluate } from '../recipes/evaluate.ts';

type Sign = '+' | '-' | '*' | '/' | '(' | ')';
export type Part = Figure | Sign;
/** '5 x 100 = 500' */
export type Line = { parts: Part[]; result: Figure };

/** The operations that the student has written out, in his order, and one at the end that has no result yet. */
export function writtenLines({ text, figures }: Masked): { lines: Line[]; open: Part[] } {
  const lines: Line[] = [];
  let parts: Part[] = [];
  let last: Figure | undefined;
  let awaits = false;
  for (const { 0: token, 1: index, index: at } of text.matchAll(tokens)) {
    const figure = index === undefined ? undefined : figures[Number(index)];
    const sign = signOf(token);
    if (figure && awaits) {
      lines.push({ parts: atScaleOf(figure, parts), result: figure });
      [parts, last, awaits] = [[figure], figure, false];
    } else if (figure) parts = withFigure(parts, figure);
    else if (sign) parts = withSign(parts, sign, last);
    else if (equals.test(token)) {
      parts = carriedOn(parts, last);
      awaits = isWhole(parts);
      if (!awaits) parts = [];
    } else if (isWhole(parts) && thenSays.test(text.slice(at))) awaits = true;
    else if (stops.test(token) && !isEnd(text, at)) [parts, awaits] = [[], false];
  }
  return { lines, open: !awaits && isWhole(parts) ? parts : [] };
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
  /#(\d+)|[-+*/()=,.;:?!]|\b(?:divided?(?: (?:it|that|this))? by|times|multiplied by|minus|take away|plus|over|x)\b|[a-z]+/g;
const equals = /^(?:=|is|equals|gives|makes)$/;
/** Behind these a new line begins; other words only say what a figure is. */
const stops = /^(?:[,.;:?!]|and|so|then|but|or|if|because|cos|when|to|from|with|at|out|vs)$/;

/** '(3.60 - 1.08) / 3.60 x 100. its 70 right' */
const thenSays =
  /^[.,;?!] ?(?:so |and )?(?:its|it is|thats|that is|is it|is that|i (?:get|got|make it)|which is|comes to)(?: about| just| the)? #\d+ ?(?:$|\?|\.$|right|correct|yeah|yes)/;

function isEnd(text: string, at: number): boolean {
  return !/[#\d]/.test(text.slice(at));
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
    .map((part) => (isFigure(part) ? of(part) : part in spoken ? spoken[part] : part))
    .join(' ')
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
    .map((part) => (isFigure(part) ? of(part) : part in shown ? shown[part] : part))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}

const spoken: Record<string, string> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' };
const shown: Record<string, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
