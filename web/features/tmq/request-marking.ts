import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, errorCode, errorText, replyOf } from '#web/api.ts';
import type { MarkingFields } from './marking-form.tsx';

type MarkingOrder = { subject: Subject; fields: MarkingFields; uploadId: string };

/** The address of the card page, or the sentence of spec 8. */
export async function requestMarking({
  subject,
  fields,
  uploadId,
}: MarkingOrder): Promise<{ url: string } | { error: string }> {
  const { email, examBoard, examQuestion } = fields;
  const paperNumber = fields.paperNumber === '3' ? 3 : fields.paperNumber === '2' ? 2 : 1;
  const questionType = fields.questionType ?? '';
  const json = { uploadId, email, examBoard, paperNumber, examQuestion, questionType, acceptedNoRefund: true } as const;
  try {
    return await replyOf(api.tmq[':subject'].requests.$post({ param: { subject }, json }));
  } catch (failure) {
    const neverArrived = errorCode(failure) === 'offline';
    return { error: errorText(failure, neverArrived ? messages.markingSubmitFailed : messages.markingPaymentFailed) };
  }
}
