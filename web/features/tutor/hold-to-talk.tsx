import { Mic } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { TutorSession } from './tutor-session.ts';

/** The student's turn lasts as long as this is held, with a finger, the mouse or the space bar. */
export function HoldToTalk({ session }: { session: TutorSession }) {
  const [down, setDown] = useState(false);
  const hold = (next: boolean) => {
    if (next === down) return;
    setDown(next);
    session.voice.hold(next);
  };
  const isSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return false;
    event.preventDefault();
    return true;
  };
  return (
    <button
      type="button"
      aria-pressed={down}
      className="flex min-h-14 touch-none items-center justify-center gap-2 rounded-md border-2 border-accent bg-raised font-semibold text-accent select-none aria-pressed:bg-accent aria-pressed:text-accent-ink"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(true);
      }}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isSpace(event) && hold(true)}
      onKeyUp={(event) => isSpace(event) && hold(false)}
      onBlur={() => hold(false)}
    >
      <Mic size={20} aria-hidden="true" />
      {down ? 'Let go when you’re done' : 'Hold to talk'}
    </button>
  );
}
