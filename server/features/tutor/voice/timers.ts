import { inBackground } from '../../../in-background.ts';
import type { Log } from '../../../log.ts';

/** Waiting, handed in like the clock, so that a test need not wait. `run` may be asynchronous. */
export type Timers = {
  /** Milliseconds that never go backwards. */
  now(): number;
  /** Gives back how to call it off. */
  after(milliseconds: number, run: () => unknown): () => void;
};

export const systemTimers = (log: Log): Timers => ({
  now: () => performance.now(),
  after(milliseconds, run) {
    const safely = async () => run();
    const timer = setTimeout(() => inBackground(log, 'a voice conversation stumbled', safely()), milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Again and again, the next time after the last has ended. */
export function repeat(timers: Timers, milliseconds: number, run: () => unknown): () => void {
  let stopped = false;
  const round = async () => {
    await run();
    if (!stopped) cancel = timers.after(milliseconds, round);
  };
  let cancel = timers.after(milliseconds, round);
  return () => {
    stopped = true;
    cancel();
  };
}

/** Until `done` is called, or so long. */
export function waitUntil(timers: Timers, milliseconds: number, begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(milliseconds, resolve);
    begin(() => {
      cancel();
      resolve();
    });
  });
}
