import { useEffect, useState } from 'react';

export type Watch = ReturnType<typeof useStopwatch>;

/** Time spent on a question, in pieces. */
export function useStopwatch() {
  const [startedAt, setStartedAt] = useState<number>();
  const [earlier, setEarlier] = useState(0);
  const [now, setNow] = useState(0);
  const running = startedAt !== undefined;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [running]);
  return {
    running,
    elapsed: earlier + (running ? Math.max(0, now - startedAt) : 0),
    start() {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    pause() {
      setEarlier(earlier + (startedAt ? Date.now() - startedAt : 0));
      setStartedAt(undefined);
    },
    reset() {
      setEarlier(0);
      setStartedAt(undefined);
    },
    /** From an earlier day, unless it runs already. */
    goOnFrom(milliseconds: number) {
      setEarlier((before) => before || milliseconds);
    },
  };
}

export function asClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
