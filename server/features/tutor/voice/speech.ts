import type { Shown } from '#domain/tutor-shown.ts';
import { createOwnVoice } from './own-voice.ts';
import { createPause } from './pause.ts';
import { createPlayback } from './playback.ts';
import { createSentenceSpeaker, type Voice } from './speak-sentence.ts';
import { createSpeechQueue, type Piece } from './speech-queue.ts';
import { waitUntil } from './timers.ts';

type Cut = { messageId: string; text: string };

/** For the browser to say how much of a cut reply it had played. */
const reportMilliseconds = 400;

export type Speech = ReturnType<typeof createSpeech>;

/** The tutor's voice: sentence by sentence, as they come. `changed` is called when it begins and when it falls silent. */
export function createSpeech(voice: Voice, changed: () => void) {
  const { timers, send } = voice;
  const playback = createPlayback(timers, voice.mouth.sampleRate);
  const ownVoice = createOwnVoice(timers, playback, voice.mouth.sampleRate);
  const pause = createPause(send, playback);
  const say = createSentenceSpeaker(voice, { ...playback, sent: noteSent }, pause.over);
  const queue = createSpeechQueue(voice, { say, notPaused: pause.over, began: changed, saidAll: noteSilence });
  /** The message of which something was said or is to be said, and whether all of it has been given. */
  let reply: { messageId: string; ended: boolean } | undefined;
  let closed = false;
  let cutting: Promise<Cut | undefined> | undefined;
  let cancelSilence = () => {};
  let onReport = () => {};
  let onSilence = () => {};

  const isSpeaking = () => !cutting && (queue.isBusy() || playback.leftMilliseconds() > 0);

  function add(piece: Piece): void {
    if (closed) return;
    if (reply?.messageId !== piece.messageId) reply = { messageId: piece.messageId, ended: false };
    if ('end' in piece) reply.ended = true;
    queue.add(piece);
  }

  /** When all is played by the clock, or when the browser says that it is. */
  function noteSilence(): void {
    cancelSilence();
    if (pause.isOn() || queue.isBusy()) return;
    const left = playback.leftMilliseconds();
    if (left > 0) {
      cancelSilence = timers.after(left, noteSilence);
      return;
    }
    if (reply?.ended) forgetReply();
    onSilence();
    changed();
  }

  function noteSent(sound: Int16Array): void {
    playback.sent(sound.length);
    ownVoice.sent(sound);
  }

  function forgetReply(): void {
    reply = undefined;
    ownVoice.cut();
    playback.clear();
  }

  async function cut(): Promise<Cut | undefined> {
    const messageId = reply?.messageId;
    const isKnown = pause.isTold() || playback.leftMilliseconds() === 0;
    queue.drop();
    cancelSilence();
    pause.forget();
    if (messageId === undefined) return undefined;
    playback.hold(true);
    const utterance = playback.current();
    const guess = playback.textHeard(messageId).trimEnd();
    send({ type: 'cut', messageId, utterance, text: guess });
    if (!isKnown) await untilReported();
    const text = playback.textHeard(messageId).trimEnd();
    if (text !== guess) send({ type: 'cut', messageId, utterance, text });
    forgetReply();
    onSilence();
    changed();
    return { messageId, text };
  }

  /** A reply that is only read, or of which nothing was heard yet, may as well be finished. */
  function brokenOff(): Cut | undefined {
    if (!reply || !voice.settings().speakReplies) return undefined;
    const { messageId, ended } = reply;
    const text = playback.textHeard(messageId).trimEnd();
    const isWhole = ended && !queue.isBusy() && text === playback.textSent(messageId).trimEnd();
    return text === '' || isWhole ? undefined : { messageId, text };
  }

  const untilReported = () =>
    waitUntil(timers, reportMilliseconds, (done) => {
      onReport = done;
    });

  return {
    isSpeaking,
    say: (messageId: string, text: string) => add({ messageId, text }),
    /** After what was said before it. */
    show: (messageId: string, shown: Shown) => add({ messageId, shown }),
    /** Nothing more of this reply will come. */
    end: (messageId: string) => add({ messageId, end: true }),
    hearsItself: ownVoice.isHeard,
    heard(utterance: number, samples: number): void {
      if (!playback.heard(utterance, samples)) return;
      onReport();
      noteSilence();
    },
    hold: () => pause.begin(isSpeaking()),
    goOn(): void {
      if (pause.goOn()) noteSilence();
    },
    /** Silent at once. Gives back the message that was cut and what was heard of it; nothing when there was none. */
    cut(): Promise<Cut | undefined> {
      cutting ??= cut().finally(() => {
        cutting = undefined;
      });
      return cutting;
    },
    async untilSilent(milliseconds: number): Promise<void> {
      if (!isSpeaking()) return;
      await waitUntil(timers, milliseconds, (done) => {
        onSilence = done;
      });
    },
    /** For good. Gives back the reply that was broken off with it and what was heard; nothing when none was. */
    close(): Cut | undefined {
      const cut = brokenOff();
      closed = true;
      queue.stop();
      cancelSilence();
      pause.release();
      return cut;
    },
  };
}
