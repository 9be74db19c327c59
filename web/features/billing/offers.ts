import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import { refreshAccount } from '#web/session.ts';
import { leaveFor } from './leave-for.ts';

/** The move of the present plan to both subjects: what is due today, and what each month costs from then on. */
export type PlanMove = { amountDuePence: number; monthlyPence: number; prorationDate: string };

/** A plan of its own for the subject; and beside it the move, for whoever has a plan that can be moved. */
export type Offer = { monthlyPence: number; change: PlanMove | null };

export async function readOffer(subject: Subject, code = ''): Promise<{ offer: Offer } | { error: string }> {
  try {
    return {
      offer: await replyOf<Offer>(api.billing.offers[':subject'].$get({ param: { subject }, query: { code } })),
    };
  } catch (failure) {
    return { error: await wordsFor(failure) };
  }
}

/** Goes to the card page for the subject; its way back leads to the page that the offer was made for. */
export async function openPurchase(subject: Subject, from = here()): Promise<{ error?: string }> {
  try {
    const { url } = await replyOf(api.billing.purchases.$post({ json: { subject, from } }));
    await leaveFor(url);
    return {};
  } catch (failure) {
    return { error: await wordsFor(failure) };
  }
}

const here = () => `${location.pathname}${location.search}`;

type Moved = { receiptTo?: string | null; move?: PlanMove | null; error?: string };

/** Moves the plan at the price shown. One that has changed since comes back as a new offer, and nothing is charged. */
export async function movePlan(subject: Subject, move: PlanMove, code: string): Promise<Moved> {
  try {
    const { amountDuePence, prorationDate } = move;
    const json = { subject, code, amountDuePence, prorationDate };
    return await replyOf(api.billing['plan-changes'].$post({ json }));
  } catch (failure) {
    const error = await wordsFor(failure);
    if (errorCode(failure) !== 'plan_change_stale') return { error };
    const fresh = await readOffer(subject, code);
    return 'offer' in fresh ? { error, move: fresh.offer.change } : fresh;
  }
}

/** Bought in another tab meanwhile: this page learns of it too. */
async function wordsFor(failure: unknown): Promise<string> {
  if (errorCode(failure) === 'already_subscribed') await refreshAccount();
  return errorText(failure, messages.checkoutFailed);
}
