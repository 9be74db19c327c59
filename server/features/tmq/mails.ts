import { betterPictureTips, subjectTitles } from '#content/tmq.ts';
import { marksOf } from '#domain/marks.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import type { Config } from '../../config/config.ts';
import { writeLetter } from '../../mail/letter.ts';
import type { FeedbackRow } from './feedback-queries.ts';
import type { MarkingRequest } from './queries.ts';
import { readQuestionType } from './question-types.ts';

type Origin = Pick<Config, 'origin'>;

/** Spec 7: what the marker is told. Whatever a student typed is escaped by the letter (W24). */
export function notificationMail(
  { origin }: Origin,
  request: MarkingRequest,
  links: { desk: string; document: string },
) {
  const { id, customerEmail, email, price, completedAt, createdAt, examBoard, paperNumber, examQuestion } = request;
  return writeLetter({
    subject: `To mark: ${titleOf(request)}, ${itemOf(request)}${dueText(request)}`,
    paragraphs: [
      `Item id: ${id}`,
      `Customer: ${customerEmail}`,
      `Feedback email: ${email}`,
      `Amount: ${pounds(price)}`,
      `Item: ${itemOf(request)}`,
      { label: 'Document', url: `${origin}/api/marking/${links.document}/document` },
      `Date: ${dayText(londonDay(completedAt ?? createdAt))}`,
      `Subject: ${titleOf(request)}`,
      `Exam board: ${examBoard}`,
      `Paper number: ${paperNumber}`,
      `Exam question: ${examQuestion}`,
    ],
    action: { label: 'Open the desk', url: `${origin}/marking/${links.desk}` },
    closing: ['The links open this one request, for 14 days. Please do not pass them on.'],
  });
}

export function markingReceiptMail({ origin }: Origin, request: MarkingRequest) {
  return writeLetter({
    subject: 'Your work is with a marker',
    paragraphs: [
      `Thank you. You paid ${pounds(request.price)} for the marking of one ${titleOf(request)} answer (${itemOf(request)}).`,
      `Your feedback is ${dueText(request).slice(2)}. It goes to ${request.email} and to My marking.`,
      'There are no refunds once payment is made, unless the work is ineligible due to poor image quality.',
    ],
    action: { label: 'Open My marking', url: `${origin}/my-marking` },
  });
}

export function feedbackMail({ origin }: Origin, request: MarkingRequest, feedback: FeedbackRow, token: string) {
  const comments = feedback.comments.flatMap(({ quote, comment }) => [quote ? `“${quote}” – ${comment}` : comment]);
  return writeLetter({
    subject: `Your ${titleOf(request)} answer is marked: ${marksOf(feedback.mark, feedback.outOf)}`,
    paragraphs: [
      `Question: ${request.examQuestion}`,
      ...linesOfMarks(feedback),
      'What you did well:',
      ...linesOf(feedback.strengths),
      'What to do next:',
      ...linesOf(feedback.nextSteps),
      ...(comments.length ? ['Sentence by sentence:', ...comments.flatMap(linesOf)] : []),
    ],
    action: { label: 'Open your feedback', url: `${origin}/marking/${token}` },
    closing: [
      ...(feedback.fileKey ? ['The marked copy of your work is on that page.'] : []),
      'The link works for 90 days. Your feedback stays under My marking in your account.',
    ],
  });
}

function linesOfMarks({ strands, level, mark, outOf }: FeedbackRow): string[] {
  if (!strands) return [`Level ${level}, ${marksOf(mark, outOf)}.`];
  return [
    `${marksOf(mark, outOf)}.`,
    ...strands.map((one) => `${one.strand}: Level ${one.level}, ${marksOf(one.mark, one.outOf)}.`),
  ];
}

export function betterFileMail({ origin }: Origin, request: MarkingRequest, note: string) {
  return writeLetter({
    subject: 'Your marker needs a better file',
    paragraphs: [
      `Your marker has looked at ${request.fileName} and needs a better file. They wrote:`,
      ...linesOf(note),
      'There’s nothing more to pay, and the three working days are paused until your file arrives. This helps:',
      ...betterPictureTips,
    ],
    action: { label: 'Send a better file', url: `${origin}/my-marking` },
  });
}

export function unreadableMail({ origin }: Origin, request: MarkingRequest) {
  return writeLetter({
    subject: 'We could not read your work and have refunded it',
    paragraphs: [
      `The marker could not read the file ${request.fileName}. We have refunded ${pounds(request.price)} to your card; it can take a few days to arrive.`,
      'You are welcome to send it again. For a picture that can be marked:',
      ...betterPictureTips,
    ],
    action: { label: 'Send a better picture', url: `${origin}/tmq/${request.subject}` },
  });
}

export function refundedMail({ origin }: Origin, request: MarkingRequest) {
  return writeLetter({
    subject: 'Your marking has been refunded',
    paragraphs: [
      `We have refunded ${pounds(request.price)} to your card for one ${titleOf(request)} answer; it can take a few days to arrive.`,
    ],
    action: { label: 'Open My marking', url: `${origin}/my-marking` },
  });
}

export type Digest = { late: MarkingRequest[]; today: MarkingRequest[]; tomorrow: MarkingRequest[] };

export function digestMail({ origin }: Origin, { late, today, tomorrow }: Digest, token: string) {
  const list = (title: string, requests: MarkingRequest[]) =>
    requests.length ? [`${title}: ${requests.length}`, ...requests.map((request) => `– ${lineOf(request)}`)] : [];
  return writeLetter({
    subject: `Marking: ${late.length} late, ${today.length} due today, ${tomorrow.length} due next`,
    paragraphs: [...list('Late', late), ...list('Due today', today), ...list('Due on the next working day', tomorrow)],
    action: { label: 'Open the queue', url: `${origin}/marking/${token}` },
    closing: ['The link opens the queue for 7 days. Please do not pass it on.'],
  });
}

export function queueLinkMail({ origin }: Origin, token: string) {
  return writeLetter({
    subject: 'A new link to the marking queue',
    paragraphs: ['You asked for a new link to the marking queue.'],
    action: { label: 'Open the queue', url: `${origin}/marking/${token}` },
    closing: ['The link opens the queue for 7 days. Please do not pass it on.'],
  });
}

function titleOf({ subject }: MarkingRequest): string {
  return subjectTitles[subject as Subject];
}

function itemOf({ subject, questionType }: MarkingRequest): string {
  return readQuestionType(subject, questionType)?.label ?? questionType;
}

function dueText({ dueOn }: MarkingRequest): string {
  return dueOn ? `, due by ${dayText(dueOn)}` : '';
}

function lineOf(request: MarkingRequest): string {
  return `${titleOf(request)}, ${itemOf(request)}, ${request.examBoard} paper ${request.paperNumber}${dueText(request)}`;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
