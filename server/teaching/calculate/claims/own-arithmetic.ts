import { anyOf } from '#domain/any-of.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import type { WorkedSum } from '../sum.ts';
import { confirmArithmetic, type Way, wayOf } from './confirm-arithmetic.ts';
import { isPerOne } from './is-per-one.ts';
import { coverAll, type Result, waysTo } from './ways-to.ts';
import { isFigure, isRight, type Line, type Part, writtenLines } from './written-lines.ts';

/**
 * '4,800 loaves with 12 staff, then 5,400 with 15. I make that 400 falling to 360 each': no formula that is known, but
 * each result follows from the figures before it, and none of them is left over. Then the arithmetic is right, and said.
 * Beside a line that is written out, a figure may come from what was said before: 'before it was 200', of 2 times 100.
 */
export function ownArithmetic(words: string, saidBefore = ''): WorkedSum | undefined {
  const masked = readNumbers(words);
  const { text, figures } = masked;
  const { lines, left } = writtenLines(masked);
  if (!lines.every(isRight)) return undefined;
  if (!asksIfRight.test(words) && !tellsResult.test(text)) return undefined;
  const known = lines.length > 0 ? knownFrom(saidBefore) : [];
  const explained = left.filter((parts) => comesBack(parts, lines));
  const results: Result[] = [];
  const given: Figure[] = [];
  let ended: Figure | undefined;
  for (const figure of figures.filter((one) => !isThreshold(one, text))) {
    const written = lines.find(({ result }) => result === figure);
    const isPart = [...lines.map(({ parts }) => parts), ...explained].some((parts) =>
      parts.some((part) => isFigure(part) && part.index === figure.index),
    );
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
    } else if (!explained.some((parts) => parts.includes(figure))) given.push(figure);
  }
  const last = figures.at(-1);
  if (!last || ended !== last || asksFor.test(text.slice(before(text, last).length))) return linesAlone(lines, masked);
  const operands = lines.flatMap(({ parts }) => parts.filter(isFigure));
  // 'No, 2000 is the break-even, so 2600 - 2000': one figure, told twice.
  const isToldAgain = (figure: Figure) =>
    operands.some(
      (one) =>
        one.index > figure.index &&
        one.value === figure.value &&
        (one.unit === figure.unit || (one.unit === 'plain' && figure.unit !== 'percent')),
    );
  const shown = coverAll(
    results,
    given.filter((figure) => isOperand(figure, text) && !isToldAgain(figure)),
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

/** 'They have to be more than 1' only says what the result is held against. */
function isThreshold(figure: Figure, text: string): boolean {
  return /(?<!#\d+ )\b(?:more|less|greater|bigger|higher|lower|smaller|fewer) than $/.test(before(text, figure));
}

/** 'If £1 goes from $1.20 to $1.35': the pound is no figure of the sum, nor are 'the two triangles'. */
function isOperand({ value, currency, index }: Figure, text: string): boolean {
  const isCount = value <= 3 && new RegExp(`\\b(?:the|both|these|all) #${index} [a-z]{3,}s\\b`).test(text);
  return !(value === 1 && currency) && !isCount;
}

/** 'I said half of 4 x 30. Half of 120 is 60': what had no result is said again with one. */
function comesBack(parts: Part[], lines: Line[]): boolean {
  return lines.some(({ parts: others, result }) =>
    [...others.filter(isFigure), result].some((figure) => isRight({ parts, result: figure })),
  );
}
