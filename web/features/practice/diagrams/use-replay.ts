import { useEffect, useState } from 'react';

const stepMilliseconds = 420;

/** Plays the states one after another. `undefined` while nothing is played. */
export function useReplay<State>(states: readonly State[]) {
  const [at, setAt] = useState<number>();
  const last = states.length - 1;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(
      () => setAt(at >= last ? undefined : at + 1),
      at >= last ? stepMilliseconds * 2 : stepMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [at, last]);
  return {
    shown: at === undefined ? undefined : states[at],
    start: () => setAt(0),
    stop: () => setAt(undefined),
  };
}
