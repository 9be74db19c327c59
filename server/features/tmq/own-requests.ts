import { Failure } from '#domain/failures.ts';
import { dayText } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readFeedback } from './feedback-queries.ts';
import { viewFeedback } from './feedback-view.ts';
import { type MarkingRequest, readOwnRequests, readRequestById } from './queries.ts';
import { readQuestionType } from './question-types.ts';
import { stateOf } from './request-state.ts';

/** The student's own requests, newest first. */
export async function listOwnRequests({ db }: Pick<Deps, 'db'>, userId: string) {
  const requests = await readOwnRequests(db, userId);
  return Promise.all(
    requests.map(async (request) => ({
      ...viewRequest(request),
      feedback: viewFeedback(await readFeedback(db, request)),
    })),
  );
}

/** Somebody else's request is an address where there is nothing. */
export async function requireOwnRequest({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<MarkingRequest> {
  const request = await readRequestById(db, id);
  if (request?.userId !== userId) throw new Failure('not_found');
  return request;
}

function viewRequest(request: MarkingRequest) {
  const { id, subject, questionType, price, email, examBoard, paperNumber, examQuestion, fileName, dueOn } = request;
  return {
    id,
    subject,
    type: readQuestionType(subject, questionType)?.label ?? questionType,
    pence: price,
    email,
    examBoard,
    paperNumber,
    examQuestion,
    fileName,
    state: stateOf(request),
    due: dueOn ? dayText(dueOn) : null,
    fileAskedNote: request.fileAskedNote,
    createdAt: request.createdAt.toISOString(),
  };
}
