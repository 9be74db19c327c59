import { phrases } from '#content/tutor/phrases.ts';
import { ownLinesAsked } from '../read/own-lines-asked.ts';
import { isParagraph, ownParagraphIn } from '../read/own-paragraph.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { checkLines } from './check-lines.ts';
import { rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';

/** A paragraph that is handed over to hear what it is worth is read for what it does: what it is about was not asked. */
export async function checkParagraph(context: TurnContext, words: string): Promise<Reply | undefined> {
  const { open } = context.lesson;
  // An answer to what was asked is marked as that.
  if (open && (isExercise(open) || (open.kind === 'check' && !open.inPassing))) return undefined;
  const before = ownLinesAsked(words, context.turn.history);
  const own = ownParagraphIn(words) ?? before ?? (wasAskedFor(context) && isParagraph(words) ? words : undefined);
  if (!own) return undefined;
  const { found, right } = await context.look(own);
  const ranked = rankFound(context, { act: 'check-my-work', sure: 1 }, found, own);
  const heard = { act: 'check-my-work' as const, sure: 1, words, found: ranked, right };
  // Who asks again of the same lines is told the same of them again.
  return { ...checkLines(context, heard, own), ...(own === before && { again: true }), act: 'check-my-work' };
}

/** 'Send me what you wrote', 'change that and show me again': what comes now is it. */
function wasAskedFor({ lesson: { last, lastAsk } }: TurnContext): boolean {
  const isAgain = phrases.showAgain.some((ask) => ask === lastAsk);
  return isAgain || phrases.showMe.some((way) => last.join(' ').endsWith(way));
}
