import { plans } from '#content/plans.ts';
import { pounds } from '#domain/money.ts';
import type { PaidPlan } from '#domain/plans.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import type { Config } from '../../config/config.ts';
import { writeLetter } from '../../mail/letter.ts';

type Origin = Pick<Config, 'origin'>;

export function receiptMail({ origin }: Origin, { plan, amountPence }: { plan: PaidPlan; amountPence: number }) {
  return writeLetter({
    subject: 'Your receipt',
    paragraphs: [
      `Thank you. You paid ${pounds(amountPence)} for the ${plans[plan].title} plan, which renews every month.`,
      'You can cancel at any time from your account menu. You agreed that your subscription starts immediately, so plans are not refunded.',
    ],
    action: { label: 'Open your account', url: `${origin}/` },
  });
}

export function planGrownMail(
  { origin }: Origin,
  { added, chargedPence, monthlyPence }: { added: string; chargedPence: number; monthlyPence: number | null },
) {
  const next = monthlyPence === null ? '' : ` From your next payment it costs ${pounds(monthlyPence)} a month.`;
  return writeLetter({
    subject: 'Your receipt',
    paragraphs: [
      `Thank you. You paid ${pounds(chargedPence)} to add ${added} to your plan.`,
      `Your plan is now Economics and Business.${next}`,
      'You can cancel at any time from your account menu. You agreed that your subscription starts immediately, so plans are not refunded.',
    ],
    action: { label: `Open ${added}`, url: `${origin}/subject/${added.toLowerCase()}` },
  });
}

type Dropped = { dropped: string; kept: string; monthlyPence: number; at: Date };

export function subjectDroppedMail({ origin }: Origin, { dropped, kept, monthlyPence, at }: Dropped) {
  const day = dayText(londonDay(at));
  return writeLetter({
    subject: `${dropped} ends on ${day}`,
    paragraphs: [
      `As you asked, ${dropped} leaves your plan on ${day}. You have paid until then, so both subjects stay open.`,
      `From that day your plan is ${kept}, for ${pounds(monthlyPence)} a month. Everything you have done in ${dropped} is kept.`,
      'Changed your mind? Until then you can keep both from your account menu, at no extra cost this month.',
    ],
    action: { label: 'Open your account', url: `${origin}/` },
  });
}

export function renewalFailedMail({ origin }: Origin) {
  return writeLetter({
    subject: 'We could not renew your plan',
    paragraphs: [
      'Your card was not accepted for this month’s payment. You keep your subjects while we try again over the next few days.',
      'If your card has changed, write to us and we will send you a secure link to update it.',
    ],
    action: { label: 'Open your account', url: `${origin}/` },
  });
}

export function planEndedMail({ origin }: Origin) {
  return writeLetter({
    subject: 'Your plan has ended',
    paragraphs: [
      'Your plan has ended and nothing more will be charged. Your work is kept, and you can subscribe again.',
    ],
    action: { label: 'Subscribe again', url: `${origin}/` },
  });
}

export function paymentReturnedMail({ origin }: Origin, { amountPence }: { amountPence: number }) {
  return writeLetter({
    subject: 'Your payment is refunded',
    paragraphs: [
      `You paid ${pounds(amountPence)} for something that we could not give you. We have refunded it to your card; it can take a few days to arrive.`,
      'Nothing more will be charged for it. You are welcome to try again.',
    ],
    action: { label: 'Try again', url: `${origin}/` },
  });
}

export function duplicateReturnedMail({ origin }: Origin, { amountPence }: { amountPence: number }) {
  return writeLetter({
    subject: 'Your second payment is refunded',
    paragraphs: [
      `You paid twice for the same subject. We have stopped the second plan and refunded ${pounds(amountPence)} to your card; it can take a few days to arrive.`,
      'Your first plan goes on as before.',
    ],
    action: { label: 'Open your account', url: `${origin}/` },
  });
}
