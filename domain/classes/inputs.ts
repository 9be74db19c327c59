import * as v from 'valibot';
import { requiredText, uuid } from '../inputs.ts';
import { messages } from '../messages.ts';
import { subjects } from '../subjects.ts';
import { isCalendarDay } from '../working-days.ts';
import { classMessages } from './class-messages.ts';
import { workKinds } from './set-work.ts';

const name = v.pipe(
  requiredText(classMessages.classNameRequired, 200),
  v.maxLength(60, classMessages.classNameTooLong),
);
const id = v.pipe(v.string(), v.uuid(messages.invalidInput));
const code = v.pipe(v.string(classMessages.classCodeUnknown), v.maxLength(40, classMessages.classCodeUnknown));

/** The browser names a class and a piece of set work: sent twice, each is there once. */
export const classInput = v.strictObject({ id: uuid, name, subject: v.picklist(subjects, messages.subjectUnknown) });
export const classNameInput = v.strictObject({ name });
export const classParam = v.strictObject({ id });
export const classStudentParam = v.strictObject({ id, studentId: id });
export const classWorkParam = v.strictObject({ id, workId: id });

export const setWorkInput = v.strictObject({
  id: uuid,
  kind: v.picklist(workKinds, classMessages.setWorkUnknown),
  target: v.pipe(v.string(classMessages.setWorkUnknown), v.nonEmpty(classMessages.setWorkUnknown), v.maxLength(80)),
  dueOn: v.pipe(v.string(classMessages.setWorkDateInvalid), v.check(isCalendarDay, classMessages.setWorkDateInvalid)),
});
export type SetWorkInput = v.InferOutput<typeof setWorkInput>;

export const invitationInput = v.strictObject({ code });
/** The version of the wording that was on the screen when the student said yes. */
export const joinInput = v.strictObject({ code, consentVersion: v.pipe(v.string(), v.maxLength(20)) });
export const membershipParam = v.strictObject({ classId: id });
