import type { TurnContext } from '../turn-context.ts';
import { isSetTitle, readBoard, readMarks, readTitle, withoutMarks } from './tariff.ts';
import { titleSaid } from './title-said.ts';

export type SetEssay = { title: string; marks: number };
export type EssayWish = ReturnType<typeof readEssayWish>;

/** Which essay is to be planned: the one that is set, one that is named, or one on the topic in hand. */
export function readEssayWish(context: TurnContext, wish: string | SetEssay) {
  const { lesson, course, bank, turn } = context;
  const set = typeof wish === 'string' ? undefined : wish;
  const words = typeof wish === 'string' ? wish : wish.title;
  const read = set?.title ?? readTitle(words);
  const open = lesson.open?.kind === 'essay' ? lesson.open : undefined;
  const isTitle = open?.stage === 'title';
  const before = set || isTitle || isSetTitle(words) ? undefined : titleSaid(context, read);
  const named = before?.title ?? read;
  const inHand = lesson.section ? bank.titleOf({ subject: course.subject, section: lesson.section }) : '';
  const given =
    named.split(' ').filter((word) => word.length > 2).length > 0 ? named : isTitle ? withoutMarks(words) : '';
  const title = given || inHand.toLowerCase();
  return {
    words,
    title,
    marks: set?.marks ?? readMarks(words) ?? (open ? open.marks : (before?.marks ?? null)),
    board: readBoard(words, course.subject, turn.board),
    isSet: set !== undefined,
    isLoose: !set && !before && title === named && !isSetTitle(words) && !ofEssays.test(words),
  };
}

/** 'Which of them is weakest' names no essay: what stands behind its 'is' is a title only where the course knows it. */
const ofEssays = /\b(?:essays?|plan|questions?|titles?|marks?|markers?)\b/i;
