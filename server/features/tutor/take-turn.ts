import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import type { LookingAt, Shown } from '#domain/tutor-shown.ts';
import type { Deps } from '../../deps.ts';
import { answer } from './answer.ts';
import { listenAhead } from './guards/judge-student-words.ts';
import {
  deleteReply,
  insertMessage,
  type Message,
  readFirstMessage,
  readMessageAt,
  readMessageByKey,
  shortenReply,
} from './message-queries.ts';
import { type Conversation, takeTurnNumber } from './queries.ts';
import { waitForTurn } from './wait-for-turn.ts';

export type TurnDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'speech' | 'brain' | 'hostedBrain'>;

export type Turn = {
  /** As it was read when the conversation was opened: what has changed since is read again. */
  conversation: Conversation;
  kind: 'opening' | 'words' | 'missed' | 'check-in' | 'wrap-up';
  /** What the student said or typed; empty unless `kind` is 'words'. */
  words: string;
  spoken: boolean;
  /** The browser's name for what was typed: sent twice, it is stored and answered once. */
  clientKey?: string;
  /** What the student's page shows. */
  lookingAt?: LookingAt | undefined;
  /** The student has gone, or has interrupted: the reply ends, and what of it was given is kept. */
  signal?: AbortSignal;
};

export type TurnEvent =
  /** Stored. Only when `kind` is 'words'. */
  | { kind: 'student'; messageId: string; text: string }
  /** The next piece of the reply, whole sentences that have passed the guard. All pieces joined are the reply. */
  | { kind: 'tutor'; messageId: string; text: string }
  /** The tutor steps back. A short line comes before it as 'tutor'. */
  | { kind: 'card'; card: 'support' }
  /** For the student to read: another brain has taken over. */
  | { kind: 'notice'; sentence: string }
  /** What stands under the reply, after all of its text. */
  | { kind: 'shown'; messageId: string; shown: Shown }
  /** The reply is stored. The last event, unless the turn was aborted before anything was said. */
  | { kind: 'end'; messageId: string };

/**
 * One turn of a conversation, by voice or by text: the student's words are stored, guarded, answered by a brain, and the
 * reply is guarded sentence by sentence, shown, and stored. Turns of one conversation wait for each other.
 *
 * Throws when no brain could answer. Stop early by the signal; a consumer that merely stops reading has the same effect.
 */
export async function* takeTurn(deps: TurnDeps, turn: Turn): AsyncGenerator<TurnEvent, void, undefined> {
  // While they are stored, and while an earlier turn ends.
  if (turn.kind === 'words') listenAhead(deps, turn.words);
  const said = turn.kind === 'words' ? await storeWords(deps, turn) : undefined;
  if (said) yield { kind: 'student', messageId: said.id, text: said.text };
  const held = await waitForTurn(deps, turn.conversation.id, turn.signal);
  if (!held) return;
  try {
    const earlier = await readEarlierReply(deps, turn, said);
    if (earlier) yield* repeatReply(earlier);
    else yield* answer(deps, turn, said);
  } finally {
    await held.leave();
  }
}

/** After an interruption: the stored reply becomes what was heard of it. Nothing heard: the reply was never given. */
export async function cutReply({ db }: Pick<TurnDeps, 'db'>, messageId: string, heardText: string): Promise<void> {
  const heard = heardText.trim();
  if (heard) await shortenReply(db, messageId, heard);
  else await deleteReply(db, messageId);
}

/** Before anything else, so that a crash loses nothing. Sent again with the same key, it is the message of that time. */
async function storeWords({ db, clock }: TurnDeps, { conversation, words, spoken, clientKey }: Turn): Promise<Message> {
  return db.transaction(async () => {
    const saidAt = clock.now();
    // The update locks the conversation: of two tabs that send the same key, the second finds the first one's message.
    const turns = await takeTurnNumber(db, conversation.id, saidAt);
    if (turns === undefined) throw new Failure('not_found');
    const stored = clientKey && (await readMessageByKey(db, conversation.id, clientKey));
    if (stored) return stored;
    return insertMessage(db, {
      id: randomUUID(),
      conversationId: conversation.id,
      position: turns * 2,
      speaker: 'student',
      spoken,
      text: words,
      saidAt,
      clientKey,
    });
  });
}

/** A reply that was broken off is given again from the start: nobody may have seen it. */
async function readEarlierReply({ db }: TurnDeps, { kind, conversation }: Turn, said: Message | undefined) {
  if (kind === 'opening') return readFirstMessage(db, conversation.id);
  const reply = said && (await readMessageAt(db, conversation.id, said.position + 1));
  return reply?.interrupted ? undefined : reply;
}

function* repeatReply({ id: messageId, speaker, text, card, shown }: Message): Generator<TurnEvent> {
  if (speaker === 'tutor') yield { kind: 'tutor', messageId, text };
  if (card) yield { kind: 'card', card };
  if (shown) yield { kind: 'shown', messageId, shown };
  yield { kind: 'end', messageId };
}
