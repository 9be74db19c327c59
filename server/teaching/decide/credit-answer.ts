import { stemsOf } from '#domain/marking/topic-stems.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import type { Asked } from './open-question.ts';

/**
 * What follows the yes. Of a word or two the whole answer is made; whoever has said nearly all of it is told that nothing
 * is missing; and whoever has said it in everyday words sees it as an examiner would like it.
 */
export function creditAnswer({ lesson }: TurnContext, { answer }: Asked, words: string): string[] {
  if (words.trim().split(/\s+/).length <= aFewWords) return [answer];
  const wanted = [...new Set(stemsOf(answer))];
  const said = new Set(stemsOf(words));
  const isSaid = wanted.filter((stem) => said.has(stem)).length >= wanted.length * nearlyAll;
  return isSaid ? [tell(lesson, 'nothingToAdd')] : [tell(lesson, 'examWords'), answer];
}

const aFewWords = 6;
const nearlyAll = 0.6;
