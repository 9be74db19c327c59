import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down by the browser's own clock, so that a tab in the background loses nothing. Without `ms` there is none. */
export function useClock(ms: number | undefined, running: boolean, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState(ms);
  const end = useEffectEvent(onEnd);
  const start = useEffectEvent(() => left ?? 0);
  useEffect(() => {
    if (ms === undefined || !running) return;
    const until = performance.now() + start();
    const timer = setInterval(() => {
      const rest = Math.max(0, until - performance.now());
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 200);
    return () => clearInterval(timer);
  }, [ms, running]);
  return left;
}
