import { messages } from '#domain/messages.ts';
import { isSubject } from '#domain/subjects.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import { refreshAccount } from '#web/session.ts';

type Return = { subject: string; sessionId: string | null; signedIn: boolean };

/** One request per return, however often the screen is drawn. */
const returns = new Map<string, Promise<string | null>>();

/** Records a paid subject. Gives back the alert of spec 8, or null when all is well. */
export function recordPurchase({ subject, sessionId, signedIn }: Return): Promise<string | null> {
  if (!sessionId || !isSubject(subject)) return Promise.resolve(messages.purchaseInvalid);
  if (!signedIn) return Promise.resolve(messages.purchaseUserUnknown);
  const known = returns.get(sessionId);
  if (known) return known;
  const recorded = replyOf(api.billing.purchases.$put({ json: { subject, sessionId } })).then(() => null, alertFor);
  const settled = recorded.then(async (alert) => {
    if (alert === null || alert === messages.purchaseAlreadyRecorded) await refreshAccount();
    return alert;
  });
  returns.set(sessionId, settled);
  return settled;
}

const recordFaults = ['unexpected', 'database_unavailable', 'payments_unavailable', 'checkout_failed'];

function alertFor(failure: unknown): string {
  const code = errorCode(failure) ?? '';
  if (code === 'not_signed_in') return messages.purchaseUserUnknown;
  if (recordFaults.includes(code)) return messages.purchaseNotRecorded;
  return errorText(failure, messages.purchaseFault);
}
