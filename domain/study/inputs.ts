import * as v from 'valibot';
import { yearOfStudy } from '../inputs.ts';
import { messages } from '../messages.ts';
import { subjects } from '../subjects.ts';
import { parseThemeId } from '../themes.ts';
import { boards } from './boards.ts';
import { worries } from './worries.ts';

const isUnique = (items: readonly unknown[]) => new Set(items).size === items.length;

const course = v.pipe(
  v.strictObject({
    subject: v.picklist(subjects, messages.subjectUnknown),
    board: v.nullable(v.picklist(boards, messages.invalidInput)),
    taught: v.nullable(v.pipe(v.array(v.number()), v.nonEmpty(messages.invalidInput))),
  }),
  v.check(
    ({ subject, taught }) =>
      isUnique(taught ?? []) && (taught ?? []).every((theme) => parseThemeId(`${subject}-${theme}`)),
    messages.invalidInput,
  ),
);

/** Set-up, and the same later in the account. A course or a year that is not named stays as it is. */
export const studyProfileInput = v.strictObject({
  yearOfStudy: v.nullable(yearOfStudy),
  courses: v.pipe(
    v.array(course),
    v.check((courses) => isUnique(courses.map(({ subject }) => subject)), messages.invalidInput),
  ),
  worries: v.pipe(
    v.array(v.picklist(worries, messages.invalidInput)),
    v.check((chosen) => isUnique(chosen), messages.invalidInput),
  ),
});
export type StudyProfileInput = v.InferOutput<typeof studyProfileInput>;
