import { topicOf } from '../bank/bank-texts.ts';
import type { Scene } from '../scene.ts';

/** What is talked about, in the words of the course; nothing before a topic is chosen. */
export function topicInHand({ bank, lesson, shelf, turn }: Scene): string {
  const section =
    lesson.section ?? turn.lookingAt?.section ?? (turn.agent.method === 'explain' ? turn.focus : undefined);
  if (!section) return '';
  const title = bank.titleOf({ subject: shelf.subject, section });
  return title ? topicOf(title, lesson.entry ? bank.get(lesson.entry) : undefined) : '';
}
