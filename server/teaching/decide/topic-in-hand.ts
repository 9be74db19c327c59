import { topicOf } from '../bank/bank-texts.ts';
import type { TurnContext } from '../turn-context.ts';

/** What is talked about, in the words of the course; nothing before a topic is chosen. */
export function topicInHand({ bank, lesson, course, turn }: TurnContext): string {
  const section =
    lesson.section ?? turn.lookingAt?.section ?? (turn.agent.method === 'explain' ? turn.focus : undefined);
  if (!section) return '';
  const title = bank.titleOf({ subject: course.subject, section });
  return title ? topicOf(title, lesson.entry ? bank.get(lesson.entry) : undefined) : '';
}
