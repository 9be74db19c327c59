/** Waiting, handed in like the clock, so that a test need not wait. `run` may be asynchronous and handles its own errors. */
export type Timers = {
  /** Milliseconds that never go backwards. */
  now(): number;
  /** Gives back how to call it off. */
  after(milliseconds: number, run: () => unknown): () => void;
};

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

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
