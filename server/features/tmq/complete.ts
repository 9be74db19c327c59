import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import { markingDueOn } from '#domain/working-days.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type Checkout, PaymentsFailure } from '../../providers/payments/interface.ts';
import { isSameToken } from '../../tokens.ts';
import { settleCardPage } from '../billing/card-page-queries.ts';
import { notifyMarker } from './links.ts';
import { markingReceiptMail } from './mails.ts';
import { addressToken } from './marking-page.ts';
import { claimReturn, completeRequest, type MarkingRequest, readRequest, readRequestById } from './queries.ts';
import { readQuestionType } from './question-types.ts';
import { deleteUploadOf } from './upload-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
type Return = { userId: string; subject: Subject; id: string; email64: string };

/**
 * The student is back from the card page. The address proves nothing: the checkout that the row itself names is read at
 * the provider. The first return succeeds whoever completed the request; any other is refused (W1, W3).
 */
export async function returnFromMarking(deps: World, { userId, subject, id, email64 }: Return): Promise<void> {
  const request = await readRequest(deps.db, { subject, id });
  if (!request?.checkoutSessionId || request.userId !== userId || request.returnSeenAt) refuse();
  if (!isSameToken(email64, addressToken(request.customerEmail))) refuse();
  const checkout = await deps.payments.readCheckout(request.checkoutSessionId).catch((cause) => {
    throw cause instanceof PaymentsFailure ? new Failure('payments_unavailable', { cause }) : cause;
  });
  if (!checkout) refuse();
  await finishMarking(deps, checkout);
  if (!(await claimReturn(deps.db, { subject, id }, deps.clock.now()))) refuse();
}

/** Completes a paid request once, whether the return, the notice or the hourly check calls it first. */
export async function finishMarking(deps: World, checkout: Checkout): Promise<void> {
  const request = checkout.clientReference ? await readRequestById(deps.db, checkout.clientReference) : undefined;
  if (!request || !paysFor(checkout, request)) refuse();
  const completedAt = deps.clock.now();
  const { paymentIntentId, amountTotalPence: amountPence } = checkout;
  await deps.db.transaction(async () => {
    const completed = await completeRequest(deps.db, request, {
      paymentIntentId,
      completedAt,
      dueOn: markingDueOn(completedAt),
    });
    if (!completed) return;
    await settleCardPage(deps.db, request.id, 'recorded', completedAt);
    await deleteUploadOf(deps.db, request.id);
    await recordAudit(deps, 'marking_paid', { userId: request.userId, amountPence, detail: { request: request.id } });
    await notifyMarker(deps, completed, `tmq-notification:${request.id}`);
    const receipt = { to: request.customerEmail, ...markingReceiptMail(deps.config, completed) };
    await enqueueMail(deps, receipt, `tmq-receipt:${request.id}`);
  });
}

function paysFor(checkout: Checkout, request: MarkingRequest): boolean {
  const { status, paymentStatus, mode, currency, priceKeys, amountTotalPence, metadata } = checkout;
  const type = readQuestionType(request.subject, request.questionType);
  return (
    checkout.id === request.checkoutSessionId &&
    status === 'complete' &&
    paymentStatus === 'paid' &&
    mode === 'payment' &&
    currency === 'gbp' &&
    metadata.kind === 'tmq' &&
    amountTotalPence === request.price &&
    priceKeys.length === 1 &&
    priceKeys[0] === type?.priceKey
  );
}

function refuse(): never {
  throw new Failure('marking_return_invalid');
}
