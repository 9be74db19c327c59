import * as v from 'valibot';
import { storable } from '../marking/storable.ts';
import { messages } from '../messages.ts';
import { subjects } from '../subjects.ts';

/** As much as one link, one side or one judgement needs, and a paragraph. */
export const longestLink = 600;
export const longestParagraph = 2000;

export const chainKinds = ['order', 'missing', 'broken', 'write', 'paragraph'] as const;
export const evaluationKinds = ['spec', 'rank', 'judgement'] as const;
export type ChainKind = (typeof chainKinds)[number];
export type EvaluationKind = (typeof evaluationKinds)[number];

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const order = v.pipe(v.array(place), v.minLength(2), v.maxLength(9));
const itemId = v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/, messages.invalidInput));
/** Not trimmed: what is found in it is told as places in the text as it was typed. */
const written = (most: number) =>
  v.pipe(
    v.string(messages.answerEmpty),
    v.transform(storable),
    v.check((text) => text.trim() !== '', messages.answerEmpty),
    v.maxLength(most, messages.answerTooLong(most)),
  );
/** As far as the student has come: nothing is required yet. */
const begun = (most: number) =>
  v.pipe(v.string(messages.answerEmpty), v.transform(storable), v.maxLength(most, messages.answerTooLong(most)));
const side = begun(longestLink);
const specSides = { time: side, people: side, size: side, conditions: side };

const work = v.variant('kind', [
  v.strictObject({ kind: v.literal('order'), order }),
  v.strictObject({ kind: v.literal('missing'), option: place }),
  v.strictObject({ kind: v.literal('broken'), at: place }),
  v.strictObject({ kind: v.literal('write'), text: written(longestLink) }),
  v.strictObject({ kind: v.literal('paragraph'), text: written(longestParagraph) }),
  v.strictObject({ kind: v.literal('spec'), ...specSides }),
  v.strictObject({ kind: v.literal('rank'), order }),
  v.strictObject({ kind: v.literal('judgement'), text: written(longestParagraph) }),
]);
export type ExerciseWork = v.InferOutput<typeof work>;

/** The kinds in which something is written, which is kept while it grows. */
const draftWork = v.variant('kind', [
  v.strictObject({ kind: v.literal('write'), text: begun(longestLink) }),
  v.strictObject({ kind: v.literal('paragraph'), text: begun(longestParagraph) }),
  v.strictObject({ kind: v.literal('spec'), ...specSides }),
  v.strictObject({ kind: v.literal('judgement'), text: begun(longestParagraph) }),
]);
export type WrittenWork = v.InferOutput<typeof draftWork>;
export type WrittenKind = WrittenWork['kind'];

export function isWrittenKind(kind: string): kind is WrittenKind {
  return draftWork.options.some((option) => option.entries.kind.literal === kind);
}

/** What a kind of exercise asks about. */
export function itemKindOf(kind: ChainKind | EvaluationKind): 'chain' | 'evaluation' {
  return chainKinds.some((one) => one === kind) ? 'chain' : 'evaluation';
}

export const exercisesParam = v.strictObject({ subject: v.picklist(subjects, messages.notFound) });

export const nextExerciseQuery = v.strictObject({
  kind: v.picklist([...chainKinds, ...evaluationKinds], messages.invalidInput),
  theme: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, messages.invalidInput))),
  /** This very one. */
  item: v.optional(itemId),
  /** The one that was just done. */
  not: v.optional(itemId),
});

/** The browser's own name for an attempt: sent twice, it is stored once. */
const attemptId = v.pipe(v.string(messages.invalidInput), v.uuid(messages.invalidInput));
const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));

export const exerciseDraftInput = v.strictObject({ id: attemptId, itemId, seed, work: draftWork });
export type ExerciseDraft = v.InferOutput<typeof exerciseDraftInput>;

export const exerciseAttemptInput = v.strictObject({
  id: attemptId,
  itemId,
  seed,
  takenMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))),
  work,
});
export type ExerciseAttempt = v.InferOutput<typeof exerciseAttemptInput>;

/** What the student wrote; nothing where he only chose. */
export function wordsOf(given: ExerciseWork): string {
  if (given.kind === 'spec') return [given.time, given.people, given.size, given.conditions].join('\n');
  return 'text' in given ? given.text : '';
}
