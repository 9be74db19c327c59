import { cutReply, type TurnEvent } from '../take-turn.ts';
import type { createCallSound } from './call-sound.ts';
import type { VoiceWorld } from './voice-world.ts';

/** What the student is shown of a vendor's reply, and what is kept of it when it is cut. */
export function createCallReply(
  { deps, browser }: Pick<VoiceWorld, 'deps' | 'browser'>,
  sound: ReturnType<typeof createCallSound>,
) {
  let reply: { messageId: string; text: string } | undefined;
  /** Nothing more of it is shown. */
  let isCut = false;
  let lastCut: { messageId: string; utterance: number; isUnheard: boolean } | undefined;

  /** A reply of which nothing was heard goes, unless the vendor knows better. */
  async function settle(): Promise<void> {
    if (lastCut?.isUnheard) await cutReply(deps, lastCut.messageId, '');
    lastCut = undefined;
  }

  return {
    settle,
    async begin(): Promise<void> {
      await settle();
      reply = undefined;
      isCut = false;
      sound.holdBack();
    },
    /** `own`: said by the vendor, and not by a guard in its place. */
    show(event: TurnEvent, own: boolean): void {
      if (event.kind === 'student') browser.send({ type: 'student', messageId: event.messageId, text: event.text });
      if (event.kind === 'card') browser.send({ type: 'card', card: event.card });
      if (event.kind === 'end') browser.send({ type: 'reply-end', messageId: event.messageId });
      if (event.kind !== 'tutor') return;
      const { messageId, text } = event;
      reply = { messageId, text: (reply?.text ?? '') + (isCut ? '' : text) };
      if (isCut) return;
      const { utterance, spoken } = sound.caption();
      browser.send({ type: 'tutor', messageId, text, utterance, spoken: spoken && own });
      if (own) sound.pass();
    },
    /** Silent at once; what was not heard was not said. `store` waits until the reply is stored. */
    async cut(store: (playedMilliseconds: number) => Promise<void>): Promise<void> {
      isCut = true;
      const { utterance, playedMilliseconds, heardOf } = sound.cut();
      const shown = reply?.text ?? '';
      const text = heardOf(shown);
      const isWhole = shown !== '' && text === shown;
      if (reply && !isWhole) browser.send({ type: 'cut', messageId: reply.messageId, utterance, text: text.trimEnd() });
      await store(playedMilliseconds);
      if (!reply || isWhole) return;
      const isUnheard = text.trim() === '';
      lastCut = { messageId: reply.messageId, utterance, isUnheard };
      if (!isUnheard) await cutReply(deps, reply.messageId, text);
    },
    /** The vendor knows to the word what its student heard. */
    async correct(text: string): Promise<void> {
      if (!lastCut) return;
      const { messageId, utterance } = lastCut;
      lastCut = undefined;
      browser.send({ type: 'cut', messageId, utterance, text });
      await cutReply(deps, messageId, text);
    },
  };
}
