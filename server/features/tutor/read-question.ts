import type { TutorTurn } from '../../providers/brain/interface.ts';
import { readCourse } from '../account/study-profile.ts';
import { readWeakPoints } from '../memory/evidence-queries.ts';
import { readHistory } from './message-queries.ts';
import type { Conversation } from './queries.ts';
import type { TurnDeps } from './take-turn.ts';

/** A turn as a brain is asked it, without that brain's own notes. */
export type Question = Omit<TutorTurn, 'lesson'>;

type Asked = Pick<TutorTurn, 'agent' | 'kind' | 'words' | 'spoken' | 'refusal' | 'lookingAt'>;

/** Twenty exchanges: more than a lesson looks back, and a limit to what a hosted model is sent. */
const rememberedMessages = 40;

/** What a brain is told with the words: what was said before that place, and what is known of the student's course. */
export async function readQuestion(
  { db }: Pick<TurnDeps, 'db'>,
  conversation: Conversation,
  asked: Asked,
  before: number,
): Promise<Question> {
  const history = await readHistory(db, conversation.id, before, rememberedMessages);
  const weakPoints = await readWeakPoints(db, { ...conversation, notFrom: conversation.id });
  const { board, taught } = await readCourse(db, conversation.userId, conversation.subject);
  return { ...asked, focus: conversation.focus ?? undefined, board: board ?? undefined, taught, history, weakPoints };
}
