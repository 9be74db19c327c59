import type { Playback } from './playback.ts';
import type { BrowserSocket } from './voice-world.ts';

/** A pause in the middle of a word, or before the first one. The browser is told when it was speaking. */
export function createPause(send: BrowserSocket['send'], playback: Pick<Playback, 'hold'>) {
  let pause: { told: boolean; over: Promise<void>; release(): void } | undefined;
  return {
    isOn: () => pause !== undefined,
    /** Whether the browser has stopped for it, and has said where. */
    isTold: () => pause?.told ?? false,
    over: () => pause?.over,
    /** Lets whoever waits for its end go on. */
    release: () => pause?.release(),
    begin(isSpeaking: boolean): void {
      if (pause) return;
      const { promise: over, resolve: release } = Promise.withResolvers<void>();
      pause = { told: isSpeaking, over, release };
      playback.hold(true);
      if (pause.told) send({ type: 'hold', on: true });
    },
    /** False when there was none. */
    goOn(): boolean {
      if (!pause) return false;
      const { told, release } = pause;
      pause = undefined;
      playback.hold(false);
      if (told) send({ type: 'hold', on: false });
      release();
      return true;
    },
    /** Without a word to the browser: what it was for is over. */
    forget(): void {
      pause?.release();
      pause = undefined;
    },
  };
}
