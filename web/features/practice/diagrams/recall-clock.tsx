import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { minutes } from './words.ts';

type RecallClockProps = {
  seconds: number;
  startedAt: number | undefined;
  stopped: boolean;
  calm: boolean;
  onCalm: (calm: boolean) => void;
};

/** It starts with the first line and never takes the pen away: over time is only said. */
export function RecallClock({ seconds, startedAt, stopped, calm, onCalm }: RecallClockProps) {
  const [now, setNow] = useState(() => Date.now());
  const running = startedAt !== undefined && !stopped && !calm;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const used = startedAt === undefined ? 0 : Math.max(0, Math.round((now - startedAt) / 1000));
  const left = seconds - used;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {!calm && (
        <p className="tabular-nums">
          <span className={`font-serif text-h3 font-semibold ${left < 0 ? 'text-ink-soft' : ''}`}>
            {minutes(Math.abs(left))}
          </span>{' '}
          <span className="text-sm text-ink-soft">
            {startedAt === undefined ? 'when you start' : left < 0 ? 'over, so take your time' : 'left'}
          </span>
        </p>
      )}
      <Button size="small" variant="quiet" className={calm ? '-ml-3' : ''} onClick={() => onCalm(!calm)}>
        {calm ? 'Time me' : 'Untimed'}
      </Button>
    </div>
  );
}
