import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { MarkingRequestInput } from '#domain/marking-inputs.ts';
import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import type { Checkout } from '../../providers/payments/interface.ts';
import { insertCardPage, settleCardPage } from '../billing/card-page-queries.ts';
import { lock, readEmail } from '../billing/queries.ts';
import { finishMarking } from './complete.ts';
import { openMarkingPage } from './marking-page.ts';
import {
  correctRequest,
  deletePendingRequest,
  insertRequest,
  type MarkingRequest,
  readRequest,
  setRequestCheckout,
} from './queries.ts';
import { readQuestionType } from './question-types.ts';
import { bindUpload, readOwnUpload, type Upload } from './upload-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
type Order = {
  userId: string;
  subject: Subject;
  form: MarkingRequestInput;
  customerEmail: string;
  pence: number;
};

/** Tabs that ask for different things in the same second close each other's pages; after so many turns one is told so. */
const mostTurns = 3;

/**
 * Keeps the request as pending and leads to its card page. The price is looked up here and nowhere else (W4). A file has
 * one request, and a request one page: sent again, whatever the student did in between, it leads to the same page. Only
 * another price needs another page, and then the first is closed before it is forgotten (W12).
 */
export async function startMarking(
  deps: World,
  { userId, subject, form }: { userId: string; subject: Subject; form: MarkingRequestInput },
): Promise<{ url: string }> {
  const type = readQuestionType(subject, form.questionType);
  if (!type) throw new Failure('invalid_input', { sentence: messages.questionTypeRequired });
  const customerEmail = await readEmail(deps.db, userId);
  if (!customerEmail) throw new Failure('not_signed_in');
  const order = { userId, subject, form, customerEmail, pence: type.pence };
  for (let turn = 0; turn < mostTurns; turn++) {
    const request = await keepRequest(deps, order);
    const checkout = await readPage(deps, request, order);
    if (checkout?.url && isFor(request, order)) return { url: checkout.url };
    await forgetRequest(deps, request, checkout);
  }
  throw new Failure('marking_payment_failed');
}

/** The file's request, corrected if it waits to be paid, or a new one. One submit of a file at a time. */
async function keepRequest(deps: World, order: Order): Promise<MarkingRequest> {
  const { db, clock } = deps;
  const { userId, subject, form } = order;
  return db.transaction(async () => {
    await lock(db, form.uploadId);
    const upload = await readOwnUpload(db, userId, form.uploadId);
    if (upload?.subject !== subject) throw new Failure('invalid_input', { sentence: messages.documentRequired });
    const earlier = upload.requestId ? await readRequest(db, { subject, id: upload.requestId }) : undefined;
    if (!earlier) return insertNew(deps, upload, order);
    if (earlier.status === 'pending' && !isFor(earlier, order)) return earlier;
    const { email, examBoard, examQuestion, paperNumber } = form;
    const details = { email, examBoard, examQuestion, paperNumber, noRefundAcceptedAt: clock.now() };
    const corrected = await correctRequest(db, earlier, details);
    if (!corrected) throw new Failure('marking_already_paid');
    return corrected;
  });
}

function isFor({ questionType, price, customerEmail }: MarkingRequest, order: Order): boolean {
  return questionType === order.form.questionType && price === order.pence && customerEmail === order.customerEmail;
}

/** How the request's page stands; one that is of no more use is closed. Nothing, where the provider does not know it. */
async function readPage(deps: World, request: MarkingRequest, order: Order): Promise<Checkout | undefined> {
  const { db, payments } = deps;
  const checkout = await readOrOpen().catch((cause) => {
    throw cause instanceof Failure ? cause : new Failure('marking_payment_failed', { cause });
  });
  if (checkout?.status !== 'complete') return checkout;
  await setRequestCheckout(db, request, checkout.id);
  await finishMarking(deps, checkout);
  throw new Failure('marking_already_paid');

  async function readOrOpen(): Promise<Checkout | undefined> {
    const { checkoutSessionId } = request;
    if (isFor(request, order))
      return checkoutSessionId ? payments.readCheckout(checkoutSessionId) : openMarkingPage(deps, request);
    return payments.expireCheckout(checkoutSessionId ?? (await openMarkingPage(deps, request)).id);
  }
}

/** A request is forgotten only when nobody can pay its page any more. */
async function forgetRequest({ db, clock }: World, request: MarkingRequest, checkout?: Checkout): Promise<void> {
  if (checkout && checkout.status !== 'expired') throw new Failure('marking_payment_failed');
  await db.transaction(async () => {
    await deletePendingRequest(db, request);
    await settleCardPage(db, request.id, 'expired', clock.now());
  });
}

async function insertNew({ db, clock }: World, upload: Upload, order: Order): Promise<MarkingRequest> {
  const { subject, form, customerEmail, pence } = order;
  const id = randomUUID();
  const now = clock.now();
  if (!(await bindUpload(db, upload, id))) throw new Failure('invalid_input', { sentence: messages.documentRequired });
  await insertCardPage(db, { requestId: id, kind: 'tmq', openedAt: now });
  return insertRequest(db, {
    id,
    subject,
    userId: upload.userId,
    email: form.email,
    customerEmail,
    fileName: upload.fileName,
    fileKind: upload.fileKind,
    fileBytes: upload.fileBytes,
    filePath: upload.fileKey,
    // Our own route, which asks who you are: a file has no public address (W22).
    fileUrl: `/api/tmq/requests/${id}/document`,
    examBoard: form.examBoard,
    examQuestion: form.examQuestion,
    paperNumber: form.paperNumber,
    questionType: form.questionType,
    price: pence,
    noRefundAcceptedAt: now,
    createdAt: now,
  });
}
