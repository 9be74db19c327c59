import type { Timers } from './timers.ts';

/** A vendor takes breath between two pieces: it is still its turn. */
const breathMilliseconds = 300;

/** How much of a reply was sent, and by the clock, when all of it is played. `changed`: it begins, or has ended. */
export function createPlayClock(timers: Timers, changed: () => void) {
  let sentMilliseconds = 0;
  let endsAt = timers.now();
  let cancelEnd: (() => void) | undefined;

  /** More may have come meanwhile. */
  function awaitEnd(): void {
    cancelEnd = timers.after(Math.max(endsAt - timers.now(), 0) + breathMilliseconds, () => {
      cancelEnd = undefined;
      if (timers.now() < endsAt + breathMilliseconds) awaitEnd();
      else changed();
    });
  }

  return {
    isPlaying: () => cancelEnd !== undefined,
    sentMilliseconds: () => sentMilliseconds,
    leftMilliseconds: () => Math.max(0, endsAt - timers.now()),
    /** What is sent from now on is of another reply. */
    startReply(): void {
      sentMilliseconds = 0;
    },
    sent(milliseconds: number): void {
      sentMilliseconds += milliseconds;
      endsAt = Math.max(endsAt, timers.now()) + milliseconds;
      if (cancelEnd) return;
      awaitEnd();
      changed();
    },
    stop(): void {
      cancelEnd?.();
      cancelEnd = undefined;
      endsAt = timers.now();
    },
  };
}
