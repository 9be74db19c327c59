import { createContext, type ReactNode, use, useId, useState } from 'react';
import { stepThrough } from '#web/ui/step-through.ts';
import { useWide } from './use-wide.ts';

const names = { question: 'Question', case: 'Case', plan: 'Plan', answer: 'Answer', tutor: 'Mr E' } as const;
export type PartName = keyof typeof names;
const parts = Object.keys(names) as PartName[];

type Desk = { base: string; selected: PartName; wide: boolean };
const DeskContext = createContext<Desk | undefined>(undefined);

/**
 * The parts of a question: all in sight where there is room, and one at a time behind tabs where there is not. Every part
 * stays in the page either way, so that nothing that is being written is lost between them.
 */
export function DeskTabs({ children }: { children: ReactNode }) {
  const base = useId();
  const wide = useWide();
  const [selected, setSelected] = useState<PartName>('question');
  const choose = (id: string | undefined) => setSelected(parts.find((part) => part === id) ?? selected);
  return (
    <DeskContext value={{ base, selected, wide }}>
      {!wide && (
        <div
          role="tablist"
          aria-label="Parts of the question"
          data-screen-only
          className="sticky top-0 z-10 flex justify-between overflow-x-auto border-b border-line bg-surface [scrollbar-width:none] sm:justify-start sm:gap-2"
          onKeyDown={(event) => choose(stepThrough(event, [...event.currentTarget.children])?.dataset.tab)}
        >
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              role="tab"
              data-tab={part}
              id={`${base}-${part}`}
              aria-selected={part === selected}
              aria-controls={`${base}-${part}-panel`}
              tabIndex={part === selected ? 0 : -1}
              className={tab}
              onClick={() => choose(part)}
            >
              {names[part]}
            </button>
          ))}
        </div>
      )}
      {children}
    </DeskContext>
  );
}

export function DeskPart({ name, children }: { name: PartName; children: ReactNode }) {
  const desk = use(DeskContext);
  if (!desk) return children;
  const { base, selected, wide } = desk;
  const asTab = wide ? {} : { role: 'tabpanel', 'aria-labelledby': `${base}-${name}`, tabIndex: 0 };
  return (
    <div
      id={`${base}-${name}-panel`}
      {...asTab}
      className={`min-w-0 ${!wide && selected !== name ? 'not-print:hidden' : ''}`}
    >
      {children}
    </div>
  );
}

const tab =
  'min-h-12 px-2.5 whitespace-nowrap text-ink-soft hover:text-ink sm:px-4 ' +
  'focus-visible:-outline-offset-3 aria-selected:shadow-[inset_0_-3px_0_var(--pen)] aria-selected:font-semibold aria-selected:text-ink';
