import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { askProvider, eachInTurn } from '../../each-in-turn.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { handlersOf, type Job } from '../../jobs/job.ts';
import { runJobNow } from '../../jobs/run-jobs.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { requireLinkedRequest } from './links.ts';
import { refundedMail, unreadableMail } from './mails.ts';
import {
  type MarkingRequest,
  type RequestKey,
  readRequest,
  readRequestById,
  readRequestByPayment,
  setRefunded,
  settleRequest,
} from './queries.ts';

/**
 * The marker cannot read the work. The first click decides; the refund is a job of the same transaction, tried at once,
 * so that a payment service that is down for a day delays the money and loses nothing (W18).
 */
export async function markUnreadable(deps: Deps, token: string): Promise<void> {
  const { request } = await requireLinkedRequest(deps, token, ['desk']);
  const { subject, id } = request;
  const uniqueKey = `refund-marking:${id}`;
  await deps.db.transaction(async () => {
    if (!(await settleRequest(deps.db, request, 'unreadable', deps.clock.now()))) throw new Failure('marking_settled');
    await enqueueJob(deps, 'refund_marking', { subject, id }, { uniqueKey });
  });
  await runJobNow(deps, handlersOf(deps, [refundMarkingJob]), uniqueKey);
}

/** The operator pays a request back, whatever became of it. Done twice, the money goes back once. */
export async function refundByOperator(deps: World, id: string): Promise<MarkingRequest> {
  const request = await readRequestById(deps.db, id);
  if (!request) throw new Failure('not_found');
  if (!request.paymentIntentId) throw new Failure('marking_not_paid');
  await deps.payments.refund(request.paymentIntentId, `op:refund:${id}`).catch((cause) => {
    throw new Failure('payments_unavailable', { cause });
  });
  await noteProviderRefund(deps, request.paymentIntentId);
  return request;
}

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;

export const refundMarkingJob: Job<'refund_marking'> = { kind: 'refund_marking', lane: 'money', run: refundMarking };

/** The job. Safe to run twice: the provider knows the operation, and the mail its key. */
async function refundMarking(deps: World, key: RequestKey): Promise<void> {
  const request = await readRequest(deps.db, key);
  if (!request?.paymentIntentId) return;
  const { amountPence } = await deps.payments.refund(request.paymentIntentId, `op:refund:${request.id}`);
  await deps.db.transaction(async () => {
    await noteRefund(deps, { ...key, userId: request.userId, amountPence });
    const letter = { to: request.customerEmail, ...unreadableMail(deps.config, request) };
    await enqueueMail(deps, letter, `tmq-unreadable:${request.id}`);
  });
}

/** Far enough back for a product that stood still over the holidays. */
const refundsReadDays = 30;

/** The notice of a refund may never come: once an hour the provider is asked what was paid back lately. */
export async function findProviderRefunds(deps: World & Pick<Deps, 'log'>): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - refundsReadDays * 86_400_000);
  const payments = await deps.payments.listRefundedPayments(since);
  await eachInTurn(deps.log, payments, (payment) => noteProviderRefund(deps, payment), askProvider(deps));
}

/** A refund that was made at the provider itself. The notice is not believed: the payment is read again. */
export async function noteProviderRefund(deps: World, paymentIntentId: string): Promise<void> {
  const request = await readRequestByPayment(deps.db, paymentIntentId);
  if (request?.status !== 'completed') return;
  const payment = await deps.payments.readPayment(paymentIntentId);
  if (!payment || payment.refundedPence < payment.amountPence) return;
  await deps.db.transaction(async () => {
    const noted = await noteRefund(deps, { ...request, amountPence: payment.refundedPence });
    if (!noted || request.outcome === 'unreadable') return;
    const letter = { to: request.customerEmail, ...refundedMail(deps.config, request) };
    await enqueueMail(deps, letter, `tmq-refunded:${request.id}`);
  });
}

type Refund = RequestKey & { userId: string | null; amountPence: number };

async function noteRefund(deps: World, { subject, id, userId, amountPence }: Refund): Promise<boolean> {
  if (!(await setRefunded(deps.db, { subject, id }))) return false;
  await recordAudit(deps, 'marking_refunded', { userId, amountPence, detail: { request: id } });
  return true;
}
