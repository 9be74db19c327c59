import { safeParse } from 'valibot';
import { registrationInput } from '#domain/inputs.ts';
import { messages } from '#domain/messages.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import { leaveFor } from '../billing/leave-for.ts';
import { forgetRegistration, keepRegistration } from './kept-registration.ts';

/** No address: a teacher's account is made at once. */
type Started = { url: string | null; notified: boolean };

/** A sentence for each field that is not right yet. */
export type FieldErrors = Partial<Record<keyof ReturnType<typeof readForm>, string>>;

export type RegistrationOutcome = { error?: string; fields?: FieldErrors; registered?: boolean; notified?: boolean };

/** Checks the form by the server's own rules first, then sends it and follows to the card page. */
export async function sendRegistration(form: FormData): Promise<RegistrationOutcome> {
  const checked = safeParse(registrationInput, readForm(form));
  if (!checked.success) {
    const fields: FieldErrors = {};
    // Of several rules that one field breaks, the first.
    for (const { path, message } of checked.issues) fields[path?.[0]?.key as keyof FieldErrors] ??= message;
    return { fields };
  }
  try {
    const { url, notified } = await replyOf<Started>(api.registrations.$post({ json: checked.output }));
    if (url === null) {
      forgetRegistration();
      return { registered: true, notified };
    }
    keepRegistration(form);
    await leaveFor(url);
    return {};
  } catch (failure) {
    // Spec 8: nothing was to be paid for a teacher's account, which was to be made at once.
    const isTeacher = checked.output.plan === 'TEACHER';
    const error = errorText(failure, isTeacher ? messages.userCreationFailed : messages.registrationFailed);
    const field = fieldOf[errorCode(failure) ?? ''];
    return field ? { fields: { [field]: error } } : { error };
  }
}

/** Refusals of the server that are about one field. */
const fieldOf: Record<string, keyof FieldErrors> = {
  email_in_use: 'email',
  teacher_code_required: 'code',
  teacher_code_invalid: 'code',
  promo_code_invalid: 'code',
};

function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    mobileNumber: text('mobileNumber'),
    yearOfStudy: text('yearOfStudy'),
    password: text('password'),
    confirmation: text('confirmation'),
    plan: text('plan'),
    code: text('code'),
    acceptableUse: form.has('acceptableUse'),
    privacy: form.has('privacy'),
  };
}
