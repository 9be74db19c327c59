import { purgeDemo } from './demo/purge-demo.ts';
import type { Deps } from './deps.ts';
import { eachInTurn } from './each-in-turn.ts';
import { finishRegistration } from './features/account/finish-registration.ts';
import { purgeRegistrations } from './features/account/purge-registrations.ts';
import { handleNotice } from './features/billing/provider-notices.ts';
import { reconcile } from './features/billing/reconcile.ts';
import { refundDuplicate } from './features/billing/refund-duplicate.ts';
import type { CheckoutFinishers } from './features/billing/settle-checkout.ts';
import { finishSubjectPurchase } from './features/billing/subject-purchase.ts';
import { listOpenWork } from './features/classes/set-work.ts';
import { sendWeeklySummaries } from './features/practice/progress/weekly-summaries.ts';
import { finishMarking } from './features/tmq/complete.ts';
import { sendDigest } from './features/tmq/digest.ts';
import { purgeMarking } from './features/tmq/purge-marking.ts';
import { findProviderRefunds, noteProviderRefund, refundMarking } from './features/tmq/refund.ts';
import { sweepFiles } from './features/tmq/sweep-files.ts';
import { purgeCalls } from './features/tutor/purge-calls.ts';
import { purgeConversations } from './features/tutor/purge-conversations.ts';
import type { JobHandlers, JobPayloads } from './jobs.ts';
import { withCompany } from './mail/with-company.ts';
import { purgeExpired } from './purge.ts';

/** What each kind of job does. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    send_mail: (mail, id) => deps.mail.send(withCompany(mail, deps.config.company), id),
    provider_notice: (notice) => takeUpNotice(deps, notice),
    refund_marking: (request) => refundMarking(deps, request),
    marking_digest: ({ day }) => sendDigest(deps, day),
    weekly_summaries: ({ monday }) => sendWeeklySummaries(deps, monday, (userId) => listOpenWork(deps, userId)),
    delete_file: ({ key }) => deps.files.delete(key),
    cancel_subscription: ({ subscriptionId }) => deps.payments.cancelSubscription(subscriptionId),
    refund_duplicate: (duplicate) => refundDuplicate(deps, duplicate),
    forget_customer: ({ customerId }) => deps.payments.forgetCustomer(customerId),
    reconcile: async () => {
      await reconcile(deps, checkoutFinishers(deps));
      await findProviderRefunds(deps);
    },
    purge: () => eachInTurn(deps.log, purges, (purge) => purge(deps)),
  };
}

/** A file store or a provider that is away holds up nothing else. */
const purges: ((deps: Deps) => Promise<void>)[] = [
  purgeExpired,
  purgeConversations,
  purgeCalls,
  purgeRegistrations,
  purgeMarking,
  purgeDemo,
  sweepFiles,
];

async function takeUpNotice(deps: Deps, notice: JobPayloads['provider_notice']): Promise<void> {
  await handleNotice(deps, checkoutFinishers(deps), notice);
  if (notice.type === 'charge.refunded' && notice.paymentIntentId)
    await noteProviderRefund(deps, notice.paymentIntentId);
}

/** By the `kind` that the server wrote into the checkout when it opened it. */
function checkoutFinishers(deps: Deps): CheckoutFinishers {
  return {
    registration: (checkout) => finishRegistration(deps, checkout),
    subject_purchase: (checkout) => finishSubjectPurchase(deps, checkout),
    tmq: (checkout) => finishMarking(deps, checkout),
  };
}
