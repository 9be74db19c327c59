import { Button } from '#web/ui/button.tsx';
import { asClock, type Watch } from './use-stopwatch.ts';

type StopwatchProps = { watch: Watch; suggestedMinutes: number; marks: number };

export function Stopwatch({ watch, suggestedMinutes, marks }: StopwatchProps) {
  const { running, elapsed } = watch;
  return (
    <section data-screen-only aria-label="Timer" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="timer" className="min-w-[5ch] font-serif text-h2 font-semibold tabular-nums lining-nums">
        {asClock(elapsed)}
      </p>
      <div className="flex gap-3">
        <Button variant="secondary" onClick={running ? watch.pause : watch.start}>
          {running ? 'Pause' : elapsed ? 'Carry on' : 'Start the timer'}
        </Button>
        {elapsed > 0 && (
          <Button variant="quiet" onClick={watch.reset}>
            Reset
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Spend about {suggestedMinutes} minutes on these {marks} marks.
      </p>
    </section>
  );
}
