import type { SectionState } from '#domain/progress/mastery.ts';

/** An empty ring, a half-filled one, a tick, and a clock: each can be told from the others without its colour. */
export function StateMark({ state, className = 'size-4' }: { state: SectionState; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[state]}
    </svg>
  );
}

const drawings = {
  'not seen': <circle cx="8" cy="8" r="6" strokeDasharray="2.4 2.3" />,
  learning: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />
    </>
  ),
  secure: <path d="m2.5 8.6 3.4 3.9L13.5 3.5" strokeWidth="2.4" />,
  fading: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.6V8l2.4 1.6" />
    </>
  ),
};
