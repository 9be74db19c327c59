import * as v from 'valibot';
import { messages } from './messages.ts';
import { subjects } from './subjects.ts';

/** What the browser may send. The same schema checks the form and the request, so both give the same sentence. */

/** Longer than any real address (RFC 5321 allows 254), short enough to be harmless. */
const email = v.pipe(
  v.string(messages.emailRequired),
  v.trim(),
  v.nonEmpty(messages.emailRequired),
  v.maxLength(254, messages.emailInvalid),
  v.email(messages.emailInvalid),
);

const password = v.pipe(
  v.string(messages.passwordRequired),
  v.nonEmpty(messages.passwordRequired),
  v.maxLength(128, messages.passwordTooLong),
);

export const loginInput = v.strictObject({
  email,
  password,
  remember: v.optional(v.boolean(), false),
});

export const subjectParam = v.strictObject({
  subject: v.picklist(subjects, messages.subjectUnknown),
});
