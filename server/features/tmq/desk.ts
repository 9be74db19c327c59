import { subjectTitles } from '#content/tmq.ts';
import type { MarkedStrand } from '#domain/feedback-inputs.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readFeedback } from './feedback-queries.ts';
import { viewFeedback } from './feedback-view.ts';
import { requireLink, requireLinkedRequest } from './links.ts';
import { findModelQuestion, levelsFor, schemeOf } from './mark-scheme.ts';
import { type MarkingRequest, readWaitingRequests } from './queries.ts';
import { readQuestionType } from './question-types.ts';
import { isLate, stateOf } from './request-state.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What a signed link opens. */
export async function openLink(deps: World, token: string) {
  const { link, expired } = await requireLink(deps, token);
  if (expired) return { kind: 'expired' as const, renewable: link.purpose !== 'feedback' };
  if (link.purpose === 'queue') return { kind: 'queue' as const, requests: await readQueue(deps) };
  const { request } = await requireLinkedRequest(deps, token, ['desk', 'feedback']);
  const feedback = await readFeedback(deps.db, request);
  if (link.purpose === 'feedback') {
    return { kind: 'feedback' as const, ...factsOf(deps, request), feedback: viewFeedback(feedback) };
  }
  const { outOf = null, level = null, mark = null, strengths = '', nextSteps = '', comments = [] } = feedback ?? {};
  const model = await findModelQuestion(request.examQuestion);
  const scheme = schemeOf(model, request.subject, request.questionType);
  const unmarked = (scheme?.strands ?? []).map(({ strand, max }) => ({ strand, outOf: max, level: null, mark: null }));
  const strands: MarkedStrand[] | null = feedback?.strands ?? (unmarked.length > 1 ? unmarked : null);
  return {
    kind: 'desk' as const,
    ...factsOf(deps, request),
    tariffs: levelsFor(request.subject, request.questionType, scheme),
    model,
    draft: { strands, outOf: outOf ?? scheme?.outOf ?? null, level, mark, strengths, nextSteps, comments },
    markedFile: feedback?.fileName ?? null,
    feedback: viewFeedback(feedback),
  };
}

/** Everything that waits, the most urgent first. */
async function readQueue(deps: World) {
  return (await readWaitingRequests(deps.db)).map((request) => factsOf(deps, request));
}

function factsOf({ clock }: World, request: MarkingRequest) {
  const { id, subject, questionType, examBoard, paperNumber, examQuestion, fileName, fileBytes, dueOn } = request;
  const { fileAskedAt, fileAskedNote } = request;
  return {
    id,
    subject,
    subjectTitle: subjectTitles[subject as Subject],
    type: readQuestionType(subject, questionType)?.label ?? questionType,
    examBoard,
    paperNumber,
    examQuestion,
    fileName,
    fileBytes,
    amount: pounds(request.price),
    state: stateOf(request),
    refundPending: request.outcome === 'unreadable' && request.status === 'completed',
    due: dueOn ? dayText(dueOn) : null,
    late: isLate(request, londonDay(clock.now())),
    fileAsked: fileAskedAt && { on: dayText(londonDay(fileAskedAt)), note: fileAskedNote ?? '' },
  };
}
