import * as v from 'valibot';
import { idParam } from './id-param.ts';
import { email, lines, required, requiredText, subject, uuid } from './inputs.ts';
import { messages } from './messages.ts';
import { subjects } from './subjects.ts';

/** The form of a Tutor Marked Question. The price is the server's: only the type of question is named. */
export const markingRequestInput = v.strictObject({
  uploadId: v.pipe(v.string(messages.documentRequired), v.uuid(messages.documentRequired)),
  email,
  examBoard: requiredText(messages.examBoardRequired, 100),
  paperNumber: v.picklist([1, 2, 3], messages.paperNumberRequired),
  examQuestion: requiredText(messages.examQuestionRequired, 2000),
  questionType: v.pipe(required(messages.questionTypeRequired), v.maxLength(40, messages.questionTypeRequired)),
  acceptedNoRefund: v.literal(true, messages.noRefundRequired),
});
export type MarkingRequestInput = v.InferOutput<typeof markingRequestInput>;

export const markingReturnInput = v.strictObject({
  subject: v.picklist(subjects, messages.markingReturnInvalid),
  id: v.pipe(v.string(messages.markingReturnInvalid), v.uuid(messages.markingReturnInvalid)),
  email64: v.pipe(v.string(messages.markingReturnInvalid), v.regex(/^[\w-]{4,400}$/, messages.markingReturnInvalid)),
});

/** Anything that is not a request's id is an address where there is nothing. */
/** What a page's number may be is for the document to say. */
export const uploadPageParam = v.strictObject({ ...idParam.entries, number: v.string() });
export const markingDeskInput = v.strictObject({ subject, id: uuid });

export const betterFileInput = v.strictObject({
  note: v.pipe(lines(1000), v.trim(), v.nonEmpty(messages.betterFileNoteRequired)),
});
export const sentFileInput = v.strictObject({
  uploadId: v.pipe(v.string(messages.documentRequired), v.uuid(messages.documentRequired)),
});
