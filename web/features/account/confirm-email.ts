import { messages } from '#domain/messages.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import type { Account } from '#web/session.ts';

/** `account` is null when the address is confirmed and a login is still needed. */
type ConfirmationOutcome = { account?: Account | null; expired?: true; error?: string };

export async function confirmEmail(token: string, form: FormData): Promise<ConfirmationOutcome> {
  // Without its token the link was cut off on the way.
  if (!token) return { expired: true };
  try {
    const password = String(form.get('password'));
    const { account } = await replyOf(api['email-confirmations'].$put({ json: { token, password } }));
    return { account };
  } catch (failure) {
    if (errorCode(failure) === 'link_expired') return { expired: true };
    return { error: errorText(failure, messages.confirmationFailed) };
  }
}
