import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type StopwatchProps = { suggestedMinutes: number; marks: number };

export function Stopwatch({ suggestedMinutes, marks }: StopwatchProps) {
  const [startedAt, setStartedAt] = useState<number>();
  const [earlier, setEarlier] = useState(0);
  const [now, setNow] = useState(0);
  const running = startedAt !== undefined;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [running]);
  const elapsed = earlier + (running ? Math.max(0, now - startedAt) : 0);
  const start = () => {
    setNow(Date.now());
    setStartedAt(Date.now());
  };
  const pause = () => {
    setEarlier(earlier + (startedAt ? Date.now() - startedAt : 0));
    setStartedAt(undefined);
  };
  const reset = () => {
    setEarlier(0);
    setStartedAt(undefined);
  };
  return (
    <section data-screen-only aria-label="Timer" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="timer" className="min-w-[5ch] font-serif text-h2 font-semibold tabular-nums lining-nums">
        {asClock(elapsed)}
      </p>
      <div className="flex gap-3">
        <Button variant="secondary" onClick={running ? pause : start}>
          {running ? 'Pause' : earlier ? 'Go on' : 'Start the timer'}
        </Button>
        {elapsed > 0 && (
          <Button variant="quiet" onClick={reset}>
            Reset
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {marks} marks are worth about {suggestedMinutes} minutes of your paper.
      </p>
    </section>
  );
}

function asClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
