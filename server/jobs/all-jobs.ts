import { purgeDemo } from '../demo/purge-demo.ts';
import type { Deps } from '../deps.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { finishRegistration } from '../features/account/finish-registration.ts';
import { purgeRegistrations } from '../features/account/purge-registrations.ts';
import { cancelSubscriptionJob, forgetCustomerJob } from '../features/billing/cancel-subscription.ts';
import { handleNotice } from '../features/billing/provider-notices.ts';
import { reconcile } from '../features/billing/reconcile.ts';
import { refundDuplicateJob } from '../features/billing/refund-duplicate.ts';
import type { CheckoutFinishers } from '../features/billing/settle-checkout.ts';
import { finishSubjectPurchase } from '../features/billing/subject-purchase.ts';
import { listOpenWork } from '../features/classes/set-work.ts';
import { sendWeeklySummaries } from '../features/practice/progress/weekly-summaries.ts';
import { finishMarking } from '../features/tmq/complete.ts';
import { digestJob } from '../features/tmq/digest.ts';
import { purgeMarking } from '../features/tmq/purge-marking.ts';
import { findProviderRefunds, noteProviderRefund, refundMarkingJob } from '../features/tmq/refund.ts';
import { deleteFileJob, sweepFiles } from '../features/tmq/sweep-files.ts';
import { purgeCalls } from '../features/tutor/purge-calls.ts';
import { purgeConversations } from '../features/tutor/purge-conversations.ts';
import { sendMailJob } from '../mail/outbox.ts';
import { purgeExpired } from '../purge.ts';
import { type AllJobs, handlersOf, type JobHandlers, type JobPayloads } from './job.ts';

/** Every kind of job. What several features do together is written below; a feature's own work stands in the feature. */
const allJobs: AllJobs = {
  send_mail: sendMailJob,
  provider_notice: { kind: 'provider_notice', lane: 'money', run: takeUpNotice },
  cancel_subscription: cancelSubscriptionJob,
  refund_duplicate: refundDuplicateJob,
  forget_customer: forgetCustomerJob,
  refund_marking: refundMarkingJob,
  marking_digest: digestJob,
  weekly_summaries: {
    kind: 'weekly_summaries',
    lane: 'slow',
    run: (deps, { monday }) => sendWeeklySummaries(deps, monday, (userId) => listOpenWork(deps, userId)),
  },
  delete_file: deleteFileJob,
  reconcile: { kind: 'reconcile', lane: 'slow', run: reconcileAll },
  purge: { kind: 'purge', lane: 'slow', run: (deps) => eachInTurn(deps.log, purges, (purge) => purge(deps)) },
};

/** The kinds of each lane. */
export const lanes = [...Map.groupBy(Object.values(allJobs), ({ lane }) => lane).values()].map((jobs) =>
  jobs.map(({ kind }) => kind),
);

export function jobHandlers(deps: Deps): JobHandlers {
  return handlersOf(deps, Object.values(allJobs)) as JobHandlers;
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

/** Refunds are looked for also when the check of pages and customers gave up. */
async function reconcileAll(deps: Deps): Promise<void> {
  try {
    await reconcile(deps, checkoutFinishers(deps));
  } finally {
    await findProviderRefunds(deps);
  }
}

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
