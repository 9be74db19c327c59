import { messages } from '#domain/messages.ts';
import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import type { Log } from '../../../log.ts';
import type { SpeechSynthesiser } from '../../../providers/speech/interface.ts';
import type { Playback } from './playback.ts';
import { synthesiseWithTimeout } from './synthesise-with-timeout.ts';
import type { Timers } from './timers.ts';
import type { BrowserSocket } from './voice-world.ts';

export type Sentence = { messageId: string; text: string };

export type Voice = Pick<BrowserSocket, 'send' | 'sendSound'> & {
  mouth: SpeechSynthesiser;
  timers: Timers;
  log: Log;
  settings(): VoiceSettings;
  /** Another voice than usual speaks. */
  tookOver(): void;
};

/**
 * One sentence with its caption: spoken, or written when it is not to be spoken. When the voice fails, the rest of that
 * message is written too, and the next message is tried again. `untilFree` is waited for before any sound.
 */
export function createSentenceSpeaker(
  { mouth, timers, log, settings, send, sendSound, tookOver }: Voice,
  playback: Pick<Playback, 'start' | 'finish'> & { sent(sound: Int16Array): void },
  untilFree: () => Promise<void> | undefined,
) {
  let writtenMessage: string | undefined;

  function announce({ messageId, text }: Sentence, spoken: boolean): number {
    const utterance = playback.start(messageId, text, spoken);
    send({ type: 'tutor', messageId, utterance, text, spoken });
    return utterance;
  }

  return async (sentence: Sentence, signal: AbortSignal): Promise<void> => {
    const { speakReplies, speed, voice } = settings();
    let utterance: number | undefined;
    try {
      const speaks = speakReplies && writtenMessage !== sentence.messageId;
      const how = { speed, voice, signal, tookOver, timers };
      for await (const sound of speaks ? synthesiseWithTimeout(mouth, sentence.text, how) : []) {
        await untilFree();
        if (signal.aborted) return;
        utterance ??= announce(sentence, true);
        playback.sent(sound);
        await sendSound(utterance, sound);
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ error }, 'the tutor could not speak');
      writtenMessage = sentence.messageId;
      send({ type: 'fault', part: 'mouth', sentence: messages.mouthFault });
    }
    if (signal.aborted) return;
    if (utterance === undefined) announce(sentence, false);
    else {
      playback.finish();
      send({ type: 'spoken', utterance });
    }
  };
}
