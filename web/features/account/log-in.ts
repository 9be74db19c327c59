import { messages } from '#domain/messages.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import type { Account } from '#web/session.ts';

export type LoginOutcome = {
  account?: Account | null;
  error?: string;
  /** The address that is still to be confirmed. */
  unverified?: string;
};

export async function logIn(form: FormData): Promise<LoginOutcome> {
  const email = String(form.get('email'));
  const password = String(form.get('password'));
  try {
    const { account } = await replyOf(api.session.$post({ json: { email, password, remember: form.has('remember') } }));
    return { account };
  } catch (failure) {
    return {
      error: errorText(failure, messages.loginFailed),
      unverified: errorCode(failure) === 'email_not_verified' ? email : undefined,
    };
  }
}

/** Gives back the sentence to show. */
export async function resendConfirmation(email: string): Promise<{ sent?: string; error?: string }> {
  try {
    await replyOf(api['email-confirmations'].$post({ json: { email } }));
    return { sent: `We’ve sent the email again to ${email}. Please check your spam folder too.` };
  } catch (failure) {
    return { error: errorText(failure, messages.notificationFailed) };
  }
}
