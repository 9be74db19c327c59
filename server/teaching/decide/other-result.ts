import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { isSame } from '../calculate/check-own.ts';
import { isFigure, valuesOf, writtenLines } from '../calculate/claims/written-lines.ts';
import { type Figure, type Masked, readNumbers } from '../calculate/read-numbers.ts';
import type { Asked } from './open-question.ts';
import { givesWanted, withoutWorking } from './wanted-figures.ts';

type Question = Pick<Asked, 'question' | 'answer'>;

/**
 * The figure that the student says it comes to, where the question wants another: £1.50 for £2.50, or £6bn at the end of
 * lines that are right. A figure of the question, or one on the way to its answer, is none.
 */
export function otherResult(asked: Question, words: string): Figure | undefined {
  const wanted = resultsOf(asked);
  const masked = readNumbers(words);
  const worked = writtenLines(masked);
  const values = [...worked.lines.flatMap(({ parts }) => valuesOf(parts)), ...valuesOf(worked.open)];
  const isGiven = (figure: Figure) =>
    masked.figures.some((one) => isLike(one, figure)) ||
    values.some((value) => isSame(value, figure.value, figure.step));
  if (!wanted.length || wanted.every(isGiven) || (asked.question.numeric && givesWanted(asked, words)))
    return undefined;
  // '6%', and nothing else: what is only on the way is no result.
  const [only] = masked.figures;
  if (only && isBare.test(masked.text)) return isResult(asked, only) || isInIdea(asked, only) ? undefined : only;
  const known = knownFigures(asked);
  const operands = [...worked.lines.map(({ parts }) => parts), worked.open].flat().filter(isFigure);
  // The 6% of 'it went up 6' is no change of 6.
  const isShare = ({ unit }: Figure) => unit === 'percent' && wanted.every((figure) => figure.unit === 'percent');
  const isOwn = (one: Figure) =>
    !known.some((figure) => isLike(one, figure) && (!isShare(one) || figure.unit === 'percent'));
  const own = masked.figures.filter((one) => !operands.some(({ index }) => index === one.index) && isOwn(one));
  const strange = masked.figures.filter(isOwn);
  const isOfQuestion = masked.figures.length > strange.length && strange.length <= masked.figures.length / 2;
  if (isOfQuestion) return own.findLast((one) => isOfferedAt(before(masked, one)));
  return strange.length === 1 ? own.find((one) => isOffered(asked, masked, one)) : undefined;
}

/** £300, which the question tells as well. */
function isInIdea({ question }: Question, figure: Figure): boolean {
  return question.requiredIdeas.some(({ idea }) =>
    readNumbers(withoutWorking(idea)).figures.some((one) => isLike(figure, one)),
  );
}

/** Whether this figure is one that the question wants. */
export function isResult(asked: Question, figure: Figure): boolean {
  return resultsOf(asked).some((wanted) => isLike(figure, wanted));
}

/** '1.50', of an answer of £2.50. */
export function isInPounds(asked: Question, { unit, scale }: Figure): boolean {
  const wanted = resultsOf(asked);
  return unit === 'plain' && scale === 1 && wanted.length > 0 && wanted.every(({ currency }) => currency === '£');
}

/** What an answer in figures must come to; what the question tells is asked for only where it is a choice of figures. */
export function resultsOf({ question, answer }: Question): Figure[] {
  const told = readNumbers(question.prompt).figures;
  const isOwn = (figure: Figure) => !told.some(({ value }) => Math.abs(value) === Math.abs(figure.value));
  const inIdeas = question.requiredIdeas.flatMap(({ idea }) => readNumbers(withoutWorking(idea)).figures).filter(isOwn);
  return inIdeas.length ? inIdeas : readNumbers(withoutWorking(answer)).figures.filter(isOwn);
}

function knownFigures({ question, answer }: Question): Figure[] {
  const texts = [question.prompt, answer, ...question.requiredIdeas.map(({ idea }) => idea)];
  return texts.flatMap((text) => readNumbers(text).figures);
}

/** The same but for its sign, its unit or how it is rounded: none of these makes it another result. */
function isLike(given: Figure, wanted: Figure): boolean {
  const [one, other] = [Math.abs(given.value), Math.abs(wanted.value)];
  const isUnscaled = given.scale === 1 || wanted.scale === 1;
  const sizes = [1, ...(isUnscaled ? [given.scale, wanted.scale] : []), ...(one < 1 || other < 1 ? [100] : [])];
  return sizes.some((by) =>
    [one * by, one / by].some(
      (value) => isSame(value, other, given.step) || isSame(other, value, wanted.step) || isNear(value, other),
    ),
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * rounding;
}

const rounding = 0.006;

function before({ text }: Masked, { index }: Figure): string {
  return text.slice(0, text.search(new RegExp(`#${index}\\b`)));
}

function isOfferedAt(lead: string): boolean {
  return offers.test(lead) || beginsWith.test(lead);
}

/** '1.50?? cos you take it away', 'msc is 1.50', 'i think its 700': said first, as his own, or of what was asked for. */
function isOffered({ question }: Question, masked: Masked, figure: Figure): boolean {
  const lead = before(masked, figure);
  if (beginsWith.test(lead) || ownOffer.test(lead)) return true;
  const asked = new Set(stemsOf(question.prompt));
  return offers.test(lead) && stemsOf(lead).some((stem) => asked.has(stem));
}

const beginsWith =
  /^(?:(?:um+|er+m?|uh+|oh|ok|so|well|is it|its|it is|it would be|would it be|about|like|maybe|a|the|yh|yeah)[,.]? )*$/;
const isBare = /^(?:(?:um+|er+m?|ok|so|is it|its|it is|about|like|maybe|i (?:got|get|think|make it)) )*#0\W*$/;
const ownOffer =
  /\b(?:i (?:get|got|make it|think|reckon|guess|say|said|put|have)|(?:is|would) (?:it|that)(?: be)?|the answer is)(?: (?:it|its|it is|is|about|like|around|thats|a|of|be|as))* $/;
const offers = anyOf(
  [
    /=|\bis|\bare|\bits|\bget|\bgot|\bgives?|\bmakes?|\bmade|\bby|\bto|\bbe|\bso|\bwas|\bof|\bat|\bequals/,
    /\brises?|\bfalls?|\brose|\bfell|\bup|\bdown|,|\band/,
  ],
  { after: /(?: (?:about|around|like|roughly|just|only|it|its|a|the|by|to|then))* *$/ },
);
