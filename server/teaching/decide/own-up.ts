import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { ownArithmetic } from '../calculate/claims/own-arithmetic.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { explainFigure } from './explain-figure.ts';

/**
 * 'Where did 20000 come from?', of a figure that the student never told: it was an example's, and that is said. '93.8%
 * lower?? that cant be right': the sum is not insisted on. Then whatever else he says is answered.
 */
export async function ownUp(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const { lesson } = context;
  const [asked, figure] = comesFrom.exec(words) ?? [];
  const isStrange = figure !== undefined && isOfExample(context, figure);
  const [named] = figure === undefined ? [] : readNumbers(figure).figures;
  const explained = isStrange && named && !hasOwnSum(context) ? explainFigure(lesson.last, named, words) : undefined;
  if (explained) return { say: explained, again: true, aside: true };
  const doubted = isStrange ? undefined : doubtIn(context, words);
  if (!isStrange && doubted === undefined) return undefined;
  const rest = words
    .replace(asked ?? doubted ?? '', ' ')
    .replace(leftOver, '')
    .trim();
  const lead = isStrange ? tell(lesson, 'figureNotYours', { figure }) : tell(lesson, 'sumTakenBack');
  // What came of a sum that was doubted is leant on by nothing after it; the figures are the student's own.
  const forgotten = isStrange ? {} : { outcomes: [] };
  const own = ownArithmetic(rest, '');
  if (own) return { say: [lead, ...own.sentences], again: true, aside: true, change: { open: null, ...forgotten } };
  if (rest.split(/\s+/).length < fewestWords)
    return { say: [lead], ask: tell(lesson, 'sumTellAgain'), aside: true, change: { open: null, ...forgotten } };
  const reply = await respond({ ...context, lesson: { ...lesson, ...forgotten, open: null } }, rest);
  return { ...reply, say: [lead, ...reply.say], change: { open: null, ...forgotten, ...reply.change } };
}

/** The tutor said it just now, and the student never did. */
function isOfExample({ lesson, turn }: TurnContext, figure: string): boolean {
  const [asked] = figuresIn(figure);
  const told = turn.history.filter(({ by }) => by === 'student').flatMap(({ text }) => figuresIn(text));
  const isWorked = lesson.outcomes.some(({ turn: at }) => at === lesson.turns - 1);
  return asked !== undefined && !isWorked && figuresIn(lesson.last.join(' ')).includes(asked) && !told.includes(asked);
}

/** He told figures of his own, and an example took their place: it is none of his that he asks about. */
function hasOwnSum({ lesson, turn }: TurnContext): boolean {
  const said = turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  return lesson.figures !== '' || figuresIn(said).length > 1 || !turn.history.length;
}

/** What he says against a sum that was worked just now, unless he says what is to be put right. */
function doubtIn({ lesson }: TurnContext, words: string): string | undefined {
  const last = lesson.outcomes.at(-1);
  if (!last || last.turn !== lesson.turns - 1) return undefined;
  const doubt = doubts.exec(words)?.[0];
  const said = doubt && figuresIn(lesson.last.join(' '));
  const isRepeated = said && readNumbers(doubt).figures.every(({ value }) => said.includes(Math.abs(value)));
  return isRepeated ? doubt : undefined;
}

const fewestWords = 4;
/** What joins a doubt to what comes after it. */
const leftOver = /^[\s,.?!]*(?:(?:anyway|but|so|and|ok|lol|whatever)[, ]+)*/i;
const comesFrom = inSequence([
  /[,.?! ]*\b(?:wait )?(?:(?:where|how) (?:did|does|do|is|has|the heck did|on earth did)|wheres|why (?:is|was)(?= (?:it |the )?[£$€]?\d[\d,.]*%?\W*$)) /i,
  /(?:(?:the|that|this|u get|you get|it|come|u|you) )*[£$€]?(\d[\d,.]*(?:%|k|m|bn)?\b)/i,
  /(?: even| actually| suddenly)?(?: come from| coming from| from| come into it)?\W*/i,
]);
const doubts = anyOf(
  [
    inSequence([
      /(?:that|it|this|surely that|that sum|thats|that's)(?: just| really| literally| sum)? ?/i,
      /(?:can'?t|cant|cannot|couldn'?t|doesn'?t|isn'?t|is not|not|makes no|is way off|is miles off)/i,
      /(?: even| possibly| really)? ?(?:be|look|seem|make)? ?(?:right|true|correct|close|sense|possible)/i,
    ]),
    /(?:that'?s|thats|that is) (?:way off|miles off|nonsense|rubbish)/i,
  ],
  {
    before:
      /^(?:(?:no|nah|huh|wait|what|er+m?|um+|but|ok|lol|hang on)[,.?! ]+)*(?:(?:[£$€]?-?\d[\d,.]*%?|minus \d[\d,.]*%?)(?: \w+){0,3}\?+ *)?/,
    after: /\b[^.?!]*?(?=[.?!,]|$| anyway| can | so )/,
  },
);
