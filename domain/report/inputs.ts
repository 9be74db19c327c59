import * as v from 'valibot';
import { storable } from '../marking/storable.ts';
import { messages } from '../messages.ts';

/** In characters: a long answer in the hall has about 6,000. */
export const longestAnswer = 15_000;
export const longestNotes = 5000;

const text = (most: number) =>
  v.pipe(v.string(messages.answerEmpty), v.transform(storable), v.maxLength(most, messages.answerTooLong(most)));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000));

const plan = v.strictObject({
  kind: v.literal('plan'),
  answer: text(longestNotes),
  evaluation: text(longestNotes),
});
const answer = v.strictObject({
  kind: v.literal('answer'),
  text: text(longestAnswer),
  /** As the browser's stopwatch has it. */
  takenMs: v.optional(milliseconds),
});

/** As far as the student has come: nothing is required yet. */
export const simulatorDraftInput = v.variant('kind', [plan, answer]);
export type SimulatorDraft = v.InferOutput<typeof simulatorDraftInput>;
export type PlanDraft = v.InferOutput<typeof plan>;
export type AnswerDraft = v.InferOutput<typeof answer>;

export const simulatorAttemptInput = v.strictObject({
  /** The browser's own name for it: sent twice, it is stored once. */
  id: v.pipe(v.string(messages.invalidInput), v.uuid(messages.invalidInput)),
  work: v.pipe(
    simulatorDraftInput,
    v.check((work) => textOf(work).trim() !== '', messages.answerEmpty),
  ),
});
export type SimulatorAttempt = v.InferOutput<typeof simulatorAttemptInput>;

/** Spec 2: index 0 to 11. */
export const simulatorParam = v.strictObject({ index: v.pipe(v.string(), v.regex(/^(\d|1[01])$/, messages.notFound)) });
export const simulatorAttemptParam = v.strictObject({ id: v.pipe(v.string(), v.uuid(messages.notFound)) });

/** What is reported on, and what the places in a report point into. */
export function textOf(work: SimulatorDraft): string {
  return work.kind === 'answer' ? work.text : `${work.answer}\n${work.evaluation}`;
}
