import { anyOf } from '#domain/any-of.ts';
import { isQuestion } from '../read/is-question.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { checkLines } from './check-lines.ts';
import { confirmSum } from './confirm-sum.ts';
import { markAnswer } from './mark-answer.ts';
import { rightAbout } from './say-if-right-about.ts';

/** 'So was my answer right?': what was said to a question that was gone past is marked after all; else the lines before are read. */
export async function markLapsed(context: TurnContext, words: string): Promise<Reply | undefined> {
  if (!asksIfRight.test(words) || rightAbout(words) !== undefined || words.trim().split(/\s+/).length > mostWords)
    return undefined;
  const told = confirmSum(context, words);
  if (told) return told;
  return context.lesson.lapsed ? markAfterAll(context, context.lesson.lapsed) : readLinesBefore(context);
}

async function markAfterAll(
  context: TurnContext,
  { id, words }: { id: string; words: string },
): Promise<Reply | undefined> {
  const open = { kind: 'check' as const, id, tries: 0, helped: 0, found: [], inPassing: true };
  const marked = await markAnswer(context, open, { act: 'ask', sure: 1, words, found: [] });
  // Where the marking sees nothing of the answer in it, the lines may be good all the same.
  if (!marked) return readLinesBefore(context);
  return { ...marked, say: [tell(context.lesson, 'wentPast'), ...marked.say], act: 'check-my-work' };
}

function readLinesBefore(context: TurnContext): Reply | undefined {
  const said = context.turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  if (said.split(/\s+/).length < fewestLines || isQuestion(said)) return undefined;
  return {
    ...checkLines(context, { act: 'check-my-work', sure: 1, words: said, found: [] }, said),
    act: 'check-my-work',
  };
}

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
  // 'U said 400 but i said 700'
  /\b(?:you|u) (?:said|got|put) [^?!]*\d[^?!]* (?:but|and) i (?:said|got|put|had) [^?!]*\d/i,
  /\bi (?:said|got|put|had) [^?!]*\d[^?!]* (?:but|and) (?:you|u) (?:said|got|put) [^?!]*\d/i,
  /\b(?:if|whether) my (?:answer|point|chain|sentence|paragraph|evaluation|judge?ment) (?:was|is) (?:right|correct|ok(?:ay)?|good|fair|wrong)\b/i,
]);
const mostWords = 24;
const fewestLines = 8;
