import type { Deps } from './deps.ts';
import { finishRegistration } from './features/account/finish-registration.ts';
import { readAllOpenPendingCheckouts } from './features/account/queries.ts';
import { type CheckoutFinishers, handleNotice } from './features/billing/provider-notices.ts';
import { reconcile } from './features/billing/reconcile.ts';
import { finishSubjectPurchase } from './features/billing/subject-purchase.ts';
import type { JobHandlers } from './jobs.ts';
import { purgeExpired } from './purge.ts';

/** What each kind of job does. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    send_mail: (mail) => deps.mail.send(mail),
    provider_notice: (notice) => handleNotice(deps, checkoutFinishers(deps), notice),
    cancel_subscription: ({ subscriptionId }) => deps.payments.cancelSubscription(subscriptionId),
    reconcile: async () => reconcile(deps, checkoutFinishers(deps), await readAllOpenPendingCheckouts(deps.db)),
    purge: () => purgeExpired(deps),
  };
}

/** By the `kind` that the server wrote into the checkout when it opened it. */
function checkoutFinishers(deps: Deps): CheckoutFinishers {
  return {
    registration: (checkout) => finishRegistration(deps, checkout),
    subject_purchase: (checkout) => finishSubjectPurchase(deps, checkout),
  };
}
