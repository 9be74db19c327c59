import { upperFirst } from '#domain/upper-first.ts';
import type { FiguresRead, ToldFact } from './as-read.ts';
import { checkOwn } from './check-own.ts';
import type { Formula, Reading, Working } from './formula.ts';
import { type Outcome, toOutcome } from './outcome/outcome.ts';
import type { Recipe } from './recipes/recipe.ts';
import { aloud, onScreen, resultText, type Say } from './say-number.ts';

export type SumRequest = {
  words: string;
  subject: 'economics' | 'business';
  /** What is being talked about: section title and last question, or ''. */
  topic: string;
  /** The student wants only a nudge or the formula. */
  hintOnly?: boolean;
  /** Of the written answers that were found for these words, the likeliest first. */
  recipes?: Recipe[];
  /** How the model has read the figures, and the figures of the sum before as it read them. */
  read?: FiguresRead;
  told?: ToldFact[];
  /** The words of the sums before, one a line, and the name of the last: a figure that is left out may stand there. */
  before?: {
    words: string;
    name: string;
    /** What came of it. */
    result?: number;
  };
  /** What else the student has said, one saying a line: a figure that was told is known when it is mentioned again. */
  said?: string;
};
export type WorkedSum = {
  kind: 'worked';
  name: string;
  /** As spoken, one for each step, the last one with the meaning. */
  sentences: string[];
  /** Aligned steps for the screen. */
  steps: { left: string; right: string }[];
  result: string;
  /** The student's own result, when given. */
  own?: 'right' | 'wrong';
  /** What was taken for the student's result is too far from it to be one. */
  isFar?: true;
  /** With figures of the sum before. */
  leans?: true;
  /** Two results that were asked for in one breath. */
  isJoined?: true;
  /** A figure of the words has no part in it: something else may be meant. */
  leavesOver?: true;
  /** Its figures, when the model has named them. */
  told?: ToldFact[];
  /** What is known now, in plain words, for what is asked next. */
  retold?: string;
  /** Its result as data; of two in one breath that of the second. */
  outcome?: Outcome;
};
export type Sum =
  | WorkedSum
  | { kind: 'missing'; name: string /** 'the selling price' */; missing: string[]; formula: string }
  | { kind: 'formula'; name: string; formula: string; sentence: string };

/** A working as it is said and shown, with the student's own result held against it. */
export function toWorked({ name }: { name: string }, working: Working, reading: Reading, say: Say): WorkedSum {
  const text = working.result ?? say[working.unit](working.value);
  const checked = checkOwn(working, reading, say);
  const sums = reading.added.map(
    ({ name, parts, total }) =>
      `${upperFirst(name)} are ${parts.map(say.money).join(' plus ')}, which is ${say.money(total)}.`,
  );
  return {
    kind: 'worked',
    name,
    sentences: [...(checked ? [checked.says] : []), ...sums, ...working.sentences].map((sentence) =>
      upperFirst(aloud(sentence)),
    ),
    steps: working.steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    result: resultText(text),
    outcome: toOutcome(name, working, reading.currency, say),
    ...(checked?.own && { own: checked.own }),
    ...(checked?.isFar && { isFar: true }),
  };
}

/** Two results in one breath. */
export function joinSums(one: WorkedSum, two: WorkedSum): WorkedSum {
  const isNew = (sentence: string) => !one.sentences.includes(sentence);
  return {
    kind: 'worked',
    name: `${one.name} and ${two.name}`,
    sentences: [...one.sentences, ...two.sentences.filter(isNew)],
    steps: [...one.steps, ...two.steps.filter(({ right }) => !one.steps.some((step) => step.right === right))],
    result: `${one.result} and ${two.result}`,
    isJoined: true,
    ...(two.outcome && { outcome: two.outcome }),
  };
}

export function leaning(sum: WorkedSum): WorkedSum {
  return { ...sum, leans: true };
}

export function toFormula({ name, formula, sentence }: Formula): Sum {
  return { kind: 'formula', name, formula, sentence };
}
