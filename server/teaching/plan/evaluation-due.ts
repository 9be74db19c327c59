import { evaluationMarks } from '#content/tutor/evaluation-marks.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { readBoard } from './tariff.ts';

/** Whether a question of so many marks wants evaluation, as the student's board marks it: a number of marks, some, none; or, where nothing is fixed, as its command says. */
export function evaluationDue(
  { course, turn }: TurnContext,
  words: string,
  marks: number,
): number | 'some' | 'none' | undefined {
  return evaluationMarks[course.subject][readBoard(words, course.subject, turn.board)][marks];
}

/** 'Do I get marks for evaluation?': how many there are, on his board. */
export function sayEvaluationDue(context: TurnContext, words: string, marks: number | undefined): string[] {
  if (!asksEvaluation.test(words)) return [];
  const { lesson, course, turn } = context;
  const due = marks === undefined ? undefined : evaluationDue(context, words, marks);
  if (marks === undefined || due === undefined) return [tell(lesson, 'evaluationByCommand')];
  const name = due === 'none' ? 'evaluationNone' : due === 'some' ? 'evaluationSome' : 'evaluationOf';
  const board = readBoard(words, course.subject, turn.board);
  return [tell(lesson, name, { marks: String(marks), due: String(due), board })];
}

const asksEvaluation =
  /\b(?:do i|should i|does (?:it|this)|is there|are there|need|want|any)\b[^.?!]*\b(?:evaluat\w*|eval)\b/i;
