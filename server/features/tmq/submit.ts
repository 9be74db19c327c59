import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { MarkingRequestInput } from '#domain/inputs.ts';
import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../deps.ts';
import { readEmail } from '../billing/queries.ts';
import { finishMarking } from './complete.ts';
import {
  bindUpload,
  deletePendingRequest,
  insertRequest,
  readOwnUpload,
  readRequest,
  setRequestCheckout,
  type Upload,
} from './queries.ts';
import { readQuestionType } from './question-types.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;

/** Keeps the request as pending and opens the card page. The price is looked up here and nowhere else (W4). */
export async function startMarking(
  deps: World,
  { userId, subject, form }: { userId: string; subject: Subject; form: MarkingRequestInput },
): Promise<{ url: string }> {
  const { db, payments, config } = deps;
  const type = readQuestionType(subject, form.questionType);
  if (!type) throw new Failure('invalid_input', { sentence: messages.questionTypeRequired });
  const customerEmail = await readEmail(db, userId);
  if (!customerEmail) throw new Failure('not_signed_in');
  const upload = await readOwnUpload(db, userId, form.uploadId);
  if (upload?.subject !== subject) throw new Failure('invalid_input', { sentence: messages.documentRequired });
  await retireEarlierRequest(deps, upload);
  const id = await keepRequest(deps, { upload, subject, form, customerEmail, pence: type.pence });
  const checkout = await payments
    .openCheckout({
      mode: 'payment',
      priceKey: type.priceKey,
      email: customerEmail,
      clientReference: id,
      metadata: { kind: 'tmq' },
      // Spec 2: the address names the request and the customer. Neither grants anything: the provider is asked (W1, W25).
      successUrl: `${config.origin}/tmqproc/success/${subject}/${id}/${addressToken(customerEmail)}`,
      cancelUrl: `${config.origin}/tmqproc/error`,
      operation: `op:tmq:${id}`,
    })
    .catch((cause) => {
      throw new Failure('marking_payment_failed', { cause });
    });
  if (!checkout.url) throw new Failure('marking_payment_failed');
  await setRequestCheckout(db, { subject, id }, checkout.id);
  return { url: checkout.url };
}

/** Base64 of the customer's address in the letters that a path may hold. */
export function addressToken(email: string): string {
  return Buffer.from(email).toString('base64url');
}

/** Pay, Back and Pay again: the first card page is closed before a second one opens, so that nobody pays twice (W12). */
async function retireEarlierRequest(deps: World, { subject, requestId }: Upload): Promise<void> {
  const earlier = requestId ? await readRequest(deps.db, { subject, id: requestId }) : undefined;
  if (!earlier) return;
  if (earlier.status !== 'pending') throw new Failure('marking_already_paid');
  if (earlier.checkoutSessionId) {
    const closed = await deps.payments.expireCheckout(earlier.checkoutSessionId).catch((cause) => {
      throw new Failure('marking_payment_failed', { cause });
    });
    if (closed?.status === 'complete') {
      await finishMarking(deps, closed);
      throw new Failure('marking_already_paid');
    }
  }
  await deletePendingRequest(deps.db, { subject, id: earlier.id });
}

type NewRequest = {
  upload: Upload;
  subject: Subject;
  form: MarkingRequestInput;
  customerEmail: string;
  pence: number;
};

async function keepRequest(
  { db, clock }: World,
  { upload, subject, form, customerEmail, pence }: NewRequest,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await db.transaction(async () => {
    if (!(await bindUpload(db, upload, id))) throw new Failure('marking_already_paid');
    await insertRequest(db, {
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
  });
  return id;
}
