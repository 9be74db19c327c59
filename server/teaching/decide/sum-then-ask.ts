import { splitAnswer } from '../read/split-answer.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { joinReplies } from './join-replies.ts';
import { markSum } from './mark-sum.ts';
import type { OpenSum } from './set-sum.ts';

/** 'So 3000 / 2.5 = 1200. Why do you add the profit on though': the sum that was set is settled, and then that is answered. */
export async function sumThenAsk(
  context: TurnContext,
  open: OpenSum,
  words: string,
  respond: Respond,
): Promise<Reply | undefined> {
  const both = splitAnswer(words);
  if (both?.kind !== 'asks') return undefined;
  const marked = markSum(context, open, { act: 'answer', sure: 0, words: both.answer, found: [] });
  if (marked?.change?.open?.kind !== 'offer') return undefined;
  const rest = await respond({ ...context, lesson: { ...context.lesson, ...marked.change, open: null } }, both.rest);
  return { ...joinReplies(marked, rest), shown: { ...marked.shown, ...rest.shown } };
}
