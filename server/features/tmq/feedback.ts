import { Failure } from '#domain/failures.ts';
import type { MarkingDraft, MarkingFeedback } from '#domain/feedback-inputs.ts';
import { type MarkLevel, markOutsideLevel } from '#domain/mark-level.ts';
import { messages } from '#domain/messages.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { receiveDocument } from './documents/receive-document.ts';
import { lockFeedback, readFeedback, writeDraft, writeSentFeedback } from './feedback-queries.ts';
import { issueLink, requireLinkedRequest } from './links.ts';
import { feedbackMail } from './mails.ts';
import { findModelQuestion, levelsFor, schemeOf } from './mark-scheme.ts';
import { type MarkingRequest, settleRequest } from './queries.ts';
import { tariffsOf } from './question-types.ts';
import { noteIncoming } from './sweep-files.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function saveDraft(deps: World, token: string, draft: MarkingDraft): Promise<void> {
  const request = await requireOpenRequest(deps, token);
  await writeDraft(deps.db, request, draft, deps.clock.now());
}

type MarkedFile = { fileName: string; content: AsyncIterable<Uint8Array> };

/** A marked copy, checked like any upload. It takes the place of an earlier one. */
export async function keepMarkedFile(deps: Deps, token: string, file: MarkedFile): Promise<{ fileName: string }> {
  const request = await requireOpenRequest(deps, token);
  const {
    key: fileKey,
    fileName,
    kind: fileKind,
  } = await receiveDocument({ ...deps, files: noteIncoming(deps) }, file);
  try {
    await replaceMarkedFile(deps, request, { fileKey, fileName, fileKind });
  } catch (error) {
    await deps.files.delete(fileKey).catch(() => undefined);
    throw error;
  }
  return { fileName };
}

export async function dropMarkedFile(deps: World, token: string): Promise<void> {
  const none = { fileKey: null, fileName: null, fileKind: null };
  await replaceMarkedFile(deps, await requireOpenRequest(deps, token), none);
}

type FileColumns = { fileKey: string | null; fileName: string | null; fileKind: string | null };

async function replaceMarkedFile(deps: World, request: MarkingRequest, file: FileColumns): Promise<void> {
  await deps.db.transaction(async () => {
    const before = await lockFeedback(deps.db, request);
    if (!(await writeDraft(deps.db, request, file, deps.clock.now()))) throw new Failure('marking_settled');
    if (before?.fileKey) await enqueueJob(deps, 'delete_file', { key: before.fileKey });
  });
}

/** Sends the feedback once: to the feedback address, and to the student's My marking. */
export async function sendFeedback(deps: World, token: string, feedback: MarkingFeedback): Promise<void> {
  const request = await requireOpenRequest(deps, token);
  if (!tariffsOf(request.subject, request.questionType).includes(feedback.outOf))
    throw new Failure('invalid_input', { sentence: messages.outOfRequired });
  await requireScheme(request, feedback);
  await deps.db.transaction(async () => {
    const now = deps.clock.now();
    if (!(await settleRequest(deps.db, request, 'feedback', now))) throw new Failure('marking_settled');
    await writeSentFeedback(deps.db, request, feedback, now);
    await recordAudit(deps, 'marking_returned', { userId: request.userId, detail: { request: request.id } });
    const sent = await readFeedback(deps.db, request);
    if (!sent) throw new Error('The feedback that was just written is not there');
    const letter = feedbackMail(deps.config, request, sent, await issueLink(deps, 'feedback', request));
    await enqueueMail(deps, { to: request.email, ...letter }, `tmq-feedback:${request.id}`);
  });
}

/** A question with strands in its own scheme is marked in each of them, and no other is in any; each mark is in its level. */
async function requireScheme({ examQuestion, subject, questionType }: MarkingRequest, feedback: MarkingFeedback) {
  const { strands } = feedback;
  const scheme = schemeOf(await findModelQuestion(examQuestion), subject, questionType);
  const wanted = scheme && scheme.strands.length > 1 ? scheme.strands : [];
  const fits = wanted.every(({ strand, max }, at) => {
    const given = strands?.[at];
    return given?.strand === strand && given.outOf === max;
  });
  if (!fits || (strands?.length ?? 0) !== wanted.length)
    throw new Failure('invalid_input', { sentence: messages.levelRequired });
  if (strands) for (const [at, given] of strands.entries()) requireLevel(wanted[at]?.levels ?? [], given);
  else {
    const tariff = levelsFor(subject, questionType, scheme).find(({ outOf }) => outOf === feedback.outOf);
    requireLevel(tariff?.levels ?? [], feedback);
  }
}

function requireLevel(levels: readonly MarkLevel[], given: { level: number | null; mark: number | null }): void {
  const known = levels.some(({ level }) => level === given.level);
  const sentence = known ? markOutsideLevel(levels, given) : messages.levelRequired;
  if (sentence) throw new Failure('invalid_input', { sentence });
}

/** What has been answered or refunded can no longer be worked on; the desk shows what happened. */
async function requireOpenRequest(deps: World, token: string): Promise<MarkingRequest> {
  const { request } = await requireLinkedRequest(deps, token, ['desk']);
  if (request.status !== 'completed' || request.outcome) throw new Failure('marking_settled');
  return request;
}
