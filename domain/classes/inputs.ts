import * as v from 'valibot';
import { requiredText, uuid } from '../inputs.ts';
import { messages } from '../messages.ts';
import { subjects } from '../subjects.ts';
import { isCalendarDay } from '../working-days.ts';
import { workKinds } from './set-work.ts';

const name = v.pipe(requiredText(messages.classNameRequired, 200), v.maxLength(60, messages.classNameTooLong));
const id = v.pipe(v.string(), v.uuid(messages.invalidInput));
const code = v.pipe(v.string(messages.classCodeUnknown), v.maxLength(40, messages.classCodeUnknown));

/** The browser names a class and a piece of set work: sent twice, each is there once. */
export const classInput = v.strictObject({ id: uuid, name, subject: v.picklist(subjects, messages.subjectUnknown) });
export const classNameInput = v.strictObject({ name });
export const classParam = v.strictObject({ id });
export const classStudentParam = v.strictObject({ id, studentId: id });
export const classWorkParam = v.strictObject({ id, workId: id });

export const setWorkInput = v.strictObject({
  id: uuid,
  kind: v.picklist(workKinds, messages.setWorkUnknown),
  target: v.pipe(v.string(messages.setWorkUnknown), v.nonEmpty(messages.setWorkUnknown), v.maxLength(80)),
  dueOn: v.pipe(v.string(messages.setWorkDateInvalid), v.check(isCalendarDay, messages.setWorkDateInvalid)),
});
export type SetWorkInput = v.InferOutput<typeof setWorkInput>;

export const invitationInput = v.strictObject({ code });
/** The version of the wording that was on the screen when the student said yes. */
export const joinInput = v.strictObject({ code, consentVersion: v.pipe(v.string(), v.maxLength(20)) });
export const membershipParam = v.strictObject({ classId: id });
