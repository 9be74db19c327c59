import type { Deps } from '../deps.ts';
import type { Mail } from '../providers/mail/interface.ts';

/** What each kind of job needs to know. A handler must be safe to run twice: a process may die after doing the work. */
export type JobPayloads = {
  send_mail: Mail;
  provider_notice: {
    id: string;
    type: string;
    customerId: string | null;
    objectId: string;
    paymentIntentId?: string | null;
  };
  cancel_subscription: { subscriptionId: string };
  refund_duplicate: { requestId: string; subscriptionId: string; userId: string };
  forget_customer: { customerId: string };
  refund_marking: { subject: string; id: string };
  marking_digest: { day: string };
  weekly_summaries: { monday: string };
  delete_file: { key: string };
  reconcile: Record<string, never>;
  purge: Record<string, never>;
};
export type JobKind = keyof JobPayloads;

/** Lanes run beside each other, so that a password mail waits behind no hourly check. */
export type Lane = 'mail' | 'money' | 'slow';

/** One kind of job. Each feature exports its own; `all-jobs.ts` has them together. */
export type Job<Kind extends JobKind> = {
  kind: Kind;
  lane: Lane;
  run(deps: Deps, payload: JobPayloads[Kind], jobId?: string): Promise<void>;
};
export type AllJobs = { [Kind in JobKind]: Job<Kind> };

export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind], jobId?: string) => Promise<void> };

/** These jobs, with the world that they run in. */
export function handlersOf(deps: Deps, jobs: AllJobs[JobKind][]): Partial<JobHandlers> {
  const entries = jobs.map(({ kind, run }) => [kind, (payload: never, id?: string) => run(deps, payload, id)]);
  return Object.fromEntries(entries);
}
