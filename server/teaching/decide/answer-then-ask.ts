import { figuresIn } from '../mark/figures-in.ts';
import { readAct } from '../read/read-act.ts';
import { readRepair } from '../read/repair.ts';
import { type Split, splitAnswer } from '../read/split-answer.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { isRight } from './is-right.ts';
import { joinReplies } from './join-replies.ts';
import { markAnswer } from './mark-answer.ts';
import { answersInFigures, type OpenCheck, readOpenQuestion } from './open-question.ts';
import { sumThenAsk } from './sum-then-ask.ts';

/** An answer and a question in one: the one is marked if anything of it is right, and then the other is answered. */
export async function answerThenAsk(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const { open } = context.lesson;
  if (open?.kind === 'sum') return sumThenAsk(context, open, words, respond);
  const both = open?.kind === 'check' ? splitAnswer(words) : undefined;
  if (open?.kind !== 'check' || !both || readRepair(both.answer, context.turn.history)) return undefined;
  const { acts, right } = await context.look(both.answer);
  const { act } = readAct({ words: both.answer, acts, waiting: 'question' });
  // Put as a question, it answers all the same where it is right. With figures it may be a sum of the student's own.
  // 'So basically …' puts forward what was explained, and answers only where the marking sees it.
  const isSo = isRight({ words: both.answer, right }) && !sumsUp.test(words.trim());
  const isMeant =
    act === 'answer' ? isSo || (both.kind === 'asks' && !sumsUp.test(words.trim())) : act === 'ask' && isSo;
  const isAnswer = isMeant && !hasOwnFigures(context, open, words);
  const heard = {
    act: isAnswer ? ('answer' as const) : ('ask' as const),
    sure: 0,
    words: both.answer,
    found: [],
    right,
  };
  const marked = await markAnswer(context, open, heard);
  // Who was half right in a test goes on with that.
  if (!marked || marked.change?.open?.kind === 'check') return undefined;
  const closed = { ...context, lesson: { ...context.lesson, ...marked.change, open: null } };
  return joinReplies(marked, await meetRest(closed, both, respond));
}

/** What is asked is answered. What is held against it is weighed where an answer was surely written for it, and else taken up. */
async function meetRest(context: TurnContext, { rest, kind }: Split, respond: Respond): Promise<Reply> {
  if (kind === 'asks') return respond(context, readRepair(rest, context.turn.history)?.wanted ?? rest);
  const { found } = await context.look(rest);
  const isKnown = (found[0]?.probability ?? 0) >= surely;
  return isKnown ? respond(context, rest) : { say: [tell(context.lesson, 'yourBut')] };
}

const surely = 0.85;
const sumsUp = /^(?:(?:o+h+|a+h+|ok(?:ay)?|right|yeah|wait)[, ]+)*so\b/i;

/** Figures that neither the question nor its answer holds. */
function hasOwnFigures(context: TurnContext, open: OpenCheck, words: string): boolean {
  const asked = readOpenQuestion(context, open);
  if (!asked || answersInFigures(context, open, words) === 'right') return false;
  const told = figuresIn(`${context.lesson.last.join(' ')} ${asked.question.prompt} ${asked.answer}`);
  return figuresIn(words).some((figure) => !told.includes(figure));
}
