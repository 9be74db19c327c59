import { createOwnEcho } from './own-echo.ts';
import type { Playback } from './playback.ts';
import type { Timers } from './timers.ts';

/** So long after the last word its echo may still come. */
const echoMilliseconds = 1500;

/** Whether the microphone hears the tutor's own voice; asked of every frame, and looked into where somebody speaks. */
export function createOwnVoice(timers: Timers, playback: Playback, sampleRate: number) {
  const echo = createOwnEcho(sampleRate);
  let lastPlayedAt = Number.NEGATIVE_INFINITY;
  return {
    sent: echo.sent,
    /** What is left to play is not played. */
    cut: () => echo.cut(playback.leftMilliseconds()),
    isHeard(frame: Int16Array, isSpeech: boolean): boolean {
      const left = playback.leftMilliseconds();
      if (left > 0) lastPlayedAt = timers.now();
      if (timers.now() - lastPlayedAt > echoMilliseconds) return false;
      echo.hear(frame);
      return isSpeech && echo.isHeard(left);
    },
  };
}
