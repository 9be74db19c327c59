import { anyOf } from '#domain/any-of.ts';
import { isSame } from '../check-own.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import type { WorkedSum } from '../sum.ts';
import { confirmArithmetic, type Way, wayOf } from './confirm-arithmetic.ts';
import { isPerOne } from './is-per-one.ts';
import { isFigure, isRight, type Line, writtenLines } from './written-lines.ts';

/**
 * '4,800 loaves with 12 staff, then 5,400 with 15. I make that 400 falling to 360 each': no formula that is known, but
 * each result follows from the figures before it, and none of them is left over. Then the arithmetic is right, and said.
 * Beside a line that is written out, a figure may come from what was said before: 'before it was 200', of 2 times 100.
 */
export function ownArithmetic(words: string, saidBefore = ''): WorkedSum | undefined {
  const masked = readNumbers(words);
  const { text, figures } = masked;
  const { lines } = writtenLines(masked);
  if (!lines.every(isRight)) return undefined;
  if (!asksIfRight.test(words) && !tellsResult.test(text)) return undefined;
  const known = lines.length > 0 ? knownFrom(saidBefore) : [];
  const results: Result[] = [];
  const given: Figure[] = [];
  let ended: Figure | undefined;
  for (const figure of figures) {
    const written = lines.find(({ result }) => result === figure);
    const isPart = lines.some(({ parts }) => parts.some((part) => isFigure(part) && part.index === figure.index));
    const isOffered =
      !isPart && (results.length ? follows.test(before(text, figure)) : offers.test(before(text, figure)));
    if (written) results.push({ figure, ways: [wayOf(written)] });
    // 'So the cu is 70%': what came out is only said again.
    const isAgain =
      isOffered && results.some(({ figure: one }) => one.value === figure.value && one.unit === figure.unit);
    if (written || isAgain) {
      ended = figure;
      continue;
    }
    const own = results.map((one) => one.figure);
    const ways = (isOffered && given.length + own.length > 1 ? waysTo(figure, [...given, ...own]) : []).filter((way) =>
      isOfMeasure(way, figure, text),
    );
    const isKnown = known.some(({ value, unit }) => value === figure.value && unit === figure.unit);
    if (!ways.length && !isPart && !isKnown && known.length > 0 && (isOffered || wasSo.test(before(text, figure))))
      ways.push(
        ...waysTo(figure, [...own, ...known.map((one) => (figure.currency ? one : { ...one, currency: '' }))]).filter(
          ({ operands }) => operands.length === 2,
        ),
      );
    if (ways.length) {
      results.push({ figure, ways });
      ended = figure;
    } else given.push(figure);
  }
  const last = figures.at(-1);
  if (!last || ended !== last || asksFor.test(text.slice(before(text, last).length))) return linesAlone(lines, masked);
  const operands = lines.flatMap(({ parts }) => parts.filter(isFigure));
  // 'No, 2000 is the break-even, so 2600 - 2000': one figure, told twice.
  const isToldAgain = (figure: Figure) =>
    operands.some((one) => one.index > figure.index && one.value === figure.value && one.unit === figure.unit);
  const shown = coverAll(
    results,
    given.filter((figure) => isOperand(figure) && !isToldAgain(figure)),
  );
  return shown ? confirmArithmetic(shown, figures) : linesAlone(lines, masked);
}

/** '4000 - 900 = 3100, 3100/100000 = 3.1%': two lines are working, whatever else is said around them. */
function linesAlone(lines: Line[], { text, figures }: Masked): WorkedSum | undefined {
  if (lines.length < 2 || asksFor.test(text)) return undefined;
  return confirmArithmetic(
    lines.map((line) => ({ figure: line.result, way: wayOf(line) })),
    figures,
  );
}

type Result = { figure: Figure; ways: Way[] };

/** 'MC is 60' is no subtraction, and 'from 8 to 10, so 20% up' is on the 8: what it is called says how it is worked. */
function isOfMeasure({ operands, says }: Way, figure: Figure, text: string): boolean {
  const said = says(() => '') ?? '';
  if (isPerOne(text, figure) && !/divided by/.test(said)) return false;
  const [on] = operands;
  return !(figure.unit === 'percent' && /^the difference/.test(said) && on && isNewValue(on, text));
}

/** 'From 8 to 10' */
function isNewValue({ index }: Figure, text: string): boolean {
  return new RegExp(`(?:from|was) #\\d+ (?:[a-z]+ ){0,3}?(?:to|now) (?:[a-z]+ )?#${index}\\b`).test(text);
}

const asksIfRight = /\b(?:right|correct|correctly|yes|yeah|ok|okay)\W*$|\b(?:is|are) (?:it|that|this|they|closing)\b/i;
const tellsResult =
  /(?:=|\bthats?|\bthat's|\bi (?:get|got|make|have)\b[^.?#]*|\bis|\bits?|\bit's) (?:about |just )?#\d/;
/** Who asks for a figure behind the last one has offered none. */
const asksFor = /\b(?:what|whats|how (?:much|many)|work|calculate|find)\b/;
/** What stands before a result that is offered. */
const offers = anyOf(
  [
    /=|\bis|\bthats?|\bthat's|\bits?|\bit's|\bi (?:get|got|make|have)(?: (?:it|that|this))?|\bgives?/,
    /\bso|\bdrops? from|\bfalls? from|\bgoes(?: up| down)? from|\brises? from|\bcosts?|\bbecomes?/,
    /\bturns into/,
  ],
  {
    after:
      /(?: (?:is|it|um|like|about|just|only|a|the|net gain|gain|profit|closing|each|they|would|be|up|down|by))*[ ,]*$/,
  },
);
/** And before those that come after it. */
const follows = new RegExp(`${offers.source}|(?:,|\\band|\\bto|\\bfalling to|\\bdown to|\\bup to|\\bor|\\bthen) *$`);

/** 'Before it was 200' */
const wasSo = /\bwas *$/;

/** Figures of what was said before, each once; their places are none of these words'. */
function knownFrom(said: string): Figure[] {
  const figures = said.split('\n').flatMap((line) => readNumbers(line).figures);
  return figures
    .filter((one, at) => at === figures.findIndex(({ value, unit }) => value === one.value && unit === one.unit))
    .map((figure, at) => ({ ...figure, index: -1 - at }));
}

function before(text: string, { index }: Figure): string {
  return text.slice(0, text.search(new RegExp(`#${index}\\b`)));
}

/** 'If £1 goes from $1.20 to $1.35': the pound is no figure of the sum. */
function isOperand({ value, currency }: Figure): boolean {
  return !(value === 1 && currency);
}

/** Every simple way to this figure from others. */
function waysTo(result: Figure, from: Figure[]): Way[] {
  const ways: Way[] = [];
  const isIt = (value: number) => Number.isFinite(value) && isSame(result.value, value, result.step);
  const add = (value: number, operands: Figure[], says: Way['says']) => {
    if (isIt(value)) ways.push({ operands, says });
  };
  const isShare = result.unit === 'percent';
  for (const a of from)
    for (const b of from) {
      if (a === b) continue;
      const share = a.unit === 'percent' ? a.value / 100 : undefined;
      if (isShare && b.value)
        add((a.value / b.value) * 100, [a, b], (of) => `${of(a)} divided by ${of(b)}, times 100,`);
      if (isShare && a.value > b.value && b.value > 0)
        add(
          ((a.value - b.value) / a.value) * 100,
          [a, b],
          (of) => `the difference between ${of(a)} and ${of(b)}, divided by ${of(a)}, times 100,`,
        );
      if (!isShare && b.value) add(a.value / b.value, [a, b], (of) => `${of(a)} divided by ${of(b)}`);
      if (!isShare && share !== undefined) add(share * b.value, [a, b], (of) => `${of(a)} of ${of(b)}`);
      if (!isShare && from.indexOf(a) < from.indexOf(b))
        add(a.value * b.value, [a, b], (of) => `${of(a)} times ${of(b)}`);
      // 'Minus 50,000 plus 75,000' is heard as nobody would do it.
      const [plus, less] = a.value < 0 ? [b, a] : [a, b];
      if (from.indexOf(a) < from.indexOf(b))
        add(a.value + b.value, [a, b], (of) =>
          less.value < 0 ? `${of(plus)} minus ${of({ ...less, value: -less.value })}` : `${of(a)} plus ${of(b)}`,
        );
      if (b.value >= 0) add(a.value - b.value, [a, b], (of) => `${of(a)} minus ${of(b)}`);
      for (const c of from) {
        if (c === a || c === b) continue;
        if (!isShare) {
          add(
            a.value / (b.value - c.value),
            [a, b, c],
            (of) => `${of(a)} divided by the difference between ${of(b)} and ${of(c)}`,
          );
          if (c.unit === 'percent')
            add(a.value / ((c.value / 100) * b.value), [a, b, c], (of) => `${of(a)} divided by ${of(c)} of ${of(b)}`);
        }
        if (from.indexOf(b) < from.indexOf(c))
          add(a.value - b.value - c.value, [a, b, c], (of) => `${of(a)} minus ${of(b)} minus ${of(c)}`);
        add(a.value + b.value - c.value, [a, b, c], (of) => `${of(a)} plus ${of(b)} minus ${of(c)}`);
      }
    }
  return ways;
}

/** For each result the shortest way, or those which together leave no figure over. */
function coverAll(results: Result[], given: Figure[]): { figure: Figure; way: Way }[] | undefined {
  // What is taken away stands in its line without its sign.
  const left = new Set(given.map(({ index }) => index));
  const shown = results.map(({ figure, ways }) => {
    const best = ways.toSorted((one, two) => worth(two, left) - worth(one, left))[0];
    for (const operand of best?.operands ?? []) left.delete(operand.index);
    return best && { figure, way: best };
  });
  for (const { figure, ways } of results) {
    const other = ways.find(({ operands }) => operands.some((one) => left.has(one.index)));
    if (!other) continue;
    for (const operand of other.operands) left.delete(operand.index);
    shown.push({ figure, way: other });
  }
  return left.size === 0 ? shown.flatMap((one) => one ?? []) : undefined;
}

/** Figures that nothing else has used come first, then few of them. */
function worth({ operands }: Way, left: Set<number>): number {
  return operands.filter((one) => left.has(one.index)).length * 2 - operands.length;
}
