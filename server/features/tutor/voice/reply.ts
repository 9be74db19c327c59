import { Failure } from '#domain/failures.ts';
import { closeCodes } from '#domain/tutor-protocol.ts';
import { limitTurns } from '../limit-turns.ts';
import { cutReply, type Turn, takeTurn } from '../take-turn.ts';
import { explainFailure } from './explain-failure.ts';
import { splitSentences } from './sentences.ts';
import type { Speech } from './speech.ts';
import type { VoiceWorld } from './voice-world.ts';

type Words = Pick<Turn, 'kind' | 'words' | 'spoken' | 'clientKey' | 'lookingAt'>;

export type Reply = ReturnType<typeof createReply>;

/** The tutor's side of a turn: asks the brain, and has each sentence spoken while the next is being thought of. */
export function createReply({ deps, browser, conversation }: VoiceWorld, speech: Speech, changed: () => void) {
  let running: { abort: AbortController; done: Promise<string | undefined> } | undefined;

  /** Gives back the message that came, if only after the abort. */
  async function run(turn: Words, signal: AbortSignal): Promise<string | undefined> {
    let messageId: string | undefined;
    try {
      // Only typed words are limited: speech comes no faster than a person talks, while a script can type.
      if (turn.clientKey) await limitTurns(deps, conversation.userId);
      for await (const event of takeTurn(deps, { ...turn, conversation, signal })) {
        if (event.kind === 'student') browser.send({ type: 'student', messageId: event.messageId, text: event.text });
        if (event.kind === 'notice') browser.send({ type: 'fault', part: 'brain', sentence: event.sentence });
        if (event.kind === 'tutor') messageId = event.messageId;
        if (signal.aborted) continue;
        if (event.kind === 'tutor') for (const text of splitSentences(event.text)) speech.say(event.messageId, text);
        if (event.kind === 'card') browser.send({ type: 'card', card: event.card });
        if (event.kind === 'shown') speech.show(event.messageId, event.shown);
        if (event.kind === 'end') speech.end(event.messageId);
      }
    } catch (error) {
      browser.send({ type: 'fault', part: 'brain', sentence: explainFailure(deps.log, error) });
      if (messageId) speech.end(messageId);
      if (error instanceof Failure && error.code === 'not_found') browser.close(closeCodes.noConversation);
    }
    return messageId;
  }

  return {
    isComing: () => running !== undefined,
    /** Settles when the whole reply is on its way to the loudspeaker. */
    async give(turn: Words): Promise<void> {
      const abort = new AbortController();
      const done = run(turn, abort.signal);
      const mine = { abort, done };
      running = mine;
      changed();
      await done;
      if (running === mine) running = undefined;
      changed();
    },
    /** Nothing more of it: it stands as it is, or as it was heard. */
    async stop(cut?: { messageId: string; text: string }): Promise<void> {
      running?.abort.abort();
      await running?.done;
      if (cut) await cutReply(deps, cut.messageId, cut.text);
    },
    /** Silent at once; what was not heard was not said, and is not said later. */
    async interrupt(): Promise<void> {
      const stopped = running;
      running = undefined;
      stopped?.abort.abort();
      const cut = await speech.cut();
      const messageId = (await stopped?.done) ?? cut?.messageId;
      if (messageId) await cutReply(deps, messageId, cut?.text ?? '');
    },
  };
}
