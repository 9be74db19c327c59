import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { stepThrough } from './step-through.ts';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; selected?: string; onSelect?: (id: string) => void };

/** Holds its own choice unless `selected` is given. Moving with the arrows selects at once. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const choose = (id: string | undefined) => {
    if (!id) return;
    setOwn(id);
    onSelect?.(id);
  };

  // Where the row is wider than the screen, the chosen one comes to its middle, so that those beside it are seen.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>(`[data-tab="${current?.id}"]`);
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [current?.id]);

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
        onKeyDown={(event) => choose(stepThrough(event, [...event.currentTarget.children])?.dataset.tab)}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-${id}`}
            aria-selected={id === current?.id}
            aria-controls={id === current?.id ? `${base}-panel` : undefined}
            tabIndex={id === current?.id ? 0 : -1}
            className={tab}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable by Tab
        tabIndex={0}
        className="py-5"
      >
        {current?.content}
      </div>
    </div>
  );
}

const tab =
  'min-h-11 px-3 whitespace-nowrap text-ink-soft hover:text-ink ' +
  'focus-visible:-outline-offset-3 aria-selected:shadow-[inset_0_-2px_0_var(--pen)] aria-selected:font-semibold aria-selected:text-ink';
