import { messages } from '#domain/messages.ts';
import { api, errorText, replyOf } from '#web/api.ts';
import type { Account } from '#web/session.ts';

/** `done` and `toast` are toasts, `error` stands in the form (spec 8). */
export type PasswordOutcome = { done?: string; error?: string; toast?: string; account?: Account | null };

export async function requestReset(form: FormData): Promise<PasswordOutcome> {
  try {
    await replyOf(api['password-resets'].$post({ json: { email: String(form.get('email')) } }));
    return { done: messages.resetSent };
  } catch (failure) {
    return { error: errorText(failure, messages.resetFailed), toast: messages.resetFailedToast };
  }
}

export async function updatePassword(token: string, form: FormData): Promise<PasswordOutcome> {
  const password = String(form.get('password'));
  const confirmation = String(form.get('confirmation'));
  if (password !== confirmation) return { error: messages.passwordsDoNotMatch, toast: messages.passwordsDoNotMatch };
  try {
    const { account } = await replyOf(api['password-resets'].$put({ json: { token, password, confirmation } }));
    return { done: messages.passwordUpdated, account };
  } catch (failure) {
    return { error: errorText(failure, messages.passwordUpdateFailed), toast: messages.passwordUpdateFailedToast };
  }
}
