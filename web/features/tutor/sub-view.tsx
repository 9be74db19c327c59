import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type SubViewProps = { title: string; onBack: () => void; children: ReactNode };

/** Stands in the thread's place, with a way back to it. */
export function SubView({ title, onBack, children }: SubViewProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="min-h-0 overflow-y-auto px-4 pt-2 pb-6 [grid-area:thread] @4xl:px-8">
      <div className="mb-3 flex items-center gap-1">
        <button
          ref={back}
          type="button"
          aria-label="Back to the conversation"
          className="-ml-2.5 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-accent-soft hover:text-ink"
          onClick={onBack}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <h3 className="text-h4">{title}</h3>
      </div>
      {children}
    </div>
  );
}
