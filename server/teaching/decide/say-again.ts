import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** The last reply once more, as it was; what waits goes on waiting. */
export function sayAgain({ lesson }: TurnContext): Reply {
  if (!lesson.last.length) return { say: [], ask: tell(lesson, 'whatToday') };
  return { say: lesson.last, again: true };
}
