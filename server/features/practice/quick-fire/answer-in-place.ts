import { Failure } from '#domain/failures.ts';
import type { AnswerInPlaceInput } from '#domain/practice/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import { recordAttempt } from '../attempts.ts';
import { markAnswer } from './answer-question.ts';
import type { AnswerMarking } from './answer-view.ts';
import { readQuestionBank } from './question-bank.ts';

/** One question answered beside the section that teaches it: marked as in a run, and counted as practice with help. */
export async function answerInPlace(
  deps: Pick<Deps, 'db' | 'clock' | 'marker'>,
  userId: string,
  subject: Subject,
  { id, questionId, answer, takenMs }: AnswerInPlaceInput,
): Promise<AnswerMarking> {
  const question = (await readQuestionBank(subject)).find((one) => one.id === questionId);
  if (!question) throw new Failure('not_found');
  const { work, marking } = await markAnswer(deps, question, undefined, { answer, spoken: false, timedOut: false });
  return recordAttempt(deps, userId, {
    ...{ id, subject, sectionId: question.sectionId, itemKind: 'question', itemId: question.id, takenMs, work },
    ...{ hints: 1, verdict: marking.verdict, marking: { ...marking, followUp: null } },
    ...(marking.missing ? { missing: marking.missing } : {}),
  });
}
