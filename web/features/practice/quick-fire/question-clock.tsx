type QuestionClockProps = { seconds: number; leftMs: number };

/** A ring that empties, and the seconds in it. Read out at ten seconds, not at every tick. */
export function QuestionClock({ seconds, leftMs }: QuestionClockProps) {
  const left = Math.ceil(leftMs / 1000);
  const isShort = left <= 10;
  return (
    <div
      role="timer"
      aria-label="Time left"
      className={`relative grid size-14 place-items-center ${isShort ? 'text-pen' : 'text-accent'}`}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r="21" fill="none" stroke="var(--line)" strokeWidth="4" />
        <circle
          cx="24"
          cy="24"
          r="21"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          pathLength="1"
          strokeDasharray={`${leftMs / (seconds * 1000)} 1`}
        />
      </svg>
      <span className="font-semibold tabular-nums">{left}</span>
      <span aria-live="assertive" className="sr-only">
        {left === 10 ? 'Ten seconds left' : ''}
      </span>
    </div>
  );
}
