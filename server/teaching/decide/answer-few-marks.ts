import { phrases } from '#content/tutor/phrases.ts';
import { askedForFew, shapeFewMarks } from '../plan/few-marks.ts';
import { isAsked } from '../plan/is-asked.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { checkLines } from './check-lines.ts';

/** A question of few marks is no essay: it is answered, its shape is told, and what is written for it is read. */
export async function answerFewMarks(
  context: TurnContext,
  words: string,
  respond: Respond,
): Promise<Reply | undefined> {
  const { lesson } = context;
  const asked = askedForFew(words);
  const isTitle = lesson.open?.kind === 'essay' && lesson.open.stage === 'title';
  if (asked)
    return respond(isTitle ? { ...context, lesson: { ...lesson, open: null } } : context, `What are ${asked}?`);
  const shaped = shapeFewMarks(context, words);
  if (shaped) return shaped;
  const isWritten = phrases.fewFinish.some((ask) => ask === lesson.lastAsk) && words.split(/\s+/).length >= fewestWords;
  return isWritten && !isAsked(words)
    ? { ...checkLines(context, { act: 'check-my-work', sure: 1, words, found: [] }, words), act: 'check-my-work' }
    : undefined;
}

const fewestWords = 6;
