import type { KeyboardEvent } from 'react';
import type { XY } from '#domain/diagrams/geometry.ts';

export type GripButton = { key: string; label: string; onMove: (by: XY) => void };

/** What the arrow keys move: each is a button that listens to them. */
export function Grips({ grips, hintId }: { grips: readonly GripButton[]; hintId: string }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm text-ink-soft">Move with the arrow keys</legend>
      <div className="flex flex-wrap gap-1.5">
        {grips.map(({ key, label, onMove }) => (
          <button
            key={key}
            type="button"
            aria-describedby={hintId}
            className={look}
            onKeyDown={(event) => moveByKey(event, onMove)}
          >
            {label}
          </button>
        ))}
      </div>
      <p id={hintId} className="text-xs text-ink-soft">
        Choose one, then press the arrows. Hold Shift for a larger step, Alt for a smaller one.
      </p>
    </fieldset>
  );
}

const directions: Record<string, XY> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function moveByKey(event: KeyboardEvent, onMove: (by: XY) => void) {
  const direction = directions[event.key];
  if (!direction || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const step = event.shiftKey ? 0.1 : event.altKey ? 0.005 : 0.02;
  onMove([direction[0] * step, direction[1] * step]);
}

const look =
  'min-h-9 rounded-sm border border-line-strong bg-raised px-3 text-sm hover:border-ink ' +
  'focus:border-accent focus:bg-accent-soft focus:ring-1 focus:ring-accent';
