import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { Job, JobPayloads } from '../../jobs/job.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { settleCardPage } from './card-page-queries.ts';
import { duplicateReturnedMail } from './mails.ts';
import { readEmail } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;

export const refundDuplicateJob: Job<'refund_duplicate'> = {
  kind: 'refund_duplicate',
  lane: 'money',
  run: refundDuplicate,
};

/** The job. The second plan for a subject is stopped and paid back. Safe to run twice: the page is settled once. */
async function refundDuplicate(
  deps: World,
  { requestId, subscriptionId, userId }: JobPayloads['refund_duplicate'],
): Promise<void> {
  const { amountPence } = await deps.payments.refundSubscription(subscriptionId, `op:refund:${requestId}`);
  await deps.db.transaction(async () => {
    if (!(await settleCardPage(deps.db, requestId, 'refunded', deps.clock.now()))) return;
    await recordAudit(deps, 'payment_returned', { userId, amountPence, detail: { request: requestId } });
    const to = await readEmail(deps.db, userId);
    if (to && amountPence > 0)
      await enqueueMail(deps, { to, ...duplicateReturnedMail(deps.config, { amountPence }) }, `returned:${requestId}`);
  });
}
