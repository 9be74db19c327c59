import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { Failure } from '#domain/failures.ts';
import { findCommonError } from '#domain/marking/common-error.ts';
import { countIdeas } from '#domain/marking/count-ideas.ts';
import { mostUseful } from '#domain/marking/most-useful.ts';
import { quoteOwnItems } from '#domain/marking/own-words.ts';
import type { QuickFireAnswerInput } from '#domain/practice/inputs.ts';
import type { Deps } from '../../../deps.ts';
import { recordAttempt } from '../attempts.ts';
import { type AnswerMarking, type AnswerView, type AnswerWork, isFinal, viewAnswer } from './answer-view.ts';
import { type BankQuestion, readQuestionBank } from './question-bank.ts';
import { type AttemptRow, endRun, lockRun, type Run, readRunAttempts } from './run-queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'marker'>;

/** Marks one answer of a run. A question is answered once, in whichever tab: the other one is told what was said. */
export async function answerQuestion(deps: World, run: Run, given: QuickFireAnswerInput): Promise<AnswerView> {
  const { db } = deps;
  const question = await requireQuestion(run, given.questionId);
  const before = await readOwnRows(deps, run, given.questionId);
  const settled = findSettled(before, given, run);
  if (settled) return settled;
  const { work, marking } = await markAnswer(deps, question, before[0], given);
  return db.transaction(async () => {
    await lockRun(db, run.id);
    const meanwhile = findSettled(await readOwnRows(deps, run, given.questionId), given, run);
    if (meanwhile) return meanwhile;
    await recordAttempt(deps, run.userId, {
      ...{ id: given.id, runId: run.id, subject: run.subject, sectionId: question.sectionId },
      ...{ itemKind: 'question', itemId: question.id, hints: 0, work, marking, verdict: marking.verdict },
      ...(marking.missing ? { missing: marking.missing } : {}),
      ...{ takenMs: given.takenMs, sureness: given.sureness ?? before[0]?.sureness ?? undefined },
    });
    return settle(deps, run, given.questionId);
  });
}

async function requireQuestion({ subject, itemIds }: Run, id: string): Promise<BankQuestion> {
  const bank = await readQuestionBank(subject);
  const question = itemIds.includes(id) && bank.find((one) => one.id === id);
  if (!question) throw new Failure('not_found');
  return question;
}

async function readOwnRows({ db }: World, run: Run, questionId: string): Promise<AttemptRow[]> {
  return (await readRunAttempts(db, run.id)).filter(({ itemId }) => itemId === questionId);
}

/** What was said already: to this very answer, or to another one that settled the question. */
function findSettled(rows: AttemptRow[], given: QuickFireAnswerInput, run: Run): AnswerView | undefined {
  const isRepeat = rows.some(({ id }) => id === given.id);
  const isOpen = rows.length > 0 && !rows.some(isFinal);
  if (given.followUp && rows.length === 0) throw new Failure('not_found');
  if (rows.length === 0 || (isOpen && given.followUp && !isRepeat)) return undefined;
  return viewAnswer(rows, run.endedAt !== null);
}

export async function markAnswer(
  { marker }: Pick<World, 'marker'>,
  question: BankQuestion,
  doubted: AttemptRow | undefined,
  { answer, spoken, timedOut }: Pick<QuickFireAnswerInput, 'answer' | 'spoken' | 'timedOut'>,
): Promise<{ work: AnswerWork; marking: AnswerMarking }> {
  const first = doubted && (doubted.work as AnswerWork).answer;
  const whole = [first ?? '', answer].filter((part) => part.trim()).join('\n');
  const work: AnswerWork = { answer: whole, spoken, timedOut, ...(first === undefined ? {} : { first }) };
  // Nothing was added: there is nothing to mark again.
  if (doubted && !answer.trim()) return { work, marking: { ...(doubted.marking as AnswerMarking), followUp: null } };
  const { verdict, followUp, ...marked } = await marker.mark(question, whole, {});
  const ideas = quoteOwnItems(whole, marked.ideas);
  const isRight = verdict === 'right';
  const marking: AnswerMarking = {
    ...{ verdict, ideas, modelAnswer: question.modelAnswer, ...countIdeas(question, ideas) },
    missing: isRight ? null : (mostUseful(ideas)?.idea ?? null),
    commonError: isRight ? null : (findCommonError(question, whole, wordLists) ?? null),
    followUp: doubted ? null : (followUp ?? null),
  };
  return { work, marking };
}

/** The last answer ends the run. */
async function settle({ db, clock }: World, run: Run, questionId: string): Promise<AnswerView> {
  const rows = await readRunAttempts(db, run.id);
  const answered = new Set(rows.filter(isFinal).map(({ itemId }) => itemId));
  if (run.itemIds.every((id) => answered.has(id))) await endRun(db, run.id, clock.now());
  const own = rows.filter(({ itemId }) => itemId === questionId);
  const view = viewAnswer(own, run.endedAt !== null);
  if (!view) throw new Failure('not_found');
  return view;
}
