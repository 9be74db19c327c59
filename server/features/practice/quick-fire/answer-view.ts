import type { Marking } from '#domain/marking/mark-answer.ts';
import type { AttemptRow } from './run-queries.ts';

/** What was given: `answer` is all of it, and `first` the part that a follow-up question was asked about. */
export type AnswerWork = { answer: string; spoken: boolean; timedOut: boolean; first?: string };

/** As it is shown and kept. */
export type AnswerMarking = Pick<Marking, 'verdict' | 'ideas'> & {
  /** The idea that would help most. */
  missing: string | null;
  modelAnswer: string;
  /** Said of a wrong idea that is often given, below full marks. */
  commonError: string | null;
  /** Ideas found, of those wanted. */
  found: number;
  wanted: number;
  followUp: string | null;
};

/** An answer that is in doubt is open until the follow-up is answered: it shows the question and gives nothing away. */
export type AnswerView = {
  attemptId: string;
  questionId: string;
  answer: string;
  timedOut: boolean;
  sureness: number | null;
  appealed: boolean;
} & ({ marking: AnswerMarking; followUp: null } | { marking: null; followUp: string });

/** One for each question that was answered. When the run has ended, nothing is left open. */
export function answerViews(rows: AttemptRow[], ended: boolean): AnswerView[] {
  const byQuestion = Map.groupBy(rows, ({ itemId }) => itemId);
  return [...byQuestion.values()].flatMap((own) => viewAnswer(own, ended) ?? []);
}

/** Of the rows of one question, oldest first. */
export function viewAnswer(rows: AttemptRow[], ended: boolean): AnswerView | undefined {
  const last = rows.findLast(isFinal) ?? rows[0];
  if (!last) return undefined;
  const work = last.work as AnswerWork;
  const marking = last.marking as AnswerMarking;
  const common = {
    attemptId: last.id,
    questionId: last.itemId,
    answer: work.answer,
    timedOut: work.timedOut,
    sureness: rows.find((row) => row.sureness !== null)?.sureness ?? null,
    appealed: last.appealedAt !== null,
  };
  return isFinal(last) || ended
    ? { ...common, marking, followUp: null }
    : { ...common, marking: null, followUp: marking.followUp ?? askOnceMore };
}

const askOnceMore = 'Can you say that once more, in one full sentence?';

/** Judged, or still in doubt after a second try. */
export function isFinal({ verdict, work }: AttemptRow): boolean {
  return verdict !== 'unsure' || (work as AnswerWork).first !== undefined;
}
