import * as v from 'valibot';
import { lines, subjectParam, uuid } from '../inputs.ts';
import { longestAnswer } from '../marking/answer-length.ts';
import { messages } from '../messages.ts';
import { isCalendarDay } from '../working-days.ts';
import { isRunScope, type RunScope, runLengths } from './quick-fire.ts';

/** Quick fire. The browser names a run and an answer: sent twice, each is stored once. */
export const startRunInput = v.strictObject({
  id: uuid,
  length: v.picklist(runLengths, messages.invalidInput),
  scope: v.pipe(
    v.string(),
    v.check(isRunScope, messages.invalidInput),
    v.transform((text) => text as RunScope),
  ),
  calm: v.boolean(),
});
export type StartRunInput = v.InferOutput<typeof startRunInput>;
/** An empty answer is one too: 'I do not know', or the clock ran out. It is not trimmed, as a visitor's is not. */
export const quickFireAnswerInput = v.strictObject({
  id: uuid,
  runId: uuid,
  questionId: v.pipe(v.string(), v.maxLength(40)),
  answer: v.pipe(v.string(), v.maxLength(longestAnswer, messages.answerTooLong(longestAnswer))),
  /** To the marker's own question about an answer that was in doubt. */
  followUp: v.boolean(),
  spoken: v.boolean(),
  timedOut: v.boolean(),
  takenMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  sureness: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});
export type QuickFireAnswerInput = v.InferOutput<typeof quickFireAnswerInput>;
/** One question, answered beside the section that teaches it. */
export const answerInPlaceInput = v.strictObject({
  ...v.pick(quickFireAnswerInput, ['id', 'questionId', 'takenMs']).entries,
  answer: v.pipe(
    lines(longestAnswer),
    v.check((text) => text.trim() !== '', messages.answerEmpty),
  ),
});
export type AnswerInPlaceInput = v.InferOutput<typeof answerInPlaceInput>;
export const appealInput = v.strictObject({ note: v.optional(v.pipe(lines(600), v.trim())) });

const day = v.pipe(v.string(messages.examDateInvalid), v.check(isCalendarDay, messages.examDateInvalid));
const examDate = v.strictObject({ paper: v.picklist([1, 2, 3], messages.invalidInput), examOn: day });
export const examDatesInput = v.strictObject({
  dates: v.pipe(
    v.array(examDate),
    v.check((dates) => new Set(dates.map(({ paper }) => paper)).size === dates.length, messages.invalidInput),
  ),
  /** Left out, the mock's date stays as it is; null takes it away. */
  mockOn: v.optional(v.nullable(day)),
});
export type ExamDatesInput = v.InferOutput<typeof examDatesInput>;

export const progressSettingsInput = v.strictObject({ weeklySummary: v.boolean() });
export const sectionParam = v.strictObject({
  ...subjectParam.entries,
  sectionId: v.pipe(v.string(), v.regex(/^[\d.]{1,12}$/, messages.invalidInput)),
});
/** Anything of another shape was not written by us. */
export const unsubscribeParam = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\da-f-]{36}\.[\w-]{43}$/, messages.invalidInput)),
});
