import { findTutor } from '#content/tutors.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import type { Notes } from './ask-brains.ts';
import { listenAhead } from './guards/judge-student-words.ts';
import { readConversation } from './queries.ts';
import { readQuestion } from './read-question.ts';
import type { TurnDeps } from './take-turn.ts';

type Words = { conversationId: string; words: string; lookingAt: LookingAt | undefined };

/** After all that was said so far. */
const end = 2 ** 31 - 1;

/**
 * The student has fallen silent, and may have finished: the built-in tutor thinks about these words already. Nothing is
 * stored and nothing said; the guards think about them too, and judge when they are final.
 */
export async function anticipate(deps: TurnDeps, { conversationId, words, lookingAt }: Words): Promise<void> {
  const { brain, hostedBrain } = deps;
  listenAhead(deps, words);
  if (!brain.anticipate || (hostedBrain && hostedBrain.takes?.({ spoken: true }) !== false)) return;
  const conversation = await readConversation(deps.db, conversationId);
  const agent = conversation && findTutor(conversation.agentId);
  if (!agent || conversation.steppedBackAt) return;
  const asked = { agent, kind: 'words', words, spoken: true, lookingAt } as const;
  const question = await readQuestion(deps, conversation, asked, end);
  const notes: Notes = conversation.lesson ?? {};
  brain.anticipate({ ...question, lesson: notes.embedded });
}
