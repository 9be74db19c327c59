import * as v from 'valibot';
import { lines } from './inputs.ts';
import { messages } from './messages.ts';

const written = (sentence: string) => v.pipe(lines(8000), v.trim(), v.nonEmpty(sentence));
const wholeNumber = (sentence: string, most: number) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(0, sentence), v.maxValue(most, sentence));
const comments = v.pipe(
  v.array(v.strictObject({ quote: lines(1000), comment: lines(2000) })),
  v.maxLength(60, messages.invalidInput),
);

/** Of a question whose own scheme has strands: a level and a mark in each. */
const strands = v.pipe(
  v.array(
    v.strictObject({
      strand: v.pipe(v.string(), v.maxLength(80)),
      outOf: wholeNumber(messages.outOfRequired, 25),
      level: v.nullable(wholeNumber(messages.levelRequired, 5)),
      mark: v.nullable(wholeNumber(messages.markRequired, 25)),
    }),
  ),
  v.maxLength(4, messages.invalidInput),
);
export type MarkedStrand = v.InferOutput<typeof strands>[number];

/** As far as the marker has come: nothing is required yet. */
export const markingDraftInput = v.strictObject({
  strands: v.optional(v.nullable(strands), null),
  outOf: v.nullable(wholeNumber(messages.outOfRequired, 25)),
  level: v.nullable(wholeNumber(messages.levelRequired, 5)),
  mark: v.nullable(wholeNumber(messages.markRequired, 25)),
  strengths: lines(8000),
  nextSteps: lines(8000),
  comments,
});
export type MarkingDraft = v.InferOutput<typeof markingDraftInput>;

export const markingFeedbackInput = v.pipe(
  v.strictObject({
    strands: v.optional(v.nullable(strands), null),
    outOf: wholeNumber(messages.outOfRequired, 25),
    level: v.nullable(wholeNumber(messages.levelRequired, 5)),
    mark: v.nullable(wholeNumber(messages.markRequired, 25)),
    strengths: written(messages.strengthsRequired),
    nextSteps: written(messages.nextStepsRequired),
    comments: v.pipe(comments, v.transform(dropBlank)),
  }),
  v.transform(addUpStrands),
  v.check((form) => form.level !== null || form.strands !== null, messages.levelRequired),
  v.check((form) => (form.strands ?? []).every(({ level }) => level !== null), messages.levelRequired),
  v.check((form) => (form.strands ?? []).every(({ mark }) => mark !== null), messages.markRequired),
  v.check((form) => (form.strands ?? []).every(({ mark, outOf }) => (mark ?? 0) <= outOf), messages.markTooHigh),
  v.check((form) => form.mark !== null, messages.markRequired),
  v.check((form) => (form.mark ?? 0) <= form.outOf, messages.markTooHigh),
  v.check((form) => form.comments.every(({ comment }) => comment.trim()), messages.commentIncomplete),
);
export type MarkingFeedback = v.InferOutput<typeof markingFeedbackInput>;

/** A comment that was added and never written is none. */
function dropBlank(all: { quote: string; comment: string }[]) {
  return all.filter(({ quote, comment }) => quote.trim() || comment.trim());
}

/** The mark of the whole is that of its strands; there is no level of the whole then. */
function addUpStrands<Form extends { strands: MarkedStrand[] | null; level: number | null; mark: number | null }>(
  form: Form,
): Form {
  if (!form.strands?.length) return { ...form, strands: null };
  return { ...form, level: null, mark: form.strands.reduce((sum, { mark }) => sum + (mark ?? 0), 0) };
}
