import { useEffect, useRef } from 'react';
import { surenessChoices } from '#domain/practice/quick-fire.ts';
import { Button } from '#web/ui/button.tsx';

type SurenessAskProps = { onChoose: (percent: number) => void; onBack: () => void };

/** Asked before the marking, with the clock stopped: knowing what one knows is a skill too. */
export function SurenessAsk({ onChoose, onBack }: SurenessAskProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // Not a button of it: an Enter that is still held down would choose.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="min-w-0 outline-none"
      onKeyDown={(event) => {
        const choice = surenessChoices[Number(event.key) - 1];
        if (choice) onChoose(choice.percent);
        else if (event.key === 'Escape') onBack();
      }}
    >
      <legend className="mb-2 font-semibold">Before we mark it: how sure are you?</legend>
      <div className="flex flex-wrap gap-3">
        {surenessChoices.map(({ label, percent }, index) => (
          <Button key={percent} variant="secondary" onClick={() => onChoose(percent)}>
            <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums max-sm:hidden">
              {index + 1}
            </span>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onBack}>
          Back to my answer
        </Button>
      </div>
    </fieldset>
  );
}
