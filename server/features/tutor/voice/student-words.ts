import { longestMessage } from '#domain/tutor.ts';
import { inBackground } from '../../../in-background.ts';
import { anticipate } from '../anticipate.ts';
import type { PromisedReplies } from './promised-replies.ts';
import { createRecentKeys } from './recent-keys.ts';
import { asksToThink } from './spoken-words.ts';
import type { ThinkingTime } from './thinking-time.ts';
import type { VoiceWorld } from './voice-world.ts';

type Around = { promised: PromisedReplies; thinkingTime: ThinkingTime; isTutorsTurn(): boolean };

/** What the student says or types, handed to the tutor. */
export function createStudentWords(world: VoiceWorld, { promised, thinkingTime, isTutorsTurn }: Around) {
  const { deps, conversation } = world;
  const { give, interrupt } = promised;
  const isNewKey = createRecentKeys();
  /** The last that was said could not be made out. */
  let missed = false;

  return {
    /** These may be all: the tutor thinks about them while it is waited whether more comes. */
    perhaps(text: string): void {
      if (isTutorsTurn() || asksToThink(text)) return;
      const words = text.slice(0, longestMessage);
      const ahead = { conversationId: conversation.id, words, lookingAt: world.lookingAt };
      inBackground(deps.log, 'the tutor could not think ahead', anticipate(deps, ahead));
    },
    /** Asked for again once: whatever makes a noise for longer is no student. */
    missed(): void {
      if (!missed && !isTutorsTurn() && !thinkingTime.isOn()) give({ kind: 'missed', words: '', spoken: true });
      missed = true;
    },
    said(text: string): void {
      missed = false;
      interrupt();
      if (asksToThink(text)) thinkingTime.begin();
      else give({ kind: 'words', words: text.slice(0, longestMessage), spoken: true });
    },
    typed({ key, text }: { key: string; text: string }): void {
      if (!isNewKey(key)) return;
      thinkingTime.end();
      interrupt();
      give({ kind: 'words', words: text, spoken: false, clientKey: key });
    },
  };
}
