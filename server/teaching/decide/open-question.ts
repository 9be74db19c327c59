import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { hasCheck } from '../bank/entry.ts';
import { isSame } from '../calculate/check-own.ts';
import { isRight, writtenLines } from '../calculate/claims/written-lines.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import type { OpenOf } from '../lesson.ts';
import { checkQuestion } from '../mark/check-question.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { cueOf, firstMissing } from '../methods/cues.ts';
import { asks } from '../read/read-act.ts';
import { endsInResult } from '../read/split-answer.ts';
import { withoutVerdictAsked } from '../read/verdict-asked.ts';
import { tell } from '../say/tell.ts';
import { readQuestion, type TurnContext } from '../turn-context.ts';
import { otherResult } from './other-result.ts';
import { givesWanted, wantedFigures } from './wanted-figures.ts';

export type OpenCheck = OpenOf<'check'>;

/** The question that waits, wherever it comes from. */
export type Asked = {
  question: QuickFireQuestion;
  section: string;
  /** A nudge that gives nothing away. */
  hint: string;
  answer: string;
  /** Of the curriculum: what is shown there is kept as evidence. */
  isCurriculum: boolean;
};

/**
 * 'So 0.75', or '20 / 5 = 4': the figure that the question asks for, or another one made of the question's own. It is
 * marked by what the answer says, and no sum of its own.
 */
export function answersInFigures(context: TurnContext, open: OpenCheck, words: string): 'right' | 'other' | undefined {
  const asked = readOpenQuestion(context, open);
  if (!asked) return undefined;
  const told = figuresIn(asked.question.prompt);
  const isOwn = (figure: number) => !told.includes(figure);
  const onTheWay = figuresIn(asked.answer).filter(isOwn);
  const wanted = wantedFigures(asked);
  const given = figuresIn(words);
  // '£300', where 300 also stands in the question: nobody says that and nothing else but for an answer.
  if (isFigure(asked.question.requiredIdeas[0]?.idea ?? '', given)) return 'right';
  if (isWorkedOut(asked, words)) return 'right';
  if (otherResult(asked, words)) return 'other';
  if (givesWanted(asked, words)) return 'right';
  const isMadeOfThem = given.length > 1 && given.filter((figure) => told.includes(figure)).length > 1;
  const isHalfway = onTheWay.some((figure) => given.includes(figure));
  const isOffered = given.length === 1 && offersOne.test(words.trim());
  return wanted.length > 0 && (isMadeOfThem || isHalfway || isOffered) ? 'other' : undefined;
}

/** The same where it is put as a question: '6 - 4 - 1 = 1%?', '… so its up about 11%, right?' */
export function isInFigures(context: TurnContext, open: OpenCheck, words: string): boolean {
  const given = answersInFigures(context, open, words);
  return given !== undefined && (!asks(withoutVerdictAsked(words)) || (given === 'right' && endsInResult.test(words)));
}

/** '-2.5', 'so PED = -2.5?', 'i got 12%': one figure, and said to be what it comes to. */
const offersOne = inSequence([
  /^(?:(?:ok|so|um+|er+m?|oh|wait)[, ]+)*(?:(?:is it|its|it's|it is|i (?:got|get|make it|think(?: its)?)|(?:the )?[a-z]+(?: [a-z]+)? ?(?:is|=|would be)) ?(?:about |around )?)?/i,
  /(?:minus |[-−])?[£$€]?\d[\d,.]*(?:\s?(?:%|percent|per cent|k|m|bn))?\W*$/i,
]);

/** '6 - 4 - 1 = 1%', where the question tells another 1%: a right line that comes to what is wanted. */
function isWorkedOut({ question: { numeric } }: Asked, words: string): boolean {
  const line = writtenLines(readNumbers(words)).lines.at(-1);
  return numeric !== undefined && line !== undefined && isRight(line) && isSame(line.result.value, numeric.value, 0);
}

/** The idea is this one figure and nothing else. */
function isFigure(idea: string, [given, ...others]: number[]): boolean {
  const [wanted, ...more] = figuresIn(idea);
  if (given === undefined || others.length > 0 || more.length > 0 || /[a-z-]/i.test(idea)) return false;
  return given === wanted;
}

export function readOpenQuestion(context: TurnContext, { id }: Pick<OpenCheck, 'id'>): Asked | undefined {
  const entry = context.bank.get(id);
  if (entry && hasCheck(entry))
    return {
      question: checkQuestion(entry),
      section: entry.section,
      hint: entry.hint,
      answer: entry.answer,
      isCurriculum: false,
    };
  const placed = readQuestion(context, id);
  if (!placed) return undefined;
  const { question, section } = placed;
  const hint = tell(context.lesson, 'nudge', { cue: cueOf(context, question, 0) });
  return { question, section: section.id, hint, answer: question.modelAnswer, isCurriculum: true };
}

/** A nudge at what is still missing: the first one may be at just what he has said. */
export function hintAt(context: TurnContext, { question, hint, isCurriculum }: Asked, found: string[]): string {
  const at = firstMissing(question, found);
  return isCurriculum ? tell(context.lesson, 'nudge', { cue: cueOf(context, question, at) }) : hint;
}
