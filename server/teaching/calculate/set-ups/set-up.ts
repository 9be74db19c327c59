import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { isSame } from '../check-own.ts';
import type { Step } from '../formula.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { aloud, onScreen, resultText, type Say, sayWith } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';

/** What a student says, and what he has said before, the last one last. */
export type Thread = { words: string; said: string[] };

/**
 * Figures that only mean something together (two elasticities, the four corners of a game, a demand function): they
 * are read off the whole thread, and worked only where every figure of the words has its place.
 */
export type SetUp = (thread: Thread) => WorkedSum | undefined;

/** What is known when all has been said; another sum in between ends it. Nothing where the words are not of it. */
export function listen<Known extends object>(
  { words, said }: Thread,
  read: (line: string, known: Known | undefined) => Known | undefined,
): { known: Known; before: Known | undefined } | undefined {
  let before: Known | undefined;
  for (const line of said) {
    const next = read(line, before);
    if (next) before = next;
    else if (readNumbers(line).figures.length > 0) before = undefined;
  }
  const known = read(words, before);
  return known && { known, before };
}

export type Places<Name extends string> = readonly (readonly [Name, RegExp])[];
export type Placed<Name extends string> = {
  found: Partial<Record<Name, Figure>>;
  /** The words without what was found. */
  text: string;
  left: Figure[];
};

/** Each pattern's groups are figures; where a name stands twice the first pattern that fits counts. */
export function place<Name extends string>({ text, figures }: Masked, places: Places<Name>): Placed<Name> {
  const found: Partial<Record<Name, Figure>> = {};
  let rest = text;
  for (const [name, pattern] of places) {
    const match = found[name] ? null : pattern.exec(rest);
    const figure = match?.[1] === undefined ? undefined : figures[Number(match[1])];
    if (!match || !figure) continue;
    found[name] = figure;
    rest = without(rest, figure);
  }
  return { found, text: rest, left: leftIn(rest, figures) };
}

/** A figure that has its place stands as '~'. */
export function without(text: string, { index }: Figure): string {
  return text.replace(new RegExp(`#${index}\\b`), '~');
}

export function leftIn(text: string, figures: readonly Figure[]): Figure[] {
  return figures.filter(({ index }) => new RegExp(`#${index}\\b`).test(text));
}

/** 'Is that right', 'I make it', '… right?': who says so has a result of his own. */
export function offersResult(text: string): boolean {
  return asksIfRight.test(text) || (states.test(text) && !asks.test(text));
}

const asksIfRight = anyOf([
  /\b(?:right|correct|yeah|yes|yh|isnt it|innit|am i|check) ?(?:that|it|this|please|pls|me|then)? ?[?.! ]*$/,
  /\b(?:is|was|are) (?:that|this|it|they|these) (?:right|correct|ok)\b|\bam i right\b|\bcheck (?:my|this|that|it)\b/,
]);
const states = anyOf([
  /\bi (?:think|thought|reckon|guess|believe|say|said|put|got|get|make|made|worked|calculated|have)\b/,
  /\bmy (?:answer|result)s?\b|^(?:so|therefore|because)\b|\bso (?:its|thats|the|that|then|my)\b/,
]);
/** A question, and nothing that is stated. */
const asks = /\b(?:does|do|did|what|whats|how|which|why)\b|(?:^|[,.] ?|\b(?:and|so|then) )(?:would|will|could|is|are) /;

/** '£4 x 80 = £320': a line of the student's own, whose last figure is what he makes it. */
export function takeWorking(masked: Masked): { text: string; result?: Figure } {
  const found = written.exec(masked.text);
  const result = found?.[1] === undefined ? undefined : masked.figures[Number(found[1])];
  if (!found || !result) return { text: masked.text };
  return { text: masked.text.replace(found[0], ' ~ '), result };
}

const written = /#\d+(?: ?(?:x|\*|\/|\+|-|times|plus|minus|divided by) ?#\d+)+ ?(?:=|is|gives|makes) ?#(\d+)/;

/** 'Yes, £264 is right.', or what it is in its place. */
export function judge(own: Figure, value: number, write: (value: number) => string): Judged {
  const said = write(own.value);
  const isRight = isSame(own.value, value, own.step) || isSame(own.value, Number(value.toFixed(10)), own.step);
  return isRight
    ? { own: 'right', says: `Yes, ${said} is right.` }
    : { own: 'wrong', says: `Not quite: it is ${write(value)}, not ${said}.` };
}

export type Judged = { own: 'right' | 'wrong'; says: string };

type Told = {
  name: string;
  sentences: string[];
  steps: Step[];
  value: number;
  unit: 'number' | 'percent' | 'money';
  /** Where the result is not one figure. */
  result?: string;
  currency?: string;
  judged?: Judged | undefined;
  thread: Thread;
};

export function toSum({ name, sentences, steps, value, unit, result, currency = '', judged, thread }: Told): WorkedSum {
  const say: Say = sayWith(currency);
  const said = [...(judged ? [judged.says] : []), ...sentences].map((sentence) => upperFirst(aloud(sentence)));
  return {
    kind: 'worked',
    name,
    sentences: said,
    steps: steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    result: resultText(result ?? say[unit](value)),
    ...(judged && { own: judged.own }),
    outcome: { name, value, unit, currency, meaning: said.at(-1) ?? '', also: [] },
    retold: [...thread.said.slice(-mostKept), thread.words].map((line) => line.replaceAll('\n', ' ')).join('\n'),
  };
}

const mostKept = 4;
