import { anyOf } from '#domain/any-of.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { isQuestion } from '../read/is-question.ts';
import { ownParagraphIn } from '../read/own-paragraph.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { checkLines } from './check-lines.ts';
import { confirmSum } from './confirm-sum.ts';
import { isRight } from './is-right.ts';
import { lastAsked } from './last-asked.ts';
import { markAnswer } from './mark-answer.ts';
import { readOpenQuestion } from './open-question.ts';
import { rightAbout } from './say-if-right-about.ts';

/** 'So was my answer right?': what was said to a question that was gone past is marked after all; else the lines before are read. */
export async function markLapsed(context: TurnContext, words: string): Promise<Reply | undefined> {
  if (!asksIfRight.test(words) || rightAbout(words) !== undefined || words.trim().split(/\s+/).length > mostWords)
    return undefined;
  const { lapsed } = context.lesson;
  // What he has just said without a figure is meant before any sum of some while ago.
  if (lapsed && !isOfFigures(context, lapsed, words)) return markAfterAll(context, lapsed, words);
  const told = (await markOnceMore(context, words)) ?? confirmSum(context, words);
  if (told) return told;
  return lapsed ? markAfterAll(context, lapsed, words) : readLinesBefore(context, words);
}

/** A figure of his own in what was gone past, or one that he asks about now: 'q3' is none. */
function isOfFigures(context: TurnContext, { id, words }: Lapsed, asked: string): boolean {
  const told = figuresIn(readOpenQuestion(context, { id })?.question.prompt ?? '');
  return figuresIn(`${words} ${asked.replace(/\bq\d+/gi, '')}`).some((figure) => !told.includes(figure));
}

type Lapsed = NonNullable<TurnContext['lesson']['lapsed']>;

async function markAfterAll(context: TurnContext, { id, words }: Lapsed, asked: string): Promise<Reply | undefined> {
  const open = { kind: 'check' as const, id, tries: 0, helped: 0, found: [], inPassing: true };
  const { right } = await context.look(words);
  // What is surely right is compared with the answer, also where the marking sees nothing of it.
  const act = isRight({ words, right }) ? 'answer' : 'ask';
  const marked = await markAnswer(context, open, { act, sure: 1, words, found: [], right });
  // Where the marking sees nothing of the answer in it, the lines may be good all the same.
  if (!marked) return readLinesBefore(context, asked);
  return { ...marked, say: [tell(context.lesson, 'wentPast'), ...marked.say], act: 'check-my-work' };
}

/** It was answered just now, and without a figure: the same verdict, and none on a sum before it. */
async function markOnceMore(context: TurnContext, words: string): Promise<Reply | undefined> {
  const asked = lastAsked(context);
  const [first = ''] = sentencesOf(asked?.answer ?? '');
  const said = context.turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  if (!asked || !context.lesson.last.includes(first) || asksIfRight.test(said)) return undefined;
  const lapsed = { id: asked.question.id, words: said };
  if (isOfFigures(context, lapsed, words)) return undefined;
  const { right } = await context.look(said);
  const open = { kind: 'check' as const, id: lapsed.id, tries: 0, helped: 0, found: [], inPassing: true };
  const marked = await markAnswer(context, open, { act: 'answer', sure: 1, words: said, found: [], right });
  return marked && { say: marked.say, again: true, act: 'check-my-work' };
}

function readLinesBefore(context: TurnContext, words: string): Reply | undefined {
  const own = context.turn.history.filter(({ by }) => by === 'student').map(({ text }) => text);
  // Who speaks of his sentence means that, also where he has asked something since.
  const meant = namesLines.test(words) ? own.slice(-mostBack).findLast((text) => linesIn(text)) : own.at(-1);
  const lines = meant && linesIn(meant);
  if (!lines) return undefined;
  return {
    ...checkLines(context, { act: 'check-my-work', sure: 1, words: meant, found: [] }, lines),
    act: 'check-my-work',
  };
}

/** 'How about: Overall it holds when …' asks nothing beyond what it hands over. */
function linesIn(said: string): string | undefined {
  const lines = ownParagraphIn(said) ?? (isQuestion(said) || asksIfRight.test(said) ? '' : said);
  return lines.split(/\s+/).length < fewestLines ? undefined : lines;
}

const mostBack = 3;
const namesLines = /\bmy (?:last |own |first )?(?:sentence|paragraph|line|conclusion|judge?ment)\b/i;

const asksIfRight = anyOf([
  anyOf(
    [
      /my (?:answer|example|point|guess|reason\w*|idea|sentence|paragraph|chain|evaluation|judge?ment|conclusion)(?: point)?(?: (?:of )?[-−]?[£$€]?[\d.,]+%?)?/i,
      /(?:my|the|that) (?:[a-z]+ )?[-−]?[£$€]?\d[\d.,]* ?(?:%|bn|m|k|p|percent|per cent)?(?:ish)?/i,
      /what i (?:said|wrote|put)|i/i,
    ],
    { before: /\b(?:was|is|were|am) /, after: / (?:right|correct|wrong|ok(?:ay)?|any good|good(?: enough)?|fair)\b/ },
  ),
  /^(?:(?:ok|so|but|wait|er|um)[, ]+)*(?:was|is) (?:that|it|mine) (?:right|correct|wrong)(?: or (?:not|wrong|right)| tho(?:ugh)?| then)?\W*(?:i (?:got|had|said) (?:\w+ ){0,5}\w+\W*)?$/i,
  /\bdid i get (?:it|that) right\b/i,
  /\bmy (?:last |own )?(?:sentence|paragraph|line|conclusion|judge?ment)\b[^?!]*\b(?:is|was) (?:it|that) (?:right|ok(?:ay)?|any good|good)\b/i,
  // 'U said 400 but i said 700'
  /\b(?:you|u) (?:said|got|put) [^?!]*\d[^?!]* (?:but|and) i (?:said|got|put|had) [^?!]*\d/i,
  /\bi (?:said|got|put|had) [^?!]*\d[^?!]* (?:but|and) (?:you|u) (?:said|got|put) [^?!]*\d/i,
  /\b(?:if|whether) my (?:answer|point|chain|sentence|paragraph|evaluation|judge?ment) (?:was|is) (?:right|correct|ok(?:ay)?|good|fair|wrong)\b/i,
]);
const mostWords = 24;
const fewestLines = 8;
