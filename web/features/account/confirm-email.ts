import { messages } from '#domain/messages.ts';
import { api, call, errorCode, errorText } from '#web/api.ts';

type ConfirmationOutcome = { confirmed?: true; expired?: true; error?: string };

export async function confirmEmail(token: string, form: FormData): Promise<ConfirmationOutcome> {
  // Without its token the link was cut off on the way.
  if (!token) return { expired: true };
  try {
    await call(api['email-confirmations'].$put({ json: { token, password: String(form.get('password')) } }));
    return { confirmed: true };
  } catch (failure) {
    if (errorCode(failure) === 'link_expired') return { expired: true };
    return { error: errorText(failure, messages.confirmationFailed) };
  }
}
