import type { Shown } from '#domain/tutor-shown.ts';
import { inBackground } from '../../../in-background.ts';
import { createOwnEcho } from './own-echo.ts';
import { createPlayback } from './playback.ts';
import { createSentenceSpeaker, type Sentence, type Voice } from './speak-sentence.ts';

type Piece = Sentence | { messageId: string; shown: Shown } | { messageId: string; end: true };
type Cut = { messageId: string; text: string };

/** For the browser to say how much of a cut reply it had played. */
const reportMilliseconds = 400;
/** So long after the last word its echo may still come. */
const echoMilliseconds = 1500;

export type Speech = ReturnType<typeof createSpeech>;

/** The tutor's voice: sentence by sentence, as they come. `changed` is called when it begins and when it falls silent. */
export function createSpeech(voice: Voice, changed: () => void) {
  const { timers, send } = voice;
  const playback = createPlayback(timers, voice.mouth.sampleRate);
  const ownEcho = createOwnEcho(voice.mouth.sampleRate);
  const say = createSentenceSpeaker(voice, { ...playback, sent: noteSent }, () => hold?.over);
  let waiting: Piece[] = [];
  /** The message of which something was said or is to be said, and whether all of it has been given. */
  let reply: { messageId: string; ended: boolean } | undefined;
  let working = false;
  let closed = false;
  let stop = new AbortController();
  let hold: { told: boolean; over: Promise<void>; release(): void } | undefined;
  let cutting: Promise<Cut | undefined> | undefined;
  let cancelSilence = () => {};
  let onReport = () => {};
  let onSilence = () => {};
  let lastPlayedAt = Number.NEGATIVE_INFINITY;

  const isSpeaking = () => !cutting && (working || waiting.length > 0 || playback.leftMilliseconds() > 0);

  function add(piece: Piece): void {
    if (closed) return;
    if (reply?.messageId !== piece.messageId) reply = { messageId: piece.messageId, ended: false };
    if ('end' in piece) reply.ended = true;
    waiting.push(piece);
    if (!working) inBackground(voice.log, 'the tutor could not speak', work(stop.signal));
  }

  async function work(signal: AbortSignal): Promise<void> {
    working = true;
    changed();
    while (!signal.aborted) {
      await hold?.over;
      const piece = signal.aborted ? undefined : waiting.shift();
      if (!piece) break;
      if ('end' in piece) send({ type: 'reply-end', messageId: piece.messageId });
      else if ('shown' in piece) send({ type: 'shown', ...piece });
      else await say(piece, signal);
    }
    if (signal.aborted) return;
    working = false;
    noteSilence();
  }

  /** When all is played by the clock, or when the browser says that it is. */
  function noteSilence(): void {
    cancelSilence();
    if (hold || working || waiting.length > 0) return;
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
    ownEcho.sent(sound);
  }

  function forgetReply(): void {
    reply = undefined;
    ownEcho.cut(playback.leftMilliseconds());
    playback.clear();
  }

  async function cut(): Promise<Cut | undefined> {
    const messageId = reply?.messageId;
    const isKnown = Boolean(hold?.told) || playback.leftMilliseconds() === 0;
    stop.abort();
    stop = new AbortController();
    cancelSilence();
    waiting = [];
    working = false;
    hold?.release();
    hold = undefined;
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
    const isWhole = ended && !working && waiting.length === 0 && text === playback.textSent(messageId).trimEnd();
    return text === '' || isWhole ? undefined : { messageId, text };
  }

  const untilReported = () =>
    wait(reportMilliseconds, (done) => {
      onReport = done;
    });

  /** Waits until `done` is called, or so long. */
  function wait(milliseconds: number, begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const cancel = timers.after(milliseconds, resolve);
      begin(() => {
        cancel();
        resolve();
      });
    });
  }

  return {
    isSpeaking,
    say: (messageId: string, text: string) => add({ messageId, text }),
    /** After what was said before it. */
    show: (messageId: string, shown: Shown) => add({ messageId, shown }),
    /** Nothing more of this reply will come. */
    end: (messageId: string) => add({ messageId, end: true }),
    /** Whether the microphone hears the tutor's own voice; asked of every frame, and looked into where somebody speaks. */
    hearsItself(frame: Int16Array, isSpeech: boolean): boolean {
      const left = playback.leftMilliseconds();
      if (left > 0) lastPlayedAt = timers.now();
      if (timers.now() - lastPlayedAt > echoMilliseconds) return false;
      ownEcho.hear(frame);
      return isSpeech && ownEcho.isHeard(left);
    },
    heard(utterance: number, samples: number): void {
      if (!playback.heard(utterance, samples)) return;
      onReport();
      noteSilence();
    },
    /** A pause in the middle of a word, or before the first one. */
    hold(): void {
      if (hold) return;
      const { promise: over, resolve: release } = Promise.withResolvers<void>();
      hold = { told: isSpeaking(), over, release };
      playback.hold(true);
      if (hold.told) send({ type: 'hold', on: true });
    },
    goOn(): void {
      if (!hold) return;
      const { told, release } = hold;
      hold = undefined;
      playback.hold(false);
      if (told) send({ type: 'hold', on: false });
      release();
      noteSilence();
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
      await wait(milliseconds, (done) => {
        onSilence = done;
      });
    },
    /** For good. Gives back the reply that was broken off with it and what was heard; nothing when none was. */
    close(): Cut | undefined {
      const cut = brokenOff();
      closed = true;
      stop.abort();
      cancelSilence();
      hold?.release();
      return cut;
    },
  };
}
