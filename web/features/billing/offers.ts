import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, call, errorCode, errorText } from '#web/api.ts';
import { refreshAccount } from '#web/session.ts';
import { leaveFor } from './leave-for.ts';

export type Offer =
  | { kind: 'checkout'; monthlyPence: number }
  | { kind: 'change'; monthlyPence: number; amountDuePence: number; prorationDate: string };

export async function readOffer(subject: Subject): Promise<{ offer: Offer } | { error: string }> {
  try {
    return { offer: await call(api.billing.offers[':subject'].$get({ param: { subject } })) };
  } catch (failure) {
    return { error: await wordsFor(failure) };
  }
}

type Accepted = { changed?: true; offer?: Offer; error?: string };

/** Buys what the offer says. A price that has changed since comes back as a new offer, and nothing is bought. */
export async function acceptOffer(subject: Subject, offer: Offer): Promise<Accepted> {
  try {
    if (offer.kind === 'checkout') {
      const { url } = await call(api.billing.purchases.$post({ json: { subject } }));
      await leaveFor(url);
      return {};
    }
    const { amountDuePence, prorationDate } = offer;
    await call(api.billing['plan-changes'].$post({ json: { subject, amountDuePence, prorationDate } }));
    return { changed: true };
  } catch (failure) {
    const error = await wordsFor(failure);
    if (errorCode(failure) !== 'plan_change_stale') return { error };
    const fresh = await readOffer(subject);
    return 'offer' in fresh ? { error, offer: fresh.offer } : fresh;
  }
}

/** Bought in another tab meanwhile: this page learns of it too. */
async function wordsFor(failure: unknown): Promise<string> {
  if (errorCode(failure) === 'already_subscribed') await refreshAccount();
  return errorText(failure, messages.checkoutFailed);
}
