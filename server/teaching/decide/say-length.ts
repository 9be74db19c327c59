import { evaluationMarks } from '#content/tutor/evaluation-marks.ts';
import { type Board, boards } from '#domain/study/boards.ts';
import { shapeFor } from '../plan/parts.ts';
import { minutesFor, readBoard, readMarks } from '../plan/tariff.ts';
import { isQuestion } from '../read/is-question.ts';
import { boardsIn } from '../say/for-board.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** 'How long should I spend on a 10 marker and how many paragraphs?': for so many marks, and for the question in hand. */
export function sayLength(context: TurnContext, words: string): Reply | undefined {
  const { lesson, course } = context;
  const asked = sentencesOf(words).filter((sentence) => isQuestion(sentence));
  const [question = '', another] = asked.length ? asked : [words];
  if (another || !asksLength.test(question)) return undefined;
  const inHand = questionInHand(context);
  const own = readMarks(question);
  const marks = own ?? (ofThis.test(question) ? inHand?.marks : undefined);
  if (!marks) return undefined;
  const command = inHand?.marks === marks ? inHand.command : '';
  const board = boardFor(context, words, marks);
  const due = command ? (weighing.test(command) ? 'some' : 'none') : evaluationMarks[course.subject][board][marks];
  const minutes = String(minutesFor(course.subject, board, marks));
  const shape = due === 'none' && marks >= few ? analysed : shapeFor(marks);
  return {
    say: [
      tell(lesson, 'examLength', { minutes, marks: String(marks), paragraphs: paragraphsFor(marks), shape }),
      ...(command && due === 'some' ? [tell(lesson, 'examWeighs', { command: command.toLowerCase() })] : []),
    ],
    again: true,
    change: { open: null },
    act: 'exam-technique',
  };
}

const asksLength =
  /\bhow (?:long|much time|many (?:minutes|mins|paragraphs?|paras?))\b|\b(?:timings?|time limit)\b|\bhow many points\b.*\bmark/i;
/** Without marks it must be said that the question in hand is meant. */
const ofThis =
  /\bhow (?:(?:long|much time|many (?:minutes|mins))\b[^.?!]{0,12}\b(?:i|we|you|u)\b.*\b(?:spend|take|get|have|use|need)|many (?:paragraphs?|paras?))\b.*\b(?:it|this|that|the question)\b/i;
const weighing = /assess|evaluate|discuss|examine|extent/i;
const analysed = 'two explained points, each followed to its end, and no evaluation';
const few = 8;

function paragraphsFor(marks: number): string {
  if (marks >= 20) return 'four paragraphs and a conclusion';
  if (marks >= 12) return 'two paragraphs and a short conclusion';
  return marks >= few ? 'two or three paragraphs' : 'one paragraph';
}

/** The last question that the student set out with its marks: what it wants and for how many. */
function questionInHand({ turn: { history }, lesson }: TurnContext): { marks: number; command: string } | undefined {
  const plan = lesson.open?.kind === 'essay' ? lesson.open : lesson.parked;
  const said = history.findLast(({ by, text }) => by === 'student' && readMarks(text) !== null && command.test(text));
  const marks = said ? readMarks(said.text) : plan?.marks;
  return marks ? { marks, command: command.exec(said?.text ?? plan?.title ?? '')?.[0] ?? '' } : undefined;
}

const command = /\b(?:assess|evaluate|discuss|examine|analyse|explain|to what extent)\b/i;

/** The board that is named or the student's own; else the one that sets questions of so many marks. */
function boardFor({ course, turn }: TurnContext, words: string, marks: number): Board {
  const usual = readBoard(words, course.subject, turn.board);
  if (turn.board || boardsIn(words).length) return usual;
  const sets = (board: Board) => evaluationMarks[course.subject][board][marks] !== undefined;
  return sets(usual) ? usual : (boards.find(sets) ?? usual);
}
