import { randomUUID } from 'node:crypto';
import { findTutor, type TutorAgent } from '#content/tutors.ts';
import { Failure } from '#domain/failures.ts';
import { recordEvidence } from '../memory/record-evidence.ts';
import { type Answered, askBrains } from './ask-brains.ts';
import { judgeStudentWords } from './guards/judge-student-words.ts';
import { type Message, putReply } from './message-queries.ts';
import { type Conversation, readConversation, setTitle, takeTurnNumber, updateConversation } from './queries.ts';
import { type Question, readQuestion } from './read-question.ts';
import { goesOn, refuse, stayBack, stepBack } from './safeguarding.ts';
import type { Turn, TurnDeps, TurnEvent } from './take-turn.ts';
import { titleFrom } from './title.ts';
import { keepUnanswered } from './unanswered/keep-unanswered.ts';

/** Where the reply goes. */
export type Place = { conversation: Conversation; messageId: string; position: number; spoken: boolean };

/** What the tutor has to say to this, guards first. */
export async function* answer(
  deps: TurnDeps,
  turn: Turn,
  said: Message | undefined,
): AsyncGenerator<TurnEvent, void, undefined> {
  const { place, agent } = await findPlace(deps, turn, said);
  // Whoever is greeted will say something: what judges it is there by then.
  if (!said) deps.speech.listener.warm();
  const verdict = said ? await judgeStudentWords(deps, said.text) : { kind: 'ok' as const };
  if (said && verdict.kind === 'distress') return yield* stepBack(deps, place, said);
  if (place.conversation.steppedBackAt) {
    if (!said || !goesOn(said.text)) return yield* stayBack(deps, place, said);
    await updateConversation(deps.db, place.conversation.id, { steppedBackAt: null });
  }
  const refusal = verdict.kind === 'refuse' ? verdict : undefined;
  const isDeclinedByBrain = refusal?.what === 'essay' && canDecline(deps);
  if (said && refusal && !isDeclinedByBrain) return yield* refuse(deps, place, said, refusal.sentence);
  if (said && place.conversation.title === agent.name) {
    await setTitle(deps.db, place.conversation.id, titleFrom(said.text));
  }
  yield* letBrainAnswer(deps, turn, place, { agent, words: said?.text ?? '', refusal: refusal?.sentence });
}

/** Who asks for a paragraph has often asked something else as well, or wants only to see how one looks. */
function canDecline({ hostedBrain }: TurnDeps): boolean {
  return hostedBrain !== undefined && !hostedBrain.leansOn;
}

async function findPlace({ db, clock }: TurnDeps, { conversation: { id }, kind, spoken }: Turn, said?: Message) {
  const conversation = await readConversation(db, id);
  const agent = conversation && findTutor(conversation.agentId);
  if (!agent) throw new Failure('not_found');
  const position = said
    ? said.position + 1
    : kind === 'opening'
      ? 1
      : ((await takeTurnNumber(db, id, clock.now())) ?? 0) * 2 + 1;
  return { agent, place: { conversation, messageId: randomUUID(), position, spoken } };
}

async function* letBrainAnswer(
  deps: TurnDeps,
  { kind, spoken, lookingAt, signal }: Turn,
  place: Place,
  { agent, words, refusal }: { agent: TutorAgent; words: string; refusal: string | undefined },
): AsyncGenerator<TurnEvent, void, undefined> {
  const { conversation, messageId } = place;
  const asked = { agent, kind, words, spoken, refusal, lookingAt };
  const question = await readQuestion(deps, conversation, asked, place.position - 1);
  let text = '';
  let answered: Answered | undefined;
  try {
    for await (const event of askBrains(deps, conversation, question, signal)) {
      if (event.kind === 'answered') answered = event;
      if (event.kind === 'notice') yield event;
      if (event.kind === 'text') {
        text += event.text;
        yield { kind: 'tutor', messageId, text: event.text };
      }
    }
  } finally {
    await storeReply(deps, place, question, text, answered);
  }
  if (!text) return;
  if (answered?.shown) yield { kind: 'shown', messageId, shown: answered.shown };
  yield { kind: 'end', messageId };
}

/**
 * The reply, the lesson, what the student has shown and what had no answer, all of it or nothing. Broken off, the lesson
 * stays as it was.
 */
async function storeReply(
  { db, clock }: TurnDeps,
  place: Place,
  question: Question,
  text: string,
  answered: Answered | undefined,
) {
  if (!text) return;
  const { conversation, messageId, position, spoken } = place;
  const saidAt = clock.now();
  await db.transaction(async () => {
    const changes = answered ? { lesson: answered.notes, lastAt: saidAt } : { lastAt: saidAt };
    if (!(await updateConversation(db, conversation.id, changes))) return;
    const interrupted = !answered;
    await putReply(db, {
      id: messageId,
      conversationId: conversation.id,
      position,
      speaker: 'tutor',
      spoken,
      text: text.trimEnd(),
      interrupted,
      saidAt,
      shown: answered?.shown,
    });
    if (!answered) return;
    const from = { source: 'tutor', conversationId: conversation.id } as const;
    await recordEvidence({ db, clock }, conversation.userId, answered.evidence, from);
    if (answered.unanswered) await keepUnanswered({ db, clock }, conversation.userId, question);
  });
}
