import { safeParse } from 'valibot';
import { registrationInput } from '#domain/inputs.ts';
import { messages } from '#domain/messages.ts';
import { api, call, errorText } from '#web/api.ts';
import { leaveFor } from '../billing/leave-for.ts';

/** No address: a teacher's account is made at once. */
type Started = { url: string | null; notified: boolean };

export type RegistrationOutcome = { error?: string; registered?: boolean; notified?: boolean };

/** Checks the form by the server's own rules first, then sends it and follows to the card page. */
export async function sendRegistration(form: FormData): Promise<RegistrationOutcome> {
  const checked = safeParse(registrationInput, readForm(form), { abortPipeEarly: true });
  if (!checked.success) return { error: checked.issues[0].message };
  try {
    const { url, notified } = await call<Started>(api.registrations.$post({ json: checked.output }));
    if (url === null) return { registered: true, notified };
    await leaveFor(url);
    return {};
  } catch (failure) {
    return { error: errorText(failure, messages.registrationFailed) };
  }
}

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
