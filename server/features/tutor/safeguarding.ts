import { isDemoStudent } from '#domain/demo.ts';
import { messages } from '#domain/messages.ts';
import { recordAudit } from '../../audit.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Place } from './answer.ts';
import { safeguardingMail } from './mails.ts';
import { type Message, putReply, setGuarded } from './message-queries.ts';
import { updateConversation } from './queries.ts';
import type { TurnDeps, TurnEvent } from './take-turn.ts';

/**
 * Distress: the card is shown and the tutor steps back until the student says to go on. The operator learns that it
 * happened and where to look it up, and nothing of what was said.
 */
export async function* stepBack(deps: TurnDeps, place: Place, said: Message): AsyncGenerator<TurnEvent> {
  const { db, clock, config } = deps;
  const { id, userId, subject, steppedBackAt } = place.conversation;
  await db.transaction(async () => {
    await storeGuarded(deps, place, said, { text: messages.tutorStepsBack, card: 'support' });
    await recordAudit(deps, 'support_card_shown', { userId, detail: { conversation: id, incident: place.messageId } });
    if (steppedBackAt) return;
    await updateConversation(db, id, { steppedBackAt: clock.now() });
    // A visitor to the demo is nobody whom the operator could look up.
    if (isDemoStudent(userId)) return;
    const mail = safeguardingMail({ incident: place.messageId, subject, at: clock.now() });
    await enqueueMail(deps, { to: config.safeguardingEmail, ...mail }, `safeguarding:${place.messageId}`);
  });
  yield* show(place, messages.tutorStepsBack, 'support');
}

export async function* stayBack(deps: TurnDeps, place: Place, said: Message | undefined): AsyncGenerator<TurnEvent> {
  await deps.db.transaction(() => storeGuarded(deps, place, said, { text: messages.tutorStaysBack, card: 'support' }));
  yield* show(place, messages.tutorStaysBack, 'support');
}

/** What the tutor does not talk about. */
export async function* refuse(
  deps: TurnDeps,
  place: Place,
  said: Message,
  sentence: string,
): AsyncGenerator<TurnEvent> {
  await deps.db.transaction(() => storeGuarded(deps, place, said, { text: sentence }));
  yield* show(place, sentence);
}

/** The student wants the lesson back. A refusal that holds the same words is none. */
export function goesOn(words: string): boolean {
  return onwards.test(words) && !refusal.test(words);
}

const onwards =
  /\b(go on|going on|carry on|continue|keep going|move on|resume|back to (the )?(lesson|work|economics|business|topic|question|it)|next question)\b/i;
const refusal = /\b(not|never|no (point|reason|need|use)|cannot|without|stop)\b|n['’]t\b|\b(cant|dont|wont|couldnt)\b/i;

async function storeGuarded(
  { db, clock }: TurnDeps,
  { conversation, messageId, position, spoken }: Place,
  said: Message | undefined,
  reply: { text: string; card?: 'support' },
): Promise<void> {
  if (said) await setGuarded(db, said.id);
  await putReply(db, {
    id: messageId,
    conversationId: conversation.id,
    position,
    speaker: 'tutor',
    spoken,
    guarded: true,
    saidAt: clock.now(),
    ...reply,
  });
}

function* show({ messageId }: Place, text: string, card?: 'support'): Generator<TurnEvent> {
  yield { kind: 'tutor', messageId, text };
  if (card) yield { kind: 'card', card };
  yield { kind: 'end', messageId };
}
