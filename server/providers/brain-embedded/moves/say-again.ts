import type { Reply, Scene } from '../scene.ts';
import { sentencesOf } from '../words/sentences.ts';
import { tell } from '../words/tell.ts';

/** The last reply once more, without its lead if it was itself a repeat. */
export function sayAgain({ lesson }: Scene, back: string): Reply {
  const leads = new Set(['Of course.', 'Once more, then.', 'All right, again.', 'Here it is again.']);
  const before = lesson.last.filter((sentence) => !leads.has(sentence));
  const asked = new Set(sentencesOf(lesson.lastAsk));
  const said = before.filter((sentence) => !asked.has(sentence));
  const ask =
    back && lesson.open?.kind === 'question' && !lesson.lastAsk.includes(back) ? back : lesson.lastAsk || back;
  return { say: [tell(lesson, 'again'), ...said.slice(0, 2)], ...(ask ? { ask } : {}), again: true };
}
